import { describe, expect, it } from 'vitest';
import { exportSubscribers, type ExportDeps } from './export-subscribers.ts';
import type { SubscriberRow } from './subscriber-csv.ts';

const AT = '2026-11-21T08:00:00.000Z';
const ROWS = Array.from({ length: 6 }, (_, index): SubscriberRow => [`ผู้อ่าน${index}@x.co`, AT]);
const CSV = ['\ufeffEmail,Subscribed At', ...ROWS.map((row) => row.join(','))].join('\r\n');
const BYTES = Buffer.byteLength(CSV);

function bench(answerBytes: number, failing?: 'page' | 'store') {
  const stored: Record<string, string[]> = {};
  /** How many pages were read when each chunk was consumed. */
  const pace: number[] = [];
  let asked = 0;
  const deps: ExportDeps = {
    answerBytes,
    async *pages() {
      for (const row of ROWS) {
        asked += 1;
        if (failing === 'page' && asked === ROWS.length) throw new Error('no more pages');
        yield [row];
      }
    },
    async store(uid, portions) {
      const path = `exports/${uid}/one.csv`;
      const text: string[] = [];
      for await (const portion of portions) {
        if (failing === 'store') throw new Error('no room');
        text.push(portion);
        pace.push(asked);
      }
      stored[path] = text;
      return path;
    },
  };
  return { deps, stored, pace };
}

describe('an export', () => {
  it('is returned inline up to the limit, to the byte', async () => {
    const { deps, stored } = bench(BYTES);
    expect(await exportSubscribers(deps, 'admin')).toEqual({
      filename: 'newsletter_subscriptions.csv',
      csv: CSV,
    });
    expect(stored).toEqual({});
  });

  it.each([BYTES - 1, 200, 1])('is stored as a file when it is longer than %i bytes', async (limit) => {
    const { deps, stored } = bench(limit);
    const path = 'exports/admin/one.csv';
    expect(await exportSubscribers(deps, 'admin')).toEqual({
      filename: 'newsletter_subscriptions.csv',
      path,
    });
    expect(stored[path]?.join('')).toBe(CSV);
  });

  it('is streamed: no page is read before the previous one is consumed', async () => {
    const { deps, pace } = bench(1);
    await exportSubscribers(deps, 'admin');
    expect(pace).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['a short one whose reading fails', BYTES, 'page'],
    ['a long one whose reading fails', 1, 'page'],
    ['a long one whose writing fails', 1, 'store'],
  ] as const)('fails as a whole: %s', async (_, limit, failing) => {
    const { deps, stored } = bench(limit, failing);
    await expect(exportSubscribers(deps, 'admin')).rejects.toThrow(/^no /);
    expect(stored).toEqual({});
  });
});
