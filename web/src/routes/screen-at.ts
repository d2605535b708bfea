import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { SCREENS, type FramedArea, type Heading, type Screen } from './screens';

/** What is drawn around the screens of an area. */
export const FRAMES: Readonly<
  Record<FramedArea, () => Promise<{ default: ComponentType<{ children: ReactNode }> }>>
> = {
  customer: () => import('./portal/customer/area'),
  profile: () => import('./portal/profile-area'),
  partner: () => import('./portal/partner/area'),
  admin: () => import('./portal/admin/area'),
};

/** What every framed screen is rendered in. */
export const loadAreaContent = () => import('./portal/area-content');

function matchAt(pathname: string) {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, pathname);
    if (match !== null) return { screen, id: Object.values(match.params)[0] ?? '' };
  }
  return undefined;
}

/** @returns the screen at an address; none for an address that is not one of the portal's */
export function screenAt(pathname: string): Screen | undefined {
  return matchAt(pathname)?.screen;
}

/** @returns the head of the page at an address of the portal; null for any other */
export function headingAt(pathname: string, t: TFunction): Heading | null {
  const match = matchAt(pathname);
  return match?.screen.heading?.(t, match.id) ?? null;
}

/**
 * Prefetches the code of an address before the session is known: the account, the texts and the code then load in
 * parallel. A failure is ignored here and reported when the router imports the module.
 */
export function loadScreenAhead(pathname: string): void {
  const screen = screenAt(pathname);
  if (screen === undefined) return;
  const { area, load } = screen;
  const loads = area === 'account' ? [load] : [FRAMES[area], loadAreaContent, load];
  for (const each of loads) each().catch(() => undefined);
}
