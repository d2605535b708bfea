import '@/styles/app.css';
import { useEffect } from 'react';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { useLanguage } from '@/i18n';
import { DocumentRouter } from '@/lib/navigation/document-router';
import { links } from '@/lib/navigation/links';
import { localePath } from '@/lib/navigation/locale-path';
import { QueryProvider } from '@/lib/command/query-provider';
// Signing out clears what the person typed, in the portal's tabs as well.
import '@/lib/form/drafts';
import { followSessionOnce, session, useSession } from '@/lib/session/session';
import { rememberSession } from '@/lib/session/session-hint';
import { toasts } from '@/lib/command/toast';
import { UserMenu } from '@/routes/portal/user-menu';

/** In the header of a public page, for those who are signed in: the bell and their menu (requirements section 2, Header). */
export function SessionCorner() {
  const now = useSession();
  useEffect(() => {
    const stop = session.subscribe(() => rememberSession(session.get()));
    followSessionOnce();
    return stop;
  }, []);
  const language = useLanguage();
  const left = now.state === 'signed-out' && now.because === 'left';
  useEffect(() => {
    const home = localePath(links.home, language);
    if (!left || location.pathname === home) return;
    toasts.handOver();
    location.assign(home);
  }, [left, language]);
  if (now.state !== 'signed-in') return null;
  return (
    <QueryProvider>
      <DocumentRouter>
        <NotificationBell uid={now.uid} />
        <UserMenu onSite />
      </DocumentRouter>
    </QueryProvider>
  );
}
