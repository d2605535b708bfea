import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { withTexts } from '@/i18n/lazy-texts';
import { insidePath, links } from '@/lib/navigation/links';
import { useGeneration, useSession, useSignedIn, type SignedIn } from '@/lib/session/session';
import { areaOf, hasPartnerDashboard } from '@/lib/session/area';
import { hintedRole } from '@/lib/session/session-hint';
import { arePreferencesTakenOver, usePreferencesTakenOver } from '@/lib/session/take-over-preferences';
import { FullPageSpinner } from '../account/full-page-spinner';
import { SessionUnavailable } from '../account/session-unavailable';
import { PageSkeleton } from './page-skeleton';

/** Few wait, and not for long. */
const WaitingForApproval = lazy(async () => ({
  default: (await withTexts(['partner-note'], () => import('./partner/waiting-for-approval')))
    .WaitingForApproval,
}));

interface AreaGuardProps {
  /** The frame of the area, which is drawn as soon as the token, or before it the hint, says that somebody belongs here. */
  frame: ComponentType<{ children: ReactNode }>;
  /** Asks then for what the page at this address will show, and shows nothing. */
  ahead: ComponentType<{ uid: string }>;
}

interface GuardProps extends AreaGuardProps {
  /** Whether somebody with this role (the token's claim or the hint) is one of those who are led nowhere else. */
  expects: (role: unknown) => boolean;
  /** The address to go to instead, or null. */
  elsewhere: (now: SignedIn, pathname: string) => string | null;
}

/**
 * Shows nothing of what is inside until it is known who asks (security W7): of an area its frame and the page's head, once
 * Auth and the token say who it is, and what is in it once the account's own documents do. Before Auth has answered, the
 * frame of the role that this browser last had, with nothing personal in it (decision 213). The rules decide what may be
 * read; a guard only spares people a dead end.
 */
function Guard({ frame: Frame, ahead: Ahead, expects, elsewhere }: GuardProps) {
  const now = useSession();
  const { pathname, search, hash } = useLocation();
  // After a change of person in this tab the previous person's page is not the redirect target.
  const from = useGeneration() === 0 ? pathname + search + hash : null;
  const isAsSettled = usePreferencesTakenOver(now.state === 'signed-in' ? now.uid : null);
  if (now.state === 'loading') {
    const { recognised } = now;
    const isFramed =
      recognised === undefined
        ? expects(hintedRole())
        : expects(recognised.role) && arePreferencesTakenOver(recognised.uid);
    if (!isFramed) return <FullPageSpinner />;
    return (
      <Frame>
        <PageSkeleton />
        {recognised && (
          <Suspense fallback={null}>
            <Ahead uid={recognised.uid} />
          </Suspense>
        )}
      </Frame>
    );
  }
  if (now.state === 'unavailable') return <SessionUnavailable onRetry={now.retry} />;
  if (now.state === 'signed-out') {
    // A sign-out leads home; a visitor without a session is redirected to sign in (requirements section 2).
    if (now.because === 'left') return <Navigate to={links.home} replace />;
    return <Navigate to={links.login} replace state={{ from }} />;
  }
  if (!isAsSettled) return <FullPageSpinner />;
  const target = elsewhere(now, pathname);
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <Frame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

/** What an Approved partner sees of the customers' pages: the own cases, and no form for another. */
const OWN_CASES = /^\/dashboard\/cases?(\/|$)/;

/**
 * Client area: admins and partners have their own dashboards (requirements section 2); Rejected and Suspended are customers. What an
 * account has submitted stays its own, whatever its partner record says (decision 223).
 */
export function CustomerGuard(props: AreaGuardProps) {
  return (
    <Guard
      {...props}
      expects={(role) => role === 'customer'}
      elsewhere={(now, pathname) => {
        const area = areaOf(now);
        if (area === 'admin') return links.admin.dashboard;
        if (!hasPartnerDashboard(now.partner)) return null;
        const isOwn = area === 'partner' ? OWN_CASES.test(pathname) : !/^\/dashboard\/?$/.test(pathname);
        return isOwn ? null : links.partner.dashboard;
      }}
    />
  );
}

/** Notifications and settings: for everybody who is signed in. */
export function SignedInGuard(props: AreaGuardProps) {
  return <Guard {...props} expects={(role) => role !== undefined} elsewhere={() => null} />;
}

/** The own profile, behind {@link SignedInGuard}; an Approved partner has one with the company's data. */
export function ProfileGuard() {
  const { partner } = useSignedIn();
  return partner?.status === 'Approved' ? <Navigate to={links.partner.profile} replace /> : <Outlet />;
}

/** Partner area: Pending waits, Approved passes, Suspended is shown why, anybody else goes home (requirements section 2). */
export function PartnerGuard(props: AreaGuardProps) {
  const now = useSession();
  if (now.state === 'signed-in' && now.partner?.status === 'Pending') return <WaitingForApproval />;
  return (
    <Guard
      {...props}
      expects={(role) => role === 'partner'}
      elsewhere={({ partner }) => {
        if (partner?.status === 'Approved') return null;
        return partner?.status === 'Suspended' ? links.customer.dashboard : links.home;
      }}
    />
  );
}

/** Admin area: decided by the profile's role (requirements section 6). */
export function AdminGuard(props: AreaGuardProps) {
  return (
    <Guard
      {...props}
      expects={(role) => role === 'admin'}
      elsewhere={(now) => (areaOf(now) === 'admin' ? null : links.home)}
    />
  );
}

const OF_EVERYBODY: readonly string[] = [links.notifications, links.customer.settings];

/** The page that a guard turned somebody away from, if it belongs to the area of who signed in in the end. */
function wantedPage(state: unknown, now: SignedIn): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return null;
  const [path = ''] = state.from.split(/[?#]/, 1);
  if (OF_EVERYBODY.includes(path)) return insidePath(state.from);
  const area = areaOf(now);
  const below =
    area === 'admin' ? '/admin/' : area === 'partner' && !OWN_CASES.test(path) ? '/partner/' : '/dashboard';
  return state.from.startsWith(below) ? insidePath(state.from) : null;
}

/** Pages for those who are not signed in: anybody else is sent on, to the page they wanted or to the dashboard. */
export function GuestGuard() {
  const now = useSession();
  const location = useLocation();
  // The prerendered form stays mounted while the session is loading, so that what is typed there is kept.
  if (now.state === 'loading' || now.state === 'signed-out') return <Outlet />;
  if (now.state === 'unavailable') return <SessionUnavailable onRetry={now.retry} />;
  return <Navigate to={wantedPage(location.state, now) ?? links.customer.dashboard} replace />;
}
