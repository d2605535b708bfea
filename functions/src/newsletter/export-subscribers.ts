import type { NewsletterExport } from '@app/domain/contracts/export-newsletter-subscriptions';
import { subscriberCsv, type SubscriberRow } from './subscriber-csv.ts';

export interface ExportDeps {
  /** All subscribers, newest first, page by page. */
  pages(): AsyncIterable<readonly SubscriberRow[]>;
  /** Streams into a file that only this account can read. @returns its path */
  store(uid: string, portions: AsyncIterable<string>): Promise<string>;
  /** An answer holds at most this much CSV, in bytes. */
  answerBytes: number;
}

const filename = 'newsletter_subscriptions.csv';

/** The list for `uid`: inline in the answer, or as a file when it is too long. */
export async function exportSubscribers(deps: ExportDeps, uid: string): Promise<NewsletterExport> {
  const collected = await collect(subscriberCsv(deps.pages()), deps.answerBytes);
  return 'text' in collected
    ? { filename, csv: collected.text }
    : { filename, path: await deps.store(uid, collected.portions) };
}

/**
 * Reads until it is known whether the whole list is within `maxBytes`.
 * @returns the whole list; or, when it is longer, all its chunks, read lazily from there
 */
async function collect(
  portions: AsyncGenerator<string, void, undefined>,
  maxBytes: number,
): Promise<{ text: string } | { portions: AsyncIterable<string> }> {
  const held: string[] = [];
  let bytes = 0;
  for (;;) {
    const next = await portions.next();
    if (next.done === true) return { text: held.join('') };
    held.push(next.value);
    bytes += Buffer.byteLength(next.value);
    if (bytes > maxBytes) return { portions: continued(held, portions) };
  }
}

/** Releases each chunk once it is yielded. */
async function* continued(held: string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  for (let portion = held.shift(); portion !== undefined; portion = held.shift()) yield portion;
  yield* rest;
}
