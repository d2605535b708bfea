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

/** The channel of the database's SDK, the requests outside of it, and both. */
export const CHANNEL = /google\.firestore\.v1\.Firestore/;
export const SINGLE_REQUESTS = /\/documents:\w+$/;
export const DATABASE = new RegExp(`${CHANNEL.source}|${SINGLE_REQUESTS.source}`);
/** Of the single requests those that may be sent before Auth has answered (decision 218). */
export const EARLY = /\/documents:(batchGet|runQuery)$/;

/** The portal's scripts, and its style sheet, for which they wait. */
export const SCRIPTS = /\/assets\/[^/]*\.js$/;
export const SCRIPTS_AND_STYLES = /\/assets\/[^/]*\.(?:js|css)$/;
