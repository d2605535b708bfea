import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { insidePath, links } from '@/lib/links';
import { useGeneration, useSession, type SignedIn } from '@/lib/session';
import { usePreferencesTakenOver } from '@/lib/take-over-preferences';
import { FullPageSpinner } from '../account/full-page-spinner';
import { SessionUnavailable } from '../account/session-unavailable';
import { WaitingForApproval } from './partner/waiting-for-approval';

/**
 * Shows nothing of what is inside until it is known who asks (SECURITY W7), and decides by `elsewhere`, which answers
 * with the address to go to or null. The rules decide what may be read; a guard only spares people a dead end.
 */
function Guard({ elsewhere }: { elsewhere: (now: SignedIn) => string | null }) {
  const now = useSession();
  const { pathname, search } = useLocation();
  // Whoever comes after another person is not led to that person's page.
  const from = useGeneration() === 0 ? pathname + search : null;
  const isAsSettled = usePreferencesTakenOver(now.state === 'signed-in' ? now.uid : null);
  if (now.state === 'loading' || !isAsSettled) return <FullPageSpinner />;
  if (now.state === 'unavailable') return <SessionUnavailable onRetry={now.retry} />;
  if (now.state === 'signed-out') {
    // Who signs out goes home; who was never here is asked to sign in (SPEC section 2).
    if (now.because === 'left') return <Navigate to={links.home} replace />;
    return <Navigate to={links.login} replace state={{ from }} />;
  }
  const target = elsewhere(now);
  return target === null ? <Outlet /> : <Navigate to={target} replace />;
}

/** Client area: admins and partners have dashboards of their own (SPEC section 2); a Rejected applicant is a customer. */
export function CustomerGuard() {
  return (
    <Guard
      elsewhere={({ profile, partner }) => {
        if (profile.role === 'admin') return links.admin.dashboard;
        return partner !== null && partner.status !== 'Rejected' ? links.partner.dashboard : null;
      }}
    />
  );
}

/** Notifications and settings: for everybody who is signed in. */
export function SignedInGuard() {
  return <Guard elsewhere={() => null} />;
}

/** The own profile: for everybody who is signed in; an Approved partner has one with the company's data. */
export function ProfileGuard() {
  return (
    <Guard elsewhere={({ partner }) => (partner?.status === 'Approved' ? links.partner.profile : null)} />
  );
}

/** Partner area: Pending waits, Approved passes, anybody else goes home (SPEC section 2). */
export function PartnerGuard() {
  const now = useSession();
  if (now.state === 'signed-in' && now.partner?.status === 'Pending') return <WaitingForApproval />;
  return <Guard elsewhere={({ partner }) => (partner?.status === 'Approved' ? null : links.home)} />;
}

/** Admin area: decided by the profile's role (SPEC section 6). */
export function AdminGuard() {
  return <Guard elsewhere={({ profile }) => (profile.role === 'admin' ? null : links.home)} />;
}

const OF_EVERYBODY: readonly string[] = [links.notifications, links.customer.settings];

/** The page that a guard turned somebody away from, if it belongs to the area of who signed in in the end. */
function wantedPage(state: unknown, { profile, partner }: SignedIn): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return null;
  const [path = ''] = state.from.split(/[?#]/, 1);
  if (OF_EVERYBODY.includes(path)) return insidePath(state.from);
  const area =
    profile.role === 'admin' ? '/admin/' : partner?.status === 'Approved' ? '/partner/' : '/dashboard';
  return state.from.startsWith(area) ? insidePath(state.from) : null;
}

/** Pages for those who are not signed in: anybody else is sent on, to the page they wanted or to the dashboard. */
export function GuestGuard() {
  const now = useSession();
  const location = useLocation();
  // The form stands before it is known who asks: it is in the page that was sent, and what is typed there stays.
  if (now.state === 'loading' || now.state === 'signed-out') return <Outlet />;
  if (now.state === 'unavailable') return <SessionUnavailable onRetry={now.retry} />;
  return <Navigate to={wantedPage(location.state, now) ?? links.customer.dashboard} replace />;
}
