import { LISTS } from '@app/domain/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as live from '@/lib/live/live';
import type { ListPage } from '@/lib/live/live-page';
import { useListState } from '@/lib/list/list-state';
import { useList } from '@/lib/list/use-list';
import { renderScreen, speak } from '@/testing/render-screen';
import { ListFrame } from './list-frame';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/live/live', () => ({ useLive: vi.fn() }));
vi.mock('@/lib/live/live-count', () => ({ useCount: () => counted }));
const counted = vi.hoisted((): { value: number | undefined; failed: boolean } => ({
  value: undefined,
  failed: true,
}));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));

type Page = ListPage<{ id: string }>;
const row = z.object({ id: z.string() });
const page = (ids: string[], change: Partial<Page> = {}): Page => ({
  rows: ids.map((id) => ({ id })),
  before: null,
  after: null,
  ...change,
});

/** The list answers with these pages: the first, and that at any cursor. */
function lists(first: Page | undefined, further: Page) {
  vi.mocked(live.useLive).mockImplementation((source) => {
    const data = JSON.stringify(source?.key).includes('"cursor":null') ? first : further;
    const rest = { problem: undefined, retry: () => undefined };
    return (
      data === undefined ? { status: 'loading', data, ...rest } : { status: 'ready', data, ...rest }
    ) as never;
  });
}

function Screen({ holds = false }: { holds?: boolean }) {
  const state = useListState(LISTS.partners);
  const { search, hash } = useLocation();
  return (
    <>
      <output>{`${search}${hash}`}</output>
      <ListFrame
        state={state}
        list={useList(LISTS.partners, null, state, row, holds)}
        searchLabel="Search"
        sorts={{ newest: 'Newest', company: 'Company' }}
        failure={{ title: 'Failed' }}
        empty="Nothing at all"
      >
        {(rows) => (rows === undefined ? 'Loading' : rows.map(({ id }) => <p key={id}>{id}</p>))}
      </ListFrame>
    </>
  );
}

const SECOND = '#after=t5.0~25&page=2';
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  Object.assign(counted, { value: undefined, failed: true });
  return speak('en');
});

it('goes to the first page when the last page has lost its only row', async () => {
  lists(page(['1'], { after: 't5.0~25' }), page(['26'], { before: 't4.0~26' }));
  const { rerender } = renderScreen(<Screen />, `/?tab=all${SECOND}`);
  expect(screen.getByText('26')).toBeTruthy();
  lists(page(['1']), page([]));
  rerender(<Screen />);
  expect(await screen.findByText('1')).toBeTruthy();
  expect(address()).toBe('?tab=all');
});

it.each([
  ['the last page', '?tab=all', SECOND],
  ['a page that has become the first', '?tab=all', '#before=t5.0~25&page=2'],
  ['the first page of a search', '', '#q=siam'],
])('while a row that has left is still shown, %s stays, though it is empty', async (_, search, hash) => {
  lists(page(['26']), page(['26'], { before: 't4.0~26' }));
  const { rerender } = renderScreen(<Screen holds />, `/${search}${hash}`);
  lists(page([]), page([]));
  rerender(<Screen holds />);
  expect(address()).toBe(search + hash);
  expect(screen.queryByText('No results')).toBeNull();
  rerender(<Screen />);
  if (hash === '#q=siam') expect(screen.getByText('No results')).toBeTruthy();
  else await waitFor(() => expect(address()).toBe(search));
});

it('does not say that there is nothing while the first page loads', () => {
  lists(undefined, page([]));
  renderScreen(<Screen />, `/${SECOND}`);
  expect(address()).toBe('');
  expect(screen.queryByText('Nothing at all')).toBeNull();
  expect(screen.getByText('Loading')).toBeTruthy();
});

it.each([
  ['stays on a page with rows', page(['26'])],
  ['stays on a page without rows that another follows', page([], { after: 't6.0~50' })],
])('%s', (_, further) => {
  lists(page(['1'], { after: 't5.0~25' }), further);
  renderScreen(<Screen />, `/${SECOND}`);
  expect(address()).toBe(SECOND);
});

it('says that there is nothing when the first page is empty', () => {
  lists(page([]), page([]));
  renderScreen(<Screen />);
  expect(screen.getByText('Nothing at all')).toBeTruthy();
});

it('says that a portion of a search has no match, and offers the next one', () => {
  lists(page([], { after: 't5.0~25' }), page(['26']));
  renderScreen(<Screen />, '/#q=siam+bank');
  const [said] = screen.getAllByRole('status').filter(({ tagName }) => tagName !== 'OUTPUT');
  expect(said?.textContent).toContain('No results on this page');
  expect(screen.queryByText('Nothing at all')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  const next = screen.getByRole<HTMLAnchorElement>('link', { name: 'Next page' });
  expect(next.hash).toBe('#q=siam+bank&after=t5.0%7E25&page=2');
});

it('says that nothing more was found where the last portion of a search has no match', () => {
  lists(page(['1'], { after: 't5.0~25' }), page([], { before: 't4.0~26' }));
  const here = `#q=siam+bank&${SECOND.slice(1)}`;
  renderScreen(<Screen />, `/${here}`);
  expect(address()).toBe(here);
  expect(screen.getByText('No more results')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First page' })).toBeTruthy();
});

it('goes to the first page of a search by one word, whose last page has lost its only row', async () => {
  lists(page(['1']), page([]));
  renderScreen(<Screen />, `/#q=siam&${SECOND.slice(1)}`);
  expect(await screen.findByText('1')).toBeTruthy();
  expect(address()).toBe('#q=siam');
});

it('clears the search, the filters and the order, and stays in its tab', async () => {
  lists(page([]), page([]));
  const { person } = renderScreen(<Screen />, '/?tab=approved&sort=company#q=abc');
  await person.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(address()).toBe('?tab=approved');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('a search that finds nothing changes a text that was there before, and so does one that finds something', async () => {
  lists(page(['1', '2']), page([]));
  const { rerender } = renderScreen(<Screen />, '/#q=abc');
  const [found, counted] = screen.getAllByRole('status').filter(({ tagName }) => tagName !== 'OUTPUT');
  expect([found?.textContent, counted?.textContent]).toEqual(['', '1–2']);
  expect(screen.getByRole('navigation', { name: 'Pages of the list' }).contains(counted ?? null)).toBe(true);
  lists(page([]), page([]));
  rerender(<Screen />);
  expect(found?.isConnected).toBe(true);
  expect(found?.textContent).toContain('No results');
  expect(counted?.textContent).toBe('');
  expect(screen.queryByRole('navigation')).toBeNull();
  lists(page(['3']), page([]));
  rerender(<Screen />);
  expect([found?.textContent, counted?.textContent]).toEqual(['', '1–1']);
  expect(counted?.isConnected).toBe(true);
});

it('which rows these are is announced once, when they have been counted', () => {
  Object.assign(counted, { value: undefined, failed: false });
  lists(page(['1', '2']), page([]));
  const { rerender } = renderScreen(<Screen />);
  const said = within(screen.getByRole('navigation')).getByRole('status');
  expect(said.textContent).toBe('');
  expect(screen.getByText('1–2')).toBeTruthy();
  counted.value = 2;
  rerender(<Screen />);
  expect(said.textContent).toBe('1–2 of 2');
  expect(screen.getAllByText(/1–2/)).toEqual([said]);
});

it('of a search by two words, which is not counted, the rows are announced at once', () => {
  Object.assign(counted, { value: undefined, failed: false });
  lists(page(['1', '2']), page([]));
  renderScreen(<Screen />, '/#q=siam+bank');
  expect(within(screen.getByRole('navigation')).getByRole('status').textContent).toBe('1–2');
});
