import '@/styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGES } from '@app/domain/language';
import { asLanguage } from '@/i18n/detect-language';
import { startI18n } from '@/i18n';
import { drafts } from '@/lib/form/drafts';
import { continueAnimations } from '@/lib/page/continue-animations';
import { keepFocus } from '@/lib/page/keep-focus';
import { links } from '@/lib/navigation/links';
import { reportRedrawn } from '@/lib/page/report-redrawn';
import { returnFocus } from '@/lib/page/return-focus';
import { followSession, session } from '@/lib/session/session';
import { requestEarly } from '@/lib/session/request-early';
import { followSettlement } from '@/lib/session/settle-account';
import { rememberSession } from '@/lib/session/session-hint';
import { toasts } from '@/lib/command/toast';
import { withoutPrivateQuery } from '@/lib/list/view-address';
import { App } from './app';
import { earlyRequestAt, loadScreenAhead } from '@/routes/screen-at';

session.onChangeOfPerson(toasts.clear);
session.subscribe(() => rememberSession(session.get()));
session.subscribe(() => drafts.keepOnly(session.get()));
followSession();
followSettlement();
returnFocus();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

// A finished page has decided on its language; routes know no language in their addresses.
const finished = 'page' in document.documentElement.dataset;
const [, prefix = ''] = location.pathname.split('/');
if (LANGUAGES.some((language) => language === prefix)) {
  const unprefixed = location.pathname.slice(prefix.length + 1) || '/';
  history.replaceState(history.state, '', unprefixed + location.search + location.hash);
}
// The document of the portal's screens has an address itself, which is none of them.
if (location.pathname === '/spa') location.replace(links.home);
// Addresses of lists from before: no reload and no further request repeats what they hold.
const moved = withoutPrivateQuery(location);
if (moved !== null) history.replaceState(history.state, '', location.pathname + moved.search + moved.hash);
// A frame that was sent with the page (decision 213) is replaced by React's, with no spinner between them.
const isFramed = 'portal' in document.documentElement.dataset;
const frame = loadScreenAhead(location.pathname);
// What cannot be requested early is read when Auth has answered.
if (!finished) requestEarly(earlyRequestAt(location)).catch(() => undefined);
await Promise.all([
  startI18n(finished ? asLanguage(document.documentElement.lang) : null),
  window.earlyInput?.wholeSheet(),
  isFramed && frame,
]);

const app = (
  <StrictMode>
    <App inRouter={(content) => <BrowserRouter>{content}</BrowserRouter>} />
  </StrictMode>
);
if (finished) hydrateRoot(root, app, { onRecoverableError: reportRedrawn });
else {
  // Of the spinner that was sent with the page.
  const leave = isFramed ? undefined : continueAnimations(root);
  keepFocus(root);
  createRoot(root).render(app);
  leave?.();
}
