import { PERSONAS } from '@app/seed/personas';
import { chromium, type Page } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import { HOST } from '../emulators/ports.ts';
import type { Suite } from '../emulators/suite.ts';
import type { Benchmark } from './benchmark.ts';
import { signIn } from './browser.ts';
import { FLOOR, serveCompressed } from './compressed-site.ts';
import { inMilliseconds, machine, median, table } from './figures.ts';
import { fetchLighthouse, look, openBrowser, type Reading } from './lighthouse.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** The portal's largest paint relative to that of a page of plain text. */
const GOAL = 2;

const SCREENS = {
  customer: ['/dashboard', '/notifications'],
  partner: ['/partner/dashboard'],
  admin: ['/admin/dashboard', '/admin/cases'],
} as const;

/**
 * The session is kept; the browser's other storage is cleared before each run. A listener never ends, so the network is
 * never idle: paints later than this, in ms, are not waited for.
 */
const FLAGS = { disableStorageReset: true, onlyCategories: ['performance'], maxWaitForLoad: 10_000 };

/**
 * Lighthouse on screens behind the login, with the demo data of the emulators: their largest paint over that of a page of
 * plain text (`FLOOR`), measured in turn. `RUNS=3` measures less often.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  const site = await serveCompressed(suite.hostingOrigin);
  try {
    const readings = new Map<string, Reading[]>();
    for (const who of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      const found = await lookAs(suite, site.origin, who);
      for (const [path, some] of found) readings.set(path, [...(readings.get(path) ?? []), ...some]);
    }
    print(readings);
  } finally {
    await site.close();
  }
}

async function lookAs(
  suite: Suite,
  origin: string,
  who: keyof typeof SCREENS,
): Promise<Map<string, Reading[]>> {
  const run = await fetchLighthouse(console.log);
  const browser = await openBrowser(suite.env.CHROMIUM_PATH ?? chromium.executablePath());
  const driver = await chromium.connectOverCDP(`http://${HOST}:${browser.port}`);
  try {
    const [context] = driver.contexts();
    if (context === undefined) throw new Error('Chromium has no default context.');
    const page = await signIn(context, PERSONAS[who].email, origin);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const readings = new Map([FLOOR, ...SCREENS[who]].map((path) => [path, Array<Reading>()]));
    for (let turn = 0; turn < RUNS; turn++)
      for (const [path, all] of readings) {
        await forgetFiles(page);
        all.push(await look(run, browser.port, origin + path, FLAGS));
      }
    return readings;
  } finally {
    await driver.close();
    await browser.close();
  }
}

async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

function print(readings: ReadonlyMap<string, readonly Reading[]>): void {
  const of = (path: string, value: (reading: Reading) => number) =>
    median((readings.get(path) ?? []).map(value));
  const floor = of(FLOOR, ({ lcp }) => lcp);
  console.log(machine());
  console.log(
    table(
      ['screen, with the demo data', 'LCP', 'to the floor', 'goal', 'TBT', 'CLS', 'n'],
      [...readings].map(([path, all]) => {
        const lcp = of(path, (reading) => reading.lcp);
        return [
          path === FLOOR ? 'floor: plain text' : path,
          inMilliseconds(lcp),
          (lcp / floor).toFixed(2),
          path === FLOOR ? '' : GOAL.toFixed(2),
          inMilliseconds(of(path, ({ tbt }) => tbt)),
          of(path, ({ cls }) => cls).toFixed(3),
          String(all.length),
        ];
      }),
    ),
  );
}
