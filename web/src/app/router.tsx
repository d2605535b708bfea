import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isScreen } from '@/lib/navigation/links';
import { toasts } from '@/lib/command/toast';
import {
  AdminGuard,
  CustomerGuard,
  GuestGuard,
  PartnerGuard,
  ProfileGuard,
  SignedInGuard,
} from '@/routes/portal/guards';
import { FullPageSpinner } from '@/routes/account/full-page-spinner';
import { loadAreaContent, loadedFrame, loadFrame, screenAt } from '@/routes/screen-at';
import type { Area, FramedArea, Screen } from '@/routes/screen';
import { SCREENS } from '@/routes/screens';
import { OnNavigation } from './on-navigation';
import { PerAddress } from './per-address';

const NotFound = lazy(() => import('@/routes/portal/not-found'));
const AreaContent = lazy(loadAreaContent);
const PrefetchData = lazy(async () => ({ default: (await loadAreaContent()).PrefetchData }));

/** Requests the data of the screen at the present address. */
function Ahead({ uid }: { uid: string }) {
  const screen = screenAt(useLocation().pathname);
  return screen && <PrefetchData uid={uid} load={screen.load} />;
}

/** A screen's route, behind the guard of its narrower audience if it has one. */
function routeOf({ path, load, only }: Screen) {
  const Content = lazy(load);
  const element = (
    <PerAddress>
      <Content />
    </PerAddress>
  );
  const route = <Route key={path} path={path} element={element} />;
  if (only === undefined) return route;
  const Guard = only === 'guests' ? GuestGuard : ProfileGuard;
  return (
    <Route key={path} element={<Guard />}>
      {route}
    </Route>
  );
}

const routesOf = (area: Area) => SCREENS.filter((screen) => screen.area === area).map(routeOf);

const GUARDS = {
  customer: CustomerGuard,
  profile: SignedInGuard,
  partner: PartnerGuard,
  admin: AdminGuard,
} as const satisfies Record<FramedArea, unknown>;

/** The frame of an area. One that is loaded already is drawn at once, in place of the one in the document: `lazy` would draw the spinner first. */
function frameOf(area: FramedArea) {
  const LateFrame = lazy(() => loadFrame(area));
  return function AreaFrame({ children }: { children: ReactNode }) {
    const [{ Frame }] = useState(() => ({ Frame: loadedFrame(area) ?? LateFrame }));
    return <Frame>{children}</Frame>;
  };
}

/** The screens of an area behind its guard, which draws its frame. */
function areaOf(area: FramedArea) {
  const Guard = GUARDS[area];
  return (
    <Route key={area} element={<Guard frame={frameOf(area)} ahead={Ahead} />}>
      <Route element={<AreaContent />}>{routesOf(area)}</Route>
    </Route>
  );
}

const ROUTES = [
  ...routesOf('account'),
  ...(['customer', 'profile', 'partner', 'admin'] as const).map(areaOf),
];

/** An address that is none of these screens: a public page, which is a separate document, or an unknown address. */
function Elsewhere() {
  const { pathname } = useLocation();
  const leaves = !isScreen(pathname);
  useEffect(() => {
    if (!leaves) return;
    toasts.handOver();
    // Not `replace`: to an address with a hash that would be no navigation.
    location.reload();
  }, [leaves]);
  return leaves ? <FullPageSpinner /> : <NotFound />;
}

/** Encoded ends of lines. No pattern of the router goes past one, not even `*`. */
const LINE_END = /%0a|%0d|%e2%80%a[89]/i;

/** The screens of the portal, one guard for each audience; every other address is {@link Elsewhere}. */
export function AppRoutes() {
  const { pathname } = useLocation();
  if (LINE_END.test(pathname)) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <Elsewhere />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <OnNavigation />
      <Routes>
        {ROUTES}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  );
}
