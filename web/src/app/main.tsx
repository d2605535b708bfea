import '@/styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '@/i18n';
import { connections } from '@/lib/live';
import { createQueryClient } from '@/lib/query-client';
import { followSession, session } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { App } from './app';

const queries = createQueryClient();

// On a shared computer the second person finds nothing of the first: connections closed, caches emptied (SECURITY A10).
session.onChangeOfPerson(() => {
  connections.closeAll();
  queries.clear();
  toasts.clear();
});
followSession();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App queries={queries} />
  </StrictMode>,
);
