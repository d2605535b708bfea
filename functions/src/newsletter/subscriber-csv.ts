import type { UnparseConfig } from 'papaparse';
import { BYTE_ORDER_MARK, FOREIGN_SEPARATOR, FORMULA, LINE_BREAK } from '@app/domain/csv';

/** One line of the list: an address, and when it subscribed (RFC 3339 in UTC with milliseconds). */
export type SubscriberRow = readonly [email: string, subscribedAt: string];

const HEADER = 'Email,Subscribed At';

/** Needs no quotes in any dialect of CSV; nearly every address and every time. Begins with a letter or a digit. */
const PLAIN = /^[a-z0-9][\w.:+@-]*$/i;
const RFC_4180: UnparseConfig = {
  delimiter: ',',
  newline: LINE_BREAK,
  escapeFormulae: FORMULA,
  quotes: (text: string) => FOREIGN_SEPARATOR.test(text),
};

/**
 * The list as CSV, streamed in chunks as its pages are read: RFC 4180, no line break at the end, no cell that a spreadsheet
 * runs. One page is in memory at a time.
 *
 * For a plain cell the library costs as much as all the rest (`npm run bench -- --only csv`), so it is used only for the
 * other cells. It is loaded lazily, so that other functions do not load it in their cold start.
 */
export async function* subscriberCsv(
  pages: AsyncIterable<readonly SubscriberRow[]>,
): AsyncGenerator<string, void, undefined> {
  const { default: papa } = await import('papaparse');
  const cell = (text: string) => (PLAIN.test(text) ? text : papa.unparse([[text]], RFC_4180));
  yield BYTE_ORDER_MARK + HEADER;
  for await (const page of pages) {
    let portion = '';
    for (const [email, subscribedAt] of page) {
      portion += `${LINE_BREAK}${cell(email)},${cell(subscribedAt)}`;
    }
    if (portion !== '') yield portion;
  }
}
