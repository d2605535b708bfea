import { LISTS } from '@app/domain/lists';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as counts from '@/lib/live/live-count';
import { useTabCounts } from '@/lib/list/use-list';
import { countedWaiting, WAITING, type ListedKind } from './use-waiting-count';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/live/live-count', () => ({ useCount: vi.fn(), useCounts: vi.fn() }));
const useCounts = vi.mocked(counts.useCounts);

beforeEach(() => void useCounts.mockReset().mockReturnValue([]));

it.each<[ListedKind, (typeof LISTS)[keyof typeof LISTS]]>([
  ['partners', LISTS.partners],
  ['cases', LISTS.adminCases],
  ['contacts', LISTS.contactMessages],
])('the menu’s number of %s is counted under the key of the list’s own tab', (kind, list) => {
  renderHook(() => useTabCounts(list, { waiting: { filters: WAITING[kind].filters }, all: {} }));
  const [waiting, all] = useCounts.mock.lastCall?.[0] ?? [];
  expect(countedWaiting(kind).key).toEqual(waiting?.key);
  expect(countedWaiting(kind).key).not.toEqual(all?.key);
});

it('a case that has ended before it was given to anybody does not wait for a partner', () => {
  expect(WAITING.cases.filters).toEqual({ partner_id: null, status: 'Submitted' });
});
