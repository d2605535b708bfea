/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_LENGTH } from '@app/domain/first-page';
import { COLLECTIONS } from '@app/domain/paths';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import { HOST } from '../emulators/ports.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import type { Benchmark } from './benchmark.ts';
import { writeRows } from './bulk-rows.ts';
import { inMilliseconds, inSeconds, machine, median, table } from './figures.ts';
import { moveTo } from './move-to.ts';
import { meterReads, readsOf, resetReads, settledReads } from './read-meter.ts';
import { launchBrowser, signIn } from './browser.ts';
import { within } from './within.ts';

const FEW = 100;
const MANY = 100_000;
/** Rows per load, and the total time for loading in ms: the figures are for the rows loaded by then. */
const PORTION = 5_000;
const LOADING = 240_000;
const TURNS = 5;
/** Longer than an unused query stays open, in ms. */
const APART = 2_500;
/** A page of the list, and one more document that shows whether another page follows. */
const PAGE = PAGE_LENGTH + 1;
/** For the documents of the page, in ms: with many rows the emulator is slow, and the previous rows are shown meanwhile. */
const PATIENCE = 30_000;

/** In milliseconds, and documents of the page. */
type Sample = {
  readonly shown: number;
  /** Until all documents of the page had come over the wire. */
  readonly come: number;
  readonly control: number;
  readonly query: number;
  readonly withCounts: number;
  readonly documents: number;
};

/**
 * The admins' list of cases with 100 and with 100,000 cases in the collection: from the change of address to the rows on the
 * screen, inside the app, with code and frame loaded. In turn with it: the articles, whose collection does not change (other
 * changes of this machine); the same query without a screen, by REST as the owner; and that query with the four counts that
 * the screen requests at the same time (the emulator's part: it has no indexes and reads every document, which Firestore
 * does not).
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  await writeRows(suite, 'cases', 0, FEW);
  await writeRows(suite, 'blogPosts', 0, FEW);
  const browser = await launchBrowser(suite);
  try {
    const context = await browser.newContext({
      baseURL: suite.hostingOrigin,
      locale: 'th-TH',
      serviceWorkers: 'block',
    });
    await meterReads(context);
    const page = await signIn(context, PERSONAS.admin.email);
    const few = await measure(suite, page);
    const begun = performance.now();
    let total = FEW;
    while (total < MANY && performance.now() - begun < LOADING) {
      const next = Math.min(MANY, total + PORTION);
      await writeRows(suite, 'cases', total, next);
      total = next;
    }
    const loading = performance.now() - begun;
    console.log(`${total - FEW} cases were loaded in ${inSeconds(loading)}.`);
    print(few, await measure(suite, page), total);
  } finally {
    await browser.close();
  }
}

async function measure(suite: Suite, page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  // The first turn is a warm-up of both screens and the emulator.
  for (let turn = -1; turn < TURNS; turn++) {
    await moveTo(page, '/dashboard/settings');
    await sleep(APART);
    await resetReads(page);
    const begun = performance.now();
    const shown = await timeTo(page, '/admin/cases', 'main a[href^="/admin/case/"]');
    await readsOf(page, COLLECTIONS.cases, PAGE, PATIENCE);
    const come = performance.now() - begun;
    // More than these would be too many: all further ones are counted.
    const { documents } = await settledReads(page);
    await moveTo(page, '/dashboard/settings');
    await sleep(APART);
    const control = await timeTo(page, '/admin/blog', 'main a[href^="/admin/blog/edit/"]');
    const query = await timed(() => rows(suite));
    const withCounts = await timed(() =>
      Promise.all([rows(suite), ...COUNTED.map((where) => count(suite, where))]),
    );
    const page26 = documents.filter((path) => path.startsWith(`${COLLECTIONS.cases}/`)).length;
    if (turn >= 0) samples.push({ shown, come, control, query, withCounts, documents: page26 });
  }
  return samples;
}

/** From the change of the address to the frame that shows the first row, by the page's own clock. */
async function timeTo(page: Page, path: string, selector: string): Promise<number> {
  const taken = page.evaluate(
    ({ to, sight }) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector(sight) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        observer.observe(document.documentElement, { subtree: true, childList: true });
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }),
    { to: path, sight: selector },
  );
  return within(`${selector} to show`, taken);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const field = (fieldPath: string) => ({ fieldPath });
const ORDER = ['created_at', '__name__'].map((path) => ({ field: field(path), direction: 'DESCENDING' }));
const FROM = [{ collectionId: COLLECTIONS.cases }];
const IS_NULL = { unaryFilter: { field: field('partner_id'), op: 'IS_NULL' } };
const IS_NOT_NULL = { unaryFilter: { field: field('partner_id'), op: 'IS_NOT_NULL' } };
/** The count of the list and of its three tabs. */
const COUNTED = [null, null, IS_NULL, IS_NOT_NULL];

function rows(suite: Suite): Promise<void> {
  return ask(suite, 'runQuery', { structuredQuery: { from: FROM, orderBy: ORDER, limit: PAGE } });
}

function count(suite: Suite, where: object | null): Promise<void> {
  const structuredQuery = { from: FROM, ...(where === null ? {} : { where }) };
  const aggregations = [{ alias: 'count', count: {} }];
  return ask(suite, 'runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery, aggregations },
  });
}

async function ask({ ports, project }: Suite, method: string, body: object): Promise<void> {
  const documents = `http://${HOST}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${documents}:${method}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`${method} was answered with ${answer.status}: ${text.slice(0, 300)}`);
}

function print(few: readonly Sample[], many: readonly Sample[], total: number): void {
  const of = (samples: readonly Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));
  const row = (what: string, key: keyof Sample) => [
    what,
    inMilliseconds(of(few, key)),
    inMilliseconds(of(many, key)),
    (of(many, key) / of(few, key)).toFixed(2),
  ];
  const own = (samples: readonly Sample[]) => of(samples, 'shown') - of(samples, 'withCounts');
  console.log(machine());
  console.log(
    table(
      [`list of cases, medians of ${TURNS}`, `${FEW} rows`, `${total} rows`, 'ratio'],
      [
        ['documents of its page', String(of(few, 'documents')), String(of(many, 'documents')), ''],
        row('from the address to the rows', 'shown'),
        row('until the page’s documents have come', 'come'),
        row('floor: the same query bare', 'query'),
        row('floor: that query beside the four counts', 'withCounts'),
        ['to the rows, less the floor', inMilliseconds(own(few)), inMilliseconds(own(many)), ''],
        row('the articles, whose collection stays', 'control'),
      ],
    ),
  );
}
