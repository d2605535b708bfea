import { LISTS } from '@app/domain/lists';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as live from '@/lib/live/live';
import * as counts from '@/lib/live/live-count';
import { useListState } from '@/lib/list/list-state';
import { useSubscribers, useSubscriberTotal } from './use-subscribers';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/live/live', () => ({ useLive: vi.fn() }));
vi.mock('@/lib/live/live-count', () => ({ useCount: vi.fn() }));

it.each([
  ['without a search are counted once, for the list and for their total', '/', 1],
  ['that are searched for are counted apart from their total', '/#q=a', 2],
])('subscribers %s', (_, address, keys) => {
  vi.mocked(live.useLive).mockReturnValue({
    status: 'loading',
    data: undefined,
    problem: undefined,
    retry: () => undefined,
  });
  const useCount = vi.mocked(counts.useCount).mockReset();
  useCount.mockReturnValue({ value: 1, failed: false });
  renderHook(
    () => {
      useSubscribers(useListState(LISTS.subscribers));
      useSubscriberTotal(undefined);
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  );
  expect(new Set(useCount.mock.calls.map(([key]) => JSON.stringify(key))).size).toBe(keys);
});
