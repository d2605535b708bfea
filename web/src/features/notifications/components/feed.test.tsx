import { addDays, dayOf, startOf } from '@app/domain/calendar';
import { aNotification } from '@app/seed/builders';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import type { Notification } from '../notification';
import type { FeedPages } from '../api/use-feed-pages';
import { Feed } from './feed';
import { MarkAllButton } from './mark-all-button';

const state = vi.hoisted(() => ({ all: {}, unread: {}, unreadCount: 0, total: 0 }));
const marked = vi.hoisted(() => ({ markRead: vi.fn(), markAllRead: vi.fn() }));
vi.mock('../api/use-feed-pages', () => ({
  useFeedPages: (_uid: string, filter: 'all' | 'unread') => state[filter],
}));
vi.mock('../api/use-feed', () => ({
  useUnreadCount: () => ({ count: state.unreadCount, atLeast: false }),
  useTotal: () => state.total,
}));
vi.mock('../api/mark-read', () => marked);

/** In jsdom nothing has a height; these are the rows' and the window's. */
const ROW = 100;
const WINDOW = 768;
beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterAll(() => vi.restoreAllMocks());

const NOON = startOf(dayOf(new Date())).getTime() + 12 * 3_600_000;
/** Newest first, an hour apart, from noon of today in Bangkok. */
function feed(count: number, change: (index: number) => Partial<Notification> = () => ({})): Notification[] {
  return Array.from({ length: count }, (_, index) => ({
    ...aNotification({
      created_at: new Date(NOON - index * 3_600_000),
      is_read: true,
      params: { case_id: `case-${index}` },
      link_to: `/dashboard/case/${index}`,
    }),
    id: `n${index}`,
    ...change(index),
  }));
}
const pages = (items: readonly Notification[], change: Partial<FeedPages> = {}): FeedPages => ({
  status: 'ready',
  problem: undefined,
  retry: vi.fn(),
  items,
  isComplete: true,
  isLoadingMore: false,
  moreProblem: null,
  loadMore: vi.fn(),
  ...change,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
/** The api modules are mocked: calling `looks.again` rerenders with their new values. */
function Screen() {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    looks.again = look;
  }, []);
  return (
    <>
      <MarkAllButton uid="u" />
      <Feed uid="u" />
      <Address />
    </>
  );
}
const looks = { again: () => undefined as void };
const lookAgain = () => act(() => looks.again());
const open = (at = '/notifications') => renderScreen(<Screen />, at);
const articles = () => screen.queryAllByRole('article');
const buttonIn = (article: HTMLElement | undefined) => within(article!).getByRole('button');
const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top, pageYOffset: top });
    fireEvent.scroll(window);
  });

beforeEach(async () => {
  await speak('en');
  Object.assign(state, { all: pages(feed(3)), unread: pages([]), unreadCount: 0, total: 3 });
  vi.clearAllMocks();
  marked.markRead.mockResolvedValue(undefined);
  marked.markAllRead.mockResolvedValue(undefined);
  scrollTo(0);
});

test('notifications are grouped by day: today, yesterday, the date in the language’s calendar', async () => {
  const times = [0, 1, 13, 14, 40].map((hours) => new Date(NOON - hours * 3_600_000));
  state.all = pages(feed(5, (index) => ({ created_at: times[index]! })));
  open();
  const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days()).toHaveLength(3);
  expect(days()[0]).toMatch(/^Today/);
  expect(days()[1]).toMatch(/^Yesterday/);
  const before = startOf(addDays(dayOf(new Date()), -2));
  expect(days()[2]).toContain(String(before.getFullYear()));
  await act(() => speak('th'));
  expect(days()[0]).toMatch(/^วันนี้/);
  expect(days()[2]).toContain(String(startOf(dayOf(times[4]!)).getFullYear() + 543));
});

test('what follows about the same case on the same day names it once for the eye, and each time for the ear', () => {
  const ids = ['case-a', 'case-a', 'case-b', 'case-a'];
  state.all = pages(feed(4, (index) => ({ params: { case_id: ids[index]! } })));
  open();
  const names = articles().map((article) => within(article).getByText(/^case-[ab]$/));
  expect(names.map(({ className }) => className === 'sr-only')).toEqual([false, true, false, false]);
});

test('an unread one says so; pressing it reads it and goes where it leads', async () => {
  state.all = pages(feed(3, (index) => ({ is_read: index !== 1 })));
  open();
  expect(articles().map((article) => within(article).queryByText('Unread') !== null)).toEqual([
    false,
    true,
    false,
  ]);
  await userEvent.click(buttonIn(articles()[1]));
  expect(marked.markRead.mock.calls).toEqual([['n1']]);
  expect(screen.getByText('/dashboard/case/1')).toBeDefined();
});

test('a read one is not marked again, and an address outside this site leads nowhere', async () => {
  state.all = pages(feed(1, () => ({ link_to: '//evil.example' })));
  open();
  await userEvent.click(buttonIn(articles()[0]));
  expect(marked.markRead).not.toHaveBeenCalled();
  expect(screen.getByText('/notifications')).toBeDefined();
});

test('the filter is in the URL, and Back or a link restores it', async () => {
  state.unread = pages(feed(1, () => ({ is_read: false })));
  state.unreadCount = 1;
  open();
  expect(articles()).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: /Unread/ }));
  expect(screen.getByText('/notifications?tab=unread')).toBeDefined();
  expect(articles()).toHaveLength(1);
  expect(screen.getByRole('tab', { name: /Unread/ }).textContent).toBe('Unread1');
});

test('of a thousand, those in view are in the page, each with its place among all', () => {
  state.all = pages(feed(1_000), { isComplete: true });
  state.total = 1_000;
  open();
  expect(articles().length).toBeLessThan(WINDOW / ROW + 20);
  expect(articles()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(articles()[0]?.getAttribute('aria-setsize')).toBe('1000');
  scrollTo(50_000);
  expect(articles().length).toBeLessThan(WINDOW / ROW + 20);
  expect(Number(articles()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(400);
});

test('further pages are asked for when the end comes near, not before', () => {
  const loadMore = vi.fn();
  state.all = pages(feed(75), { isComplete: false, loadMore });
  state.total = 500;
  open();
  expect(loadMore).not.toHaveBeenCalled();
  expect(articles()[0]?.getAttribute('aria-setsize')).toBe('500');
  scrollTo(7_000);
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Loading earlier notifications')).toBeDefined();
});

test('a page that does not come is said, asked for by hand, and not again and again', async () => {
  const loadMore = vi.fn();
  state.all = pages(feed(3), { isComplete: false, moreProblem: 'offline', loadMore });
  open();
  expect(loadMore).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Earlier notifications could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('Page Down and Page Up go from one to the next, beyond what is in view too', async () => {
  state.all = pages(feed(60));
  open();
  buttonIn(articles()[0]).focus();
  for (let step = 1; step <= 30; step++) {
    await userEvent.keyboard('{PageDown}');
    const place = document.activeElement?.closest('article')?.getAttribute('aria-posinset');
    expect(place).toBe(String(step + 1));
  }
  await userEvent.keyboard('{PageUp}');
  expect(document.activeElement?.closest('article')?.getAttribute('aria-posinset')).toBe('30');
});

test('the focused one stays in the page however far one scrolls', () => {
  state.all = pages(feed(1_000));
  open();
  const first = buttonIn(articles()[0]);
  act(() => first.focus());
  scrollTo(50_000);
  expect(document.activeElement).toBe(first);
  expect(articles()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(Number(articles()[1]?.getAttribute('aria-posinset'))).toBeGreaterThan(400);
});

test('when the focused one goes, its neighbour has the focus; when the last one goes, the sheet has it', () => {
  const [first, second, third] = feed(3, () => ({ is_read: false }));
  state.unread = pages([first!, second!, third!]);
  open('/notifications?tab=unread');
  act(() => buttonIn(articles()[1]).focus());
  state.unread = pages([first!, third!]);
  lookAgain();
  expect(document.activeElement?.closest('article')?.getAttribute('data-id')).toBe('n2');
  state.unread = pages([first!]);
  lookAgain();
  expect(document.activeElement?.closest('article')?.getAttribute('data-id')).toBe('n0');
  state.unread = pages([]);
  lookAgain();
  expect(document.activeElement?.textContent).toContain('Everything has been read');
});

test('a focus elsewhere is left there when rows go', () => {
  state.unread = pages(feed(2, () => ({ is_read: false })));
  open('/notifications?tab=unread');
  act(() => buttonIn(articles()[0]).focus());
  const elsewhere = screen.getByRole('button', { name: 'Mark all as read' });
  act(() => elsewhere.focus());
  state.unread = pages([]);
  lookAgain();
  expect(document.activeElement).toBe(elsewhere);
});

test('mark-all marks all of this person, once at a time, and keeps the focus when nothing is left', async () => {
  let finish: () => void = () => undefined;
  marked.markAllRead.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  state.unreadCount = 2;
  open();
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await userEvent.dblClick(button);
  expect(marked.markAllRead.mock.calls).toEqual([['u']]);
  state.unreadCount = 0;
  await act(async () => finish());
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(marked.markAllRead).toHaveBeenCalledTimes(1);
});

test.each([
  ['', 'No notifications yet'],
  ['?tab=unread', 'Everything has been read'],
])('nothing to show under "%s" is said', (search, text) => {
  state.all = pages([]);
  open(`/notifications${search}`);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('feed')).toBeNull();
});

test('shows a loading state; a failure is shown with a retry button', async () => {
  state.all = pages([], { status: 'loading' });
  const { unmount } = open();
  expect(screen.getByText('Loading')).toBeDefined();
  unmount();
  const retry = vi.fn();
  state.all = pages([], { status: 'failed', problem: 'denied', retry });
  open();
  expect(screen.getByRole('alert').textContent).toContain('Notifications cannot be shown at the moment');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
