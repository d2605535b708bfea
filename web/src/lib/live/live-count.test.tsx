import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import * as firestore from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCount } from './live-count';
import { QueryProvider } from '../command/query-provider';
import '@/testing/patience';

// The provider follows the session, which would connect to Firebase.
vi.mock('../session/session', () => ({ session: { onChangeOfPerson: () => () => undefined } }));
vi.mock('../firebase/firestore', () => ({ db: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof firestore>()),
  getCountFromServer: vi.fn(),
  waitForPendingWrites: vi.fn(),
}));

/** What the server counts, and how often it was asked. */
let stored = 0;
const ask = vi.mocked(firestore.getCountFromServer, { partial: true });
const answer = (count: number) => ({ data: () => ({ count }) });
const query = vi.fn<() => Query>();
/** Until the server has what this browser has written. */
const pending = vi.mocked(firestore.waitForPendingWrites);

let serial = 0;
let key: string[];
beforeEach(() => {
  key = [`count-${serial++}`];
  stored = 3;
  ask.mockReset().mockImplementation(async () => answer(stored));
  pending.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shown({ refresh, of = query }: { refresh?: unknown; of?: (() => Query) | null }) {
  const { value, failed } = useCount(key, of, refresh);
  return <output>{failed ? 'failed' : (value ?? 'counting')}</output>;
}

const draw = (refresh?: unknown, of?: (() => Query) | null) => (
  <StrictMode>
    <QueryProvider>
      <Shown refresh={refresh} {...(of === undefined ? {} : { of })} />
    </QueryProvider>
  </StrictMode>
);
const shown = () => screen.getByRole('status').textContent;

test('it is counted when a screen asks, and again when its list changes, not when that comes for the first time', async () => {
  const { rerender } = render(draw());
  expect(shown()).toBe('counting');
  await waitFor(() => expect(shown()).toBe('3'));
  rerender(draw('first rows'));
  expect(ask).toHaveBeenCalledTimes(1);
  stored = 4;
  rerender(draw('other rows'));
  expect(shown(), 'the last number stays').toBe('3');
  await waitFor(() => expect(shown()).toBe('4'));
  rerender(draw('other rows'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it is counted again when the window is looked at again', async () => {
  render(draw());
  await waitFor(() => expect(shown()).toBe('3'));
  stored = 9;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(shown()).toBe('9'));
});

test('a refusal is no number, and not the number before', async () => {
  const { rerender } = render(draw());
  await waitFor(() => expect(shown()).toBe('3'));
  ask.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
  rerender(draw('first rows'));
  rerender(draw('other rows'));
  // After a second attempt.
  await waitFor(() => expect(shown()).toBe('failed'), { timeout: 5_000 });
  ask.mockResolvedValue(answer(5));
  rerender(draw('later rows'));
  await waitFor(() => expect(shown()).toBe('5'));
});

test('without network it fails at once and is counted when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(draw());
  await waitFor(() => expect(shown()).toBe('failed'));
  expect(ask).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(shown()).toBe('3'));
});

test('nothing is asked where there is nothing to be counted', async () => {
  const { rerender } = render(draw(undefined, null));
  expect(shown()).toBe('counting');
  rerender(draw('rows', null));
  rerender(draw('other rows', null));
  expect(ask).not.toHaveBeenCalled();
});

test('a query that is enabled again does not show its old number', async () => {
  const { rerender } = render(draw());
  await waitFor(() => expect(shown()).toBe('3'));
  rerender(draw(undefined, null));
  stored = 9;
  rerender(draw());
  expect(shown()).toBe('counting');
  await waitFor(() => expect(shown()).toBe('9'));
});

test('a screen that has nothing to count leaves the number of one that counts the same alone', async () => {
  const both = (of: (() => Query) | null) => (
    <QueryProvider>
      <Shown />
      <Shown of={of} />
    </QueryProvider>
  );
  const numbers = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const { rerender } = render(both(query));
  await waitFor(() => expect(numbers()).toEqual(['3', '3']));
  rerender(both(null));
  expect(numbers()).toEqual(['3', 'counting']);
  stored = 4;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(numbers()).toEqual(['4', 'counting']));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a row that changed by an own write is counted when the server has the write, not before', async () => {
  const { rerender } = render(draw());
  await waitFor(() => expect(shown()).toBe('3'));
  rerender(draw('unread rows'));
  let arrive = () => undefined as void;
  pending.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  // The list shows the write at once; the server still counts the message as unread.
  rerender(draw('rows with one read'));
  await act(async () => undefined);
  expect(ask, 'nothing is counted in between').toHaveBeenCalledTimes(1);
  stored = 2;
  act(arrive);
  await waitFor(() => expect(shown()).toBe('2'));
});

test('a refused write, or one of a previous person, does not block a count', async () => {
  pending.mockRejectedValue(Object.assign(new Error('no'), { code: 'cancelled' }));
  render(draw());
  await waitFor(() => expect(shown()).toBe('3'));
});
