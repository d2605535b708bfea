/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { Failure } from '../failure.ts';

/** What Firestore sent to a page. */
export type Reads = {
  /** One entry for each time that a document came, by its path. */
  readonly documents: readonly string[];
  /** Requested documents that do not exist: also a read. */
  readonly missing: readonly string[];
  /** Requests to count; each is at most a read for 1,000 index entries. */
  readonly counts: number;
};

type Meter = { documents: string[]; missing: string[]; counts: number };
declare global {
  interface Window {
    reads: Meter;
  }
}

/** After this long without data, in ms, the screen is considered loaded. */
const QUIET = 1_200;
const PATIENCE = 40_000;

/**
 * Makes every page of a context count what it receives: the SDK's channel is a `fetch` with a streamed response, so a copy
 * is read as a stream. Install before the first page.
 */
export async function meterReads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const meter = { documents: [] as string[], missing: [] as string[], counts: 0 };
    window.reads = meter;
    const CHANGE =
      /"document(?:Change|Delete|Remove)"\s*:\s*\{\s*"document"\s*:\s*(?:\{\s*"name"\s*:\s*)?"[^"]*"/g;
    // Of the REST API, where a document of a query is in no change.
    const FOUND =
      /(?<!"document\w+"\s*:\s*\{\s*)"(?:found|missing|document)"\s*:\s*(?:\{\s*"name"\s*:\s*)?"[^"]*"/g;
    const pathIn = (match: string) => match.slice(match.indexOf('/documents/') + 11, -1);
    // The rest after the last match may be the first half of the next.
    const take = (text: string) => {
      let end = 0;
      for (const pattern of [CHANGE, FOUND]) {
        for (const match of text.matchAll(pattern)) {
          const [words] = match;
          const gone = words.startsWith('"documentDelete') || words.startsWith('"missing');
          if (!words.startsWith('"documentRemove'))
            (gone ? meter.missing : meter.documents).push(pathIn(words));
          end = Math.max(end, match.index + words.length);
        }
      }
      return text.slice(end);
    };
    const isOfFirestore = (url: string) =>
      /\.Firestore\/Listen\/|\/documents:(?:batchGet|runQuery)/.test(url);
    const countIn = (url: string) => {
      if (url.includes(':runAggregationQuery')) meter.counts += 1;
    };
    const fetchOfBrowser = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      countIn(url);
      const response = await fetchOfBrowser(input, init);
      if (isOfFirestore(url) && response.body !== null) void follow(response.clone()).catch(() => undefined);
      return response;
    };
    const follow = async ({ body }: Response) => {
      const decoder = new TextDecoder();
      const reader = body?.getReader();
      let rest = '';
      for (;;) {
        const part = await reader?.read();
        if (part?.value === undefined) return;
        rest = take(rest + decoder.decode(part.value, { stream: true }));
      }
    };
    // Requests of the SDK outside its channel, and the channel itself where streams are not supported.
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL, async = true) {
        const address = String(url);
        countIn(address);
        if (isOfFirestore(address)) {
          let read = 0;
          let rest = '';
          const more = () => {
            const text = this.responseText;
            rest = take(rest + text.slice(read));
            read = text.length;
          };
          this.addEventListener('progress', more);
          this.addEventListener('load', more);
        }
        super.open(method, url, async);
      }
    };
  });
}

/** Resets the counts. */
export async function resetReads(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window.reads, { documents: [], missing: [], counts: 0 });
  });
}

/** @returns what was received since the page was opened or reset, once it is idle. @throws Failure if it never is */
export async function settledReads(page: Page): Promise<Reads> {
  const end = Date.now() + PATIENCE;
  let last = '';
  let since = Date.now();
  while (Date.now() < end) {
    const now = await page.evaluate(() => {
      const { documents, missing, counts } = window.reads;
      return { documents, missing, counts };
    });
    const text = JSON.stringify(now);
    if (text !== last) since = Date.now();
    else if (Date.now() - since >= QUIET && (await page.locator('main h1').count()) > 0) return now;
    last = text;
    await sleep(100);
  }
  throw new Failure(`${page.url()} did not come to rest.`);
}

/**
 * Waits until the page has received `count` documents of a collection since it was reset.
 * @returns how many there are then, or at the timeout
 */
export async function readsOf(
  page: Page,
  collection: string,
  count: number,
  patience: number,
): Promise<number> {
  const end = Date.now() + patience;
  let found = 0;
  do {
    found = await page.evaluate(
      (prefix) => window.reads.documents.filter((path) => path.startsWith(prefix)).length,
      `${collection}/`,
    );
    if (found < count) await sleep(100);
  } while (found < count && Date.now() < end);
  return found;
}
