import { aNotification } from '@app/seed/builders';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '@/lib/command/query-provider';
import type { Notification } from '../notification';
import { FEED_LENGTH, WINDOWS, type FeedFilter, type LiveParts, type Part } from '../feed-list';
import { useFeedPages } from './use-feed-pages';
import '@/testing/patience';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
const state = vi.hoisted(() => ({ live: {}, marks: new Set<string>() }));
vi.mock('./use-feed', () => ({ useLiveParts: () => ({ status: 'ready', data: state.live }) }));
vi.mock('./read-marks', () => ({ useReadMarks: () => state.marks }));
const loadPage = vi.hoisted(() => vi.fn());
vi.mock('./load-page', () => ({ loadPage }));

/** What the server has, newest first, numbered by age. */
let stored: Notification[];
function note(number: number, is_read: boolean): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 1, 0, number));
  return { ...aNotification({ created_at, is_read }), id: String(number) };
}
const of = (part: Part) => stored.filter(({ is_read }) => is_read === (part === 'read'));
/** The live queries have told what is stored by now. */
function tell(): void {
  const [read, unread] = [of('read').slice(0, WINDOWS.read), of('unread').slice(0, WINDOWS.unread)];
  const isFull = { read: read.length >= WINDOWS.read, unread: unread.length >= WINDOWS.unread };
  const live: LiveParts = { read, unread, isFull };
  state.live = live;
}
function store(count: number, isRead: (number: number) => boolean): void {
  stored = Array.from({ length: count }, (_, index) => note(count - index, isRead(count - index)));
  tell();
}
function change(id: number, is_read: boolean): void {
  stored = stored.map((item) => (item.id === String(id) ? { ...item, is_read } : item));
}

/** The page behind a notification, or behind where a page ended, as the server has it. */
const answer = async (_uid: string, part: Part, after: string | { end: string }) => {
  const from = Number(typeof after === 'string' ? after : after.end);
  const items = of(part)
    .filter(({ id }) => Number(id) < from)
    .slice(0, FEED_LENGTH);
  return { items, cursor: { end: items.at(-1)?.id ?? String(from) }, isLast: items.length < FEED_LENGTH };
};

let serial = 0;
const open = (filter: FeedFilter = 'all', uid = `u${serial++}`) =>
  renderHook(() => useFeedPages(uid, filter), { wrapper: QueryProvider });
type Opened = ReturnType<typeof open>;
const numbers = ({ result }: Opened) => result.current.items.map(({ id }) => Number(id));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
/** What is in the cache of queries is drawn a moment later. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 1));
async function more(opened: Opened): Promise<void> {
  await act(async () => {
    opened.result.current.loadMore();
    await drawn();
  });
  await waitFor(() => expect(opened.result.current.isLoadingMore).toBe(false));
}
async function all(opened: Opened): Promise<void> {
  for (let page = 0; page < 20 && !opened.result.current.isComplete; page++) await more(opened);
}
/** Every document that was fetched by a page, as often as it was. */
async function fetched(): Promise<string[]> {
  const pages = await Promise.all(
    loadPage.mock.results.map(({ value }) => value as ReturnType<typeof answer>),
  );
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
}

beforeEach(() => {
  state.marks = new Set();
  loadPage.mockReset().mockImplementation(answer);
});

test.each([
  ['all are unread', () => false],
  ['all are read', () => true],
  ['every third is unread', (number: number) => number % 3 !== 0],
  ['the newest are unread', (number: number) => number < 70],
  ['the oldest are unread', (number: number) => number > 70],
])('all of them come, each once and none that is live, when %s', async (_when, isRead) => {
  store(120, isRead);
  const { read, unread } = state.live as LiveParts;
  const live = new Set([...read, ...unread].map(({ id }) => id));
  const opened = open();
  expect(numbers(opened).length).toBeGreaterThanOrEqual(WINDOWS.read);
  await all(opened);
  expect(numbers(opened)).toEqual(down(120, 1));
  const ids = await fetched();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => live.has(id))).toEqual([]);
});

test('each page makes the list longer, and never leaves a gap', async () => {
  store(120, (number) => number % 7 === 0 || number < 60);
  const opened = open();
  for (let length = 0; !opened.result.current.isComplete;) {
    await more(opened);
    expect(numbers(opened).length).toBeGreaterThan(length);
    length = numbers(opened).length;
    expect(numbers(opened)).toEqual(down(120, 121 - length));
  }
});

test('both filters share the fetched pages', async () => {
  store(60, () => false);
  const uid = 'both';
  await all(open('unread', uid));
  const calls = loadPage.mock.calls.length;
  const whole = open('all', uid);
  expect(numbers(whole)).toEqual(down(60, 1));
  expect(whole.result.current.isComplete).toBe(true);
  expect(loadPage).toHaveBeenCalledTimes(calls);
});

test('impatience asks once', async () => {
  store(120, () => true);
  const { result } = open();
  await act(async () => {
    for (let press = 0; press < 5; press++) result.current.loadMore();
    await drawn();
  });
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('fetched pages are still cached after a return to the screen', async () => {
  store(120, () => true);
  const first = open('all', 'returns');
  await more(first);
  first.unmount();
  const second = open('all', 'returns');
  await waitFor(() => expect(numbers(second)).toHaveLength(WINDOWS.read + FEED_LENGTH));
});

test('items pushed out of the live window stay, and the next page starts after them', async () => {
  store(120, () => false);
  const opened = open();
  stored = [note(122, false), note(121, false), ...stored];
  tell();
  opened.rerender();
  expect(numbers(opened)).toEqual(down(122, 96));
  await more(opened);
  expect(loadPage.mock.lastCall?.[2]).toBe('96');
  expect(numbers(opened)).toEqual(down(122, 71));
});

test('the list is reset when more items arrive at once than the live window holds', async () => {
  store(120, () => false);
  const opened = open();
  await more(opened);
  stored = [...down(220, 121).map((number) => note(number, false)), ...stored];
  tell();
  opened.rerender();
  await waitFor(() => expect(numbers(opened)).toEqual(down(220, 196)));
  await more(opened);
  expect(loadPage.mock.lastCall?.[2]).toBe('196');
});

test('a failed page is reported, keeps the loaded items, and can be retried', async () => {
  store(120, () => true);
  const opened = open();
  loadPage.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'unavailable' }));
  await more(opened);
  await waitFor(() => expect(opened.result.current.moreProblem).toBe('offline'));
  expect(numbers(opened)).toHaveLength(WINDOWS.read);
  await more(opened);
  await waitFor(() => expect(numbers(opened)).toHaveLength(WINDOWS.read + FEED_LENGTH));
  expect(opened.result.current.moreProblem).toBeNull();
});

test('a window that is not full is the whole list: no page is fetched', async () => {
  store(3, (number) => number === 2);
  const opened = open();
  await more(opened);
  expect(opened.result.current.isComplete).toBe(true);
  expect(loadPage).not.toHaveBeenCalled();
});

test('older ones are read when they are read elsewhere, and leave the unread', async () => {
  store(120, () => false);
  const whole = open('all', 'marks');
  const unread = open('unread', 'marks');
  await all(whole);
  await waitFor(() => expect(numbers(unread)).toContain(10));
  // In another tab.
  state.marks = new Set(['90', '10']);
  whole.rerender();
  unread.rerender();
  expect(whole.result.current.items.find(({ id }) => id === '90')?.is_read).toBe(true);
  expect(numbers(unread)).toContain(11);
  expect(numbers(unread)).not.toContain(10);
});

test('whatever is read in whatever order, none is lost and the unread are those that are', async () => {
  store(60, (number) => number % 4 === 0);
  const opened = open('all', 'orders');
  const unread = open('unread', 'orders');
  await all(opened);
  // Each number once, in no order that means anything.
  for (let step = 1; step <= 60; step++) {
    change((step * 37) % 61, true);
    state.marks = new Set([...state.marks, String((step * 37) % 61)]);
    if (step % 5 === 0) stored = [note(60 + step, false), ...stored];
    tell();
    opened.rerender();
    unread.rerender();
    expect(numbers(opened)).toEqual(stored.map(({ id }) => Number(id)));
    expect(opened.result.current.items.filter(({ is_read }) => !is_read)).toEqual(of('unread'));
    expect(unread.result.current.items).toEqual(of('unread'));
  }
});

test('the whole list is loaded when all are marked read at once, unfetched ones included', async () => {
  store(120, (number) => number < 40);
  const opened = open();
  await more(opened);
  stored = stored.map((item) => ({ ...item, is_read: true }));
  tell();
  opened.rerender();
  expect(numbers(opened)).toEqual(down(120, 121 - numbers(opened).length));
  await all(opened);
  expect(numbers(opened)).toEqual(down(120, 1));
});
