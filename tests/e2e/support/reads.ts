import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The paths of documents that Firestore's listeners have sent, one for each time; missing ones too. */
    sentDocuments: string[];
  }
}

/**
 * Makes every page of a context note the documents that its listeners receive: the SDK's channel is a `fetch` whose answer is
 * read as a stream, of which a copy is read here. Install before the first page. (`tools/bench/read-meter.ts` also counts what is
 * read outside of the channel.)
 */
export async function noteReads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.sentDocuments = [];
    const SENT = /"document(?:Change|Delete)"\s*:\s*\{\s*"document"\s*:\s*(?:\{\s*"name"\s*:\s*)?"([^"]*)"/g;
    const note = async (stream: ReadableStream<Uint8Array>) => {
      const decoder = new TextDecoder();
      let rest = '';
      const reader = stream.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        rest += decoder.decode(part.value, { stream: true });
        let end = 0;
        for (const match of rest.matchAll(SENT)) {
          window.sentDocuments.push((match[1] ?? '').replace(/^.*?\/documents\//, ''));
          end = match.index + match[0].length;
        }
        // What follows the last match may be the first half of the next.
        rest = rest.slice(end);
      }
    };
    const original = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (!response.url.includes('.Firestore/Listen/')) return response;
      const { body } = response.clone();
      if (body !== null) void note(body).catch(() => undefined);
      return response;
    };
  });
}

/** Forgets what has come so far. */
export async function forgetReads(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sentDocuments = [];
  });
}

/** @returns what has come since the page was opened, or since they were forgotten, once nothing more comes for a second */
export async function settledReads(page: Page): Promise<string[]> {
  let before = -1;
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        before = found.length;
        found = await page.evaluate(() => window.sentDocuments);
        return found.length > 0 && found.length === before;
      },
      { intervals: [1_500], timeout: 60_000 },
    )
    .toBe(true);
  return found;
}
