import type { Page, Route } from '@playwright/test';

/** Holds back the answers to all matching requests. @returns releases them */
export async function answersAreSlow(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isSlow = true;
  const hold = async (route: Route) => {
    if (isSlow) held.push(route);
    else await route.continue();
  };
  await page.route(what, hold);
  return async () => {
    isSlow = false;
    // A request that was aborted meanwhile cannot continue.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await page.unroute(what, hold);
  };
}

/** The portal's scripts, and its style sheet, for which they wait. */
export const SCRIPTS = /\/assets\/[^/]*\.js$/;
export const SCRIPTS_AND_STYLES = /\/assets\/[^/]*\.(?:js|css)$/;
