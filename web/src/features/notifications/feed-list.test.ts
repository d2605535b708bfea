import type { Notification } from '@app/domain/notification';
import { aNotification } from '@app/seed/builders';
import { describe, expect, test } from 'vitest';
import { appendPage, joinFeed, withReadMarks } from './feed-list';

/** Numbered by age: 1 is the oldest. */
function note(number: number, is_read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 1, 0, number));
  return { ...aNotification({ created_at, is_read }), id: String(number) };
}
/** From the newest to the oldest. */
const notes = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => note(newest - index));
const ids = (items: readonly Notification[]) => items.map(({ id }) => Number(id));
const WINDOW = 3;

describe('the live window and what is known from before', () => {
  test('make one list without gaps when a new one comes', () => {
    const { items, isWhole } = joinFeed(notes(9, 1), notes(10, 8), WINDOW);
    expect(ids(items)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(isWhole).toBe(true);
  });

  test('what is live is newer than what is known of it', () => {
    const { items } = joinFeed(notes(9, 1), [note(9, true), note(8), note(7)], WINDOW);
    expect(items[0]?.is_read).toBe(true);
  });

  test('what has gone from among the live ones goes, what was pushed out stays', () => {
    // 8 was deleted, or read in a list of unread ones; 7 moved up, 6 came in.
    expect(ids(joinFeed(notes(9, 5), [note(9), note(7), note(6)], WINDOW).items)).toEqual([9, 7, 6, 5]);
  });

  test('a window that is not full holds all there is', () => {
    expect(ids(joinFeed(notes(9, 1), [note(9)], WINDOW).items)).toEqual([9]);
    expect(joinFeed(notes(9, 1), [], WINDOW)).toEqual({ items: [], isWhole: true });
  });

  test('the list begins anew when more came than the window holds', () => {
    expect(joinFeed(notes(9, 1), notes(20, 18), WINDOW)).toEqual({ items: notes(20, 18), isWhole: false });
    // The twin: one of them is known.
    expect(joinFeed(notes(9, 1), notes(11, 9), WINDOW).isWhole).toBe(true);
  });

  test('of one moment none is lost', () => {
    const same = ['c', 'b', 'a', 'd'].map((id) => ({ ...note(1), id }));
    expect(joinFeed(same, same.slice(0, WINDOW), WINDOW).items.map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
      'd',
    ]);
  });
});

test('a page that is added holds nothing twice', () => {
  expect(ids(appendPage(notes(9, 5), notes(6, 3)))).toEqual([9, 8, 7, 6, 5, 4, 3]);
});

describe('what was fetched a while ago is read', () => {
  const read = (items: readonly Notification[]) => ids(items.filter(({ is_read }) => is_read));

  test('when this browser marked it', () => {
    expect(read(withReadMarks(notes(5, 1), new Set(['2']), undefined, WINDOW))).toEqual([2]);
  });

  test('when it is missing among all the unread ones', () => {
    expect(read(withReadMarks(notes(5, 1), new Set(), [note(4)], WINDOW))).toEqual([5, 3, 2, 1]);
  });

  test('beyond the unread ones that are live nothing is concluded', () => {
    const unread = [note(5), note(3), note(2)];
    expect(read(withReadMarks(notes(5, 1), new Set(), unread, WINDOW))).toEqual([4]);
  });
});
