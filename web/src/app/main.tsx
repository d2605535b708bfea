import '@/styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '@/i18n';
import { followSession, session } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { App } from './app';

session.onChangeOfPerson(toasts.clear);
followSession();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
