import { aNotification } from '@app/seed/builders';
import { describe, expect, test } from 'vitest';
import type { Notification } from './notification';
import {
  joinNewest,
  nextParts,
  NOTHING_KNOWN,
  shownOf,
  withLive,
  withPage,
  type FeedFilter,
  type KnownFeed,
  type LiveParts,
  type Part,
} from './feed-list';

/** Numbered by age: 1 is the oldest. */
function note(number: number, is_read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 1, 0, number));
  return { ...aNotification({ created_at, is_read }), id: String(number) };
}
const unread = (...numbers: number[]) => numbers.map((number) => note(number));
const read = (...numbers: number[]) => numbers.map((number) => note(number, true));
const ids = (items: readonly Notification[]) => items.map(({ id }) => Number(id));
/** Two read ones are live, and three unread ones. */
const live = (parts: Record<Part, Notification[]>): LiveParts => ({
  ...parts,
  isFull: { read: parts.read.length >= 2, unread: parts.unread.length >= 3 },
});
const NO_MARKS: ReadonlySet<string> = new Set();

/** What is known once these lists have been live one after the other. */
function after(...lives: { read: Notification[]; unread: Notification[] }[]) {
  return lives.reduce(
    ({ known }, parts) => withLive(known, live(parts)),
    withLive(NOTHING_KNOWN, live({ read: [], unread: [] })),
  );
}
const shown = (known: KnownFeed, filter: FeedFilter = 'all') => ids(shownOf(known, filter, NO_MARKS));
const readOnes = (known: KnownFeed) => ids(shownOf(known, 'all', NO_MARKS).filter(({ is_read }) => is_read));

describe('both parts of a feed', () => {
  test('are one list, newest first, down to the end of the part that ends first', () => {
    const { known } = after({ read: read(8, 5), unread: unread(9, 6, 4) });
    expect(shown(known)).toEqual([9, 8, 6, 5]);
    expect(shown(known, 'unread')).toEqual([9, 6, 4]);
    expect(nextParts(known, 'all')).toEqual(['read']);
    expect(nextParts(known, 'unread')).toEqual(['unread']);
  });

  test('are complete when neither is full', () => {
    const { known } = after({ read: read(8), unread: unread(9, 1) });
    expect(shown(known)).toEqual([9, 8, 1]);
    expect(nextParts(known, 'all')).toEqual([]);
  });

  test('with equal times are in Firestore’s order, and end together', () => {
    const same = (id: string, is_read: boolean) => ({ ...note(1, is_read), id });
    expect(joinNewest([same('a', true)], [same('c', false), same('b', true)]).map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
    const { known } = after({
      read: [same('a', true), same('b', true)],
      unread: ['c', 'd', 'e'].map((id) => same(id, false)),
    });
    expect(nextParts(known, 'all')).toEqual(['read', 'unread']);
  });
});

test('a part that is full goes on, even where one of its documents could not be shown', () => {
  const parts = { read: read(8), unread: unread(9) };
  const { known } = withLive(NOTHING_KNOWN, { ...parts, isFull: { read: true, unread: false } });
  expect(nextParts(known, 'all')).toEqual(['read']);
  // An older one is not taken for deleted.
  const all = withPage(known, 'read', { items: read(5), isLast: true });
  const again = withLive(all, { ...parts, isFull: { read: true, unread: false } });
  expect(shown(again.known)).toEqual([9, 8, 5]);
});

describe('pages', () => {
  const { known } = after({ read: read(8, 5), unread: unread(9, 6, 4) });

  test('of the part that ends first bring the list down to the end of the other', () => {
    const next = withPage(known, 'read', { items: read(3, 2), isLast: false });
    expect(shown(next)).toEqual([9, 8, 6, 5, 4]);
    expect(nextParts(next, 'all')).toEqual(['unread']);
    const last = withPage(next, 'unread', { items: [], isLast: true });
    expect(shown(last)).toEqual([9, 8, 6, 5, 4, 3, 2]);
    expect(nextParts(withPage(last, 'read', { items: read(1), isLast: true }), 'all')).toEqual([]);
  });

  test('add no duplicates, and cached items win over them', () => {
    const next = withPage(known, 'unread', { items: unread(5, 3), isLast: true });
    expect(shown(withPage(next, 'read', { items: [], isLast: true }))).toEqual([9, 8, 6, 5, 4, 3]);
    expect(readOnes(next)).toContain(5);
  });
});

describe('live changes', () => {
  test('a new item is added at the top, and the one it pushes out stays', () => {
    const { known, isWhole } = after(
      { read: read(5, 4), unread: unread(9, 8, 7) },
      { read: read(5, 4), unread: unread(10, 9, 8) },
    );
    expect(shown(known)).toEqual([10, 9, 8, 7]);
    expect(isWhole).toBe(true);
  });

  test('one that is read stays as read, however old; the unread do without it', () => {
    const { known } = after(
      { read: read(8, 5), unread: unread(9, 4) },
      { read: read(8, 5), unread: unread(9) },
    );
    const all = withPage(known, 'read', { items: read(3), isLast: true });
    expect(shown(all)).toEqual([9, 8, 5, 4, 3]);
    expect(readOnes(all)).toEqual([8, 5, 4, 3]);
    expect(shown(all, 'unread')).toEqual([9]);
  });

  test('one that would be live and is not has been deleted', () => {
    const { known } = after({ read: read(8, 5), unread: unread(9) }, { read: read(5), unread: [] });
    expect(shown(known)).toEqual([5]);
  });

  test('beyond the unread ones that are live nothing is concluded but from marks', () => {
    const { known } = after({ read: read(1), unread: unread(9, 8, 7) });
    const older = withPage(known, 'unread', { items: unread(6, 5), isLast: true });
    const again = withLive(older, live({ read: read(1), unread: unread(9, 8, 7) })).known;
    expect(shown(again, 'unread')).toEqual([9, 8, 7, 6, 5]);
    expect(ids(shownOf(again, 'unread', new Set(['6'])))).toEqual([9, 8, 7, 5]);
    expect(shownOf(again, 'all', new Set(['6'])).find(({ id }) => id === '6')?.is_read).toBe(true);
  });

  test('the feed is reset when more items arrived than a window holds', () => {
    const before = { read: read(5, 4), unread: unread(9, 8, 7) };
    const { known, isWhole } = after(before, { read: read(5, 4), unread: unread(20, 19, 18) });
    expect([shown(known), isWhole]).toEqual([[20, 19, 18], false]);
    // The twin: one of them is known.
    expect(after(before, { read: read(5, 4), unread: unread(11, 10, 9) }).isWhole).toBe(true);
  });

  test('when all are read at once, those that were not known yet are fetched with the read ones', () => {
    // 7, 6 and 5 are unread too, and no list holds them; 4 to 1 are read.
    const { known } = after({ read: read(4, 3), unread: unread(10, 9, 8) });
    const before = withPage(known, 'read', { items: read(2, 1), isLast: true });
    expect(shown(before)).toEqual([10, 9, 8]);
    const { known: now, isWhole } = withLive(before, live({ read: read(10, 9), unread: [] }));
    expect([shown(now), isWhole]).toEqual([[10, 9, 8], false]);
    expect(readOnes(now)).toEqual([10, 9, 8]);
    expect(nextParts(now, 'all')).toEqual(['read']);
    const rest = withPage(now, 'read', { items: read(7, 6, 5, 4, 3, 2, 1), isLast: true });
    expect(shown(rest)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('when all are read and all were known, nothing is fetched again', () => {
    const { known } = after({ read: read(4, 3), unread: unread(10, 9, 8) });
    const whole = withPage(withPage(known, 'unread', { items: [], isLast: true }), 'read', {
      items: read(2, 1),
      isLast: true,
    });
    const { known: now, isWhole } = withLive(whole, live({ read: read(10, 9), unread: [] }));
    expect([shown(now), isWhole]).toEqual([[10, 9, 8, 4, 3, 2, 1], true]);
    expect(nextParts(now, 'all')).toEqual([]);
  });
});
