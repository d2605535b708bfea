import { UNANSWERED } from '@app/domain/case-life';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToAccept } from './use-case-life-queue';

const asked = vi.hoisted(() => ({ query: [] as unknown[] }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({
  collection: (_db: unknown, path: string) => path,
  query: (...parts: unknown[]) => parts,
  where: (...parts: unknown[]) => parts.flat().join(' '),
  orderBy: (...parts: unknown[]) => parts.join(' '),
  limit: (count: number) => count,
}));
vi.mock('@/lib/live/live-sources', () => ({
  liveList: (_key: unknown, make: () => unknown[]) => make,
}));
vi.mock('@/lib/live/live', () => ({
  useLive: (make: () => unknown[]) => {
    asked.query = make();
    return { status: 'loading' };
  },
}));

it('a partner is asked about every own case that may still be answered, also after the deadline', () => {
  expect(UNANSWERED).toEqual(['waiting', 'late']);
  renderHook(() => useToAccept('p1'));
  expect(asked.query.slice(0, 4)).toEqual([
    'case_acceptances',
    'partner_id == p1',
    'state in waiting late',
    'due_at asc',
  ]);
});
