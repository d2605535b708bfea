import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { EarlyRequest } from '@/lib/session/request-early';
import { hintedRole } from '@/lib/session/session-hint';
import type { FramedArea, Heading, Screen } from './screen';
import { SCREENS } from './screens';

type Frame = ComponentType<{ children: ReactNode }>;

/** What is drawn around the screens of an area. */
export const FRAMES: Readonly<Record<FramedArea, () => Promise<{ default: Frame }>>> = {
  customer: () => import('./portal/customer/area'),
  profile: () => import('./portal/profile-area'),
  partner: () => import('./portal/partner/area'),
  admin: () => import('./portal/admin/area'),
};

const frames: Partial<Record<FramedArea, Frame>> = {};

/** Loads the frame of an area. @throws the failed import */
export async function loadFrame(area: FramedArea): Promise<{ default: Frame }> {
  const loaded = await FRAMES[area]();
  frames[area] = loaded.default;
  return loaded;
}

/** @returns the frame of an area if it is loaded already */
export function loadedFrame(area: FramedArea): Frame | undefined {
  return frames[area];
}

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
 * @returns what the screen at an address shows first; none where the address chooses another view or has no valid id, or the
 *   browser last had an account of another area
 */
export function earlyRequestAt({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): EarlyRequest | undefined {
  const match = matchAt(pathname);
  if (match === undefined || search !== '' || hash !== '' || !/^[\w-]*$/.test(match.id)) return undefined;
  return match.screen.area === hintedRole() ? match.screen.early?.(match.id) : undefined;
}

/**
 * Prefetches the code of an address before the session is known: the account, the texts and the code then load in
 * parallel. A failure is ignored here and reported when the router imports the module.
 * @returns settles when the frame is there, or will not come
 */
export async function loadScreenAhead(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (screen === undefined) return;
  const { area, load } = screen;
  const ignoring = (loads: () => Promise<unknown>) => loads().catch(() => undefined);
  void ignoring(load);
  if (area === 'account') return;
  void ignoring(loadAreaContent);
  await ignoring(() => loadFrame(area));
}
