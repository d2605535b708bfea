import { UNANSWERED } from '@app/domain/case-life';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLive } from '@/lib/live/live';
import { QUEUE_LENGTH } from '../queue';
import { useToAccept } from './use-case-life-queue';

vi.mock('@/lib/live/live-sources', () => ({ liveList: (spec: unknown) => spec }));
vi.mock('@/lib/live/live', () => ({ useLive: vi.fn() }));

it('a partner is asked about every own case that may still be answered, also after the deadline', () => {
  expect(UNANSWERED).toEqual(['waiting', 'late']);
  renderHook(() => useToAccept('p1'));
  expect(useLive).toHaveBeenLastCalledWith({
    path: 'case_acceptances',
    where: [
      ['partner_id', '==', 'p1'],
      ['state', 'in', ['waiting', 'late']],
    ],
    orderBy: [['due_at', 'asc']],
    limit: QUEUE_LENGTH,
  });
});
