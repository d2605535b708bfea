/// <reference lib="dom" />
import { PERSONAS } from '@app/seed/personas';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import type { Benchmark } from './benchmark.ts';
import { launchBrowser, signIn } from './browser.ts';
import { FLOOR, serveCompressed } from './compressed-site.ts';
import { inMilliseconds, machine, median, table } from './figures.ts';

/** The delay of each response, in ms: far longer than anything else, so that dependencies between requests show. */
const LATENCY = 400;
const TURNS = 5;

type Line = {
  /** In ms, of each response. */
  readonly latency: number;
  /** In bytes a second; -1: unlimited. */
  readonly throughput: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  /** Addresses that are not reached. */
  readonly blocked?: readonly string[];
};

/** What is requested before Auth has answered (decision 218). */
const EARLY = ['*/documents:batchGet', '*/documents:runQuery'];

const PLAIN: Line = { latency: LATENCY, throughput: -1, slowdown: 1 };
/** What people have; the names are those of the table. */
const LINES: Readonly<Record<string, Line>> = {
  '150 ms, 1.6 Mbit/s, processor four times slower': { latency: 150, throughput: 200_000, slowdown: 4 },
  '562 ms, 1.4 Mbit/s': { latency: 562, throughput: 175_000, slowdown: 1 },
};

/** The requests needed for the first content, by their address. */
const STEPS = {
  'the document': (url: URL) => url.pathname === '/dashboard',
  'main script': (url: URL) => /\/assets\/(?:spa|main)-/.test(url.pathname),
  'texts of the language': (url: URL) => /\/assets\/th-/.test(url.pathname),
  'code of the screen': (url: URL) => /\/assets\/dashboard-/.test(url.pathname),
  Firestore: (url: URL) => /\/assets\/firestore-/.test(url.pathname),
  'rows, asked of the REST API': (url: URL) => url.pathname.endsWith('/documents:runQuery'),
  'the account, asked of Auth': (url: URL) => url.pathname.endsWith('accounts:lookup'),
  'first word with Firestore': (url: URL) => url.pathname.includes('.Firestore/Listen/'),
} as const satisfies Record<string, (url: URL) => boolean>;

type Step = keyof typeof STEPS;
type Visit = { readonly begun: Map<Step, number>; readonly shown: number };

/**
 * The request waterfall when a signed-in customer opens `/dashboard` by its address: each request's start, from the
 * navigation, on a connection with 400 ms added to every response and unlimited bandwidth; nothing is cached. Divided by
 * those 400 ms it is the number of round trips before it. Over HTTP/2, as production's Hosting: its emulator sends six files
 * at a time, which would hide everything else. Then the same on lines that people have, in turn with the first paint of a page of plain text.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  const site = await serveCompressed(suite.hostingOrigin);
  const browser = await launchBrowser(suite);
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      baseURL: site.origin,
      ignoreHTTPSErrors: true,
      locale: 'th-TH',
    });
    const page = await signIn(context, PERSONAS.customer.email);
    await page.locator('main a[href^="/dashboard/case/"]').first().waitFor();
    const visits: Visit[] = [];
    for (let turn = 0; turn < TURNS; turn++) visits.push(await visit(context, page, PLAIN));
    const row = (what: string, times: readonly number[]) => [
      what,
      times.length === 0 ? 'never' : inMilliseconds(median(times)),
      times.length === 0 ? '' : (median(times) / LATENCY).toFixed(1),
    ];
    console.log(machine());
    console.log(
      table(
        [`/dashboard, cold, each answer ${LATENCY} ms later`, 'begins after', 'round trips before'],
        [
          ...(Object.keys(STEPS) as Step[]).map((step) =>
            row(
              step,
              visits.flatMap(({ begun }) => begun.get(step) ?? []),
            ),
          ),
          row(
            'first rows are shown',
            visits.map(({ shown }) => shown),
          ),
        ],
      ),
    );
    const rows: string[][] = [];
    for (const [name, line] of Object.entries(LINES)) {
      const [floors, before, now]: number[][] = [[], [], []];
      for (let turn = 0; turn < TURNS; turn++) {
        floors?.push(await paintOfFloor(context, page, line));
        before?.push((await visit(context, page, { ...line, blocked: EARLY })).shown);
        now?.push((await visit(context, page, line)).shown);
      }
      const [floor, ...shown] = [floors, before, now].map((times) => median(times ?? [])) as [
        number,
        ...number[],
      ];
      const cells = shown.flatMap((time) => [inMilliseconds(time), (time / floor).toFixed(1)]);
      rows.push([name, inMilliseconds(floor), ...cells]);
    }
    const heads = ['without early requests', 'to the floor', 'first rows', 'to the floor'];
    console.log(table(['/dashboard, cold', 'floor: first paint', ...heads], rows));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Nothing is cached, and the line is slow. @returns what ends it */
async function slowDown(
  context: BrowserContext,
  page: Page,
  { latency, throughput, slowdown, blocked = [] }: Line,
): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await page.goto('about:blank');
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Network.setBlockedURLs', { urls: [...blocked] });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}

async function paintOfFloor(context: BrowserContext, page: Page, line: Line): Promise<number> {
  const cdp = await slowDown(context, page, line);
  await page.goto(FLOOR);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await cdp.detach();
  return (await paint.jsonValue()) ?? 0;
}

async function visit(context: BrowserContext, page: Page, line: Line): Promise<Visit> {
  const cdp = await slowDown(context, page, line);
  const begun = new Map<Step, number>();
  let first: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    const url = new URL(request.url);
    first ??= timestamp;
    for (const [step, isIt] of Object.entries(STEPS) as [Step, (url: URL) => boolean][])
      if (isIt(url) && !begun.has(step)) begun.set(step, (timestamp - first) * 1_000);
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const shown = await page.evaluate(
    (sight) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(sight) === null) requestAnimationFrame(look);
          // From the navigation on, by the page's own clock.
          else setTimeout(() => resolve(performance.now()));
        };
        look();
      }),
    'main a[href^="/dashboard/case/"]',
  );
  await cdp.detach();
  return { begun, shown };
}
