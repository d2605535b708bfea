/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { PERSONAS } from '@app/seed/personas';
import type { CDPSession, Page } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import type { Benchmark } from './benchmark.ts';
import { writeRows } from './bulk-rows.ts';
import { inMilliseconds, machine, median, percentile, table } from './figures.ts';
import { moveTo } from './move-to.ts';
import { meterReads, settledReads } from './read-meter.ts';
import { launchBrowser, signIn } from './browser.ts';

/** Notifications of one person; they are written for three. */
const FEED = 1_000;
const TURNS = 5;
const ROUTES = [
  '/dashboard',
  '/dashboard/new-case',
  '/notifications',
  '/dashboard/profile',
  '/dashboard/settings',
];
const WHEEL = 180;
const SCROLLS = 3;
/** The speed of a fling, in px a second, and its distance, in px. */
const PACE = 3_000;
const WAY = 30_000;
/** A longer interval than this means a dropped frame at 60 Hz, in ms. */
const LATE = 1.5 * (1_000 / 60);

/**
 * The main-thread time of a change of screen by Chromium's metrics (from the change of address until the network is idle;
 * waiting for the network does not count), with the code preloaded; and the frames while a fully loaded feed of 1,000
 * notifications is scrolled at the speed of a fling, from one `requestAnimationFrame` to the next. In turn with it the
 * floor: a page of as many rows of the same height and similar text, without a script, scrolled in the same way.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  await writeRows(suite, 'notifications', 0, 3 * FEED);
  const browser = await launchBrowser(suite);
  try {
    const context = await browser.newContext({
      baseURL: suite.hostingOrigin,
      locale: 'th-TH',
      serviceWorkers: 'block',
    });
    await meterReads(context);
    const page = await signIn(context, PERSONAS.customer.email);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const changes = await measureChanges(page, cdp);
    const bare = await context.newPage();
    const [feed, floor] = [Array<number[]>(), Array<number[]>()];
    for (let turn = 0; turn < SCROLLS; turn++) {
      await page.bringToFront();
      await page.goto('/notifications');
      await settledReads(page);
      await loadAll(page);
      feed.push(await measureFrames(page));
      await bare.bringToFront();
      await bare.setContent(bareRows());
      floor.push(await measureFrames(bare));
    }
    console.log(machine());
    console.log(
      table(
        [`change of screen, medians of ${TURNS}`, 'own work', 'most', 'goal', 'all tasks', 'most'],
        [...changes].map(([path, works]) => {
          const own = works.map((work) => work.own);
          const all = works.map((work) => work.all);
          return [
            path,
            inMilliseconds(median(own)),
            inMilliseconds(percentile(own, 1)),
            '100 ms',
            inMilliseconds(median(all)),
            inMilliseconds(percentile(all, 1)),
          ];
        }),
      ),
    );
    console.log(
      table(
        [
          '1,000 rows, scrolled',
          'p50',
          'p95',
          'p99',
          'frames',
          'later than 25 ms',
          'of 100',
          'least',
          'most',
        ],
        [frameRow('the notifications', feed), frameRow('floor: a page without script', floor)],
      ),
    );
  } finally {
    await browser.close();
  }
}

async function measureChanges(page: Page, cdp: CDPSession): Promise<Map<string, Work[]>> {
  const times = new Map<string, Work[]>(ROUTES.map((path) => [path, []]));
  for (let turn = -1; turn < TURNS; turn++) {
    for (const path of ROUTES) {
      // Queries of the previous screen are closed by then.
      await sleep(1_200);
      const before = await workSoFar(cdp);
      await moveTo(page, path);
      await page.locator('main h1').waitFor();
      await sleep(400);
      const after = await workSoFar(cdp);
      const taken = { own: after.own - before.own, all: after.all - before.all };
      if (turn >= 0) times.get(path)?.push(taken);
    }
  }
  return times;
}

/** The main-thread time so far, in ms. */
interface Work {
  /** Scripts, styles and layout: caused by the page. */
  own: number;
  /** All tasks, including painting without a graphics card, Chromium's tasks and those of this test. */
  all: number;
}

async function workSoFar(cdp: CDPSession): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  return {
    own: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'),
    all: of('TaskDuration'),
  };
}

/** The frames of all scrolls together, then the shares of the best and of the worst scroll. */
function frameRow(what: string, scrolls: readonly number[][]): string[] {
  const frames = scrolls.flat();
  const ms = (share: number) => `${percentile(frames, share).toFixed(1)} ms`;
  const lateIn = (some: readonly number[]) => some.filter((frame) => frame > LATE).length;
  const shares = scrolls.map((some) => (100 * lateIn(some)) / some.length);
  return [
    what,
    ...[0.5, 0.95, 0.99].map(ms),
    String(frames.length),
    String(lateIn(frames)),
    ...[(100 * lateIn(frames)) / frames.length, Math.min(...shares), Math.max(...shares)].map((share) =>
      share.toFixed(1),
    ),
  ];
}

/** Rows as high as those of the feed, with only the necessary styles. */
function bareRows(): string {
  const rows = Array.from(
    { length: FEED },
    (_, index) =>
      `<article><b>มีความเคลื่อนไหวในเคส ${index}</b><p>มีบันทึกใหม่ในเคส ${index} กดเพื่อดูรายละเอียด</p><time>12:00</time></article>`,
  );
  const style =
    'body{margin:0;font:16px sans-serif}article{box-sizing:border-box;height:97px;padding:12px 16px;border-top:1px solid #ccc}p{margin:0}';
  return `<!doctype html><title>rows</title><style>${style}</style>${rows.join('')}`;
}

/** Scrolls to the last row, loading pages of 25. */
async function loadAll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1_280, height: 720 };
  await page.mouse.move(width / 2, height / 2);
  for (;;) {
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.wheel(0, WHEEL * 20);
    await sleep(150);
    const { top, now } = await page.evaluate(() => ({
      top: scrollY + innerHeight,
      now: document.documentElement.scrollHeight,
    }));
    if (top >= end - 5 && now === end) return;
  }
}

/** Scrolls from the top at constant speed. @returns the intervals between frames, in ms */
async function measureFrames(page: Page): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? { width: 1_280, height: 720 };
  await page.evaluate(() => scrollTo(0, 0));
  await sleep(500);
  const frames = await page.evaluateHandle(() => {
    const taken: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      taken.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return taken;
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -WAY,
    speed: PACE,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const taken = await frames.jsonValue();
  const way = await page.evaluate(() => Math.round(scrollY));
  await cdp.detach();
  console.log(`scrolled ${way} px in ${taken.length} frames`);
  return taken.slice(1);
}
