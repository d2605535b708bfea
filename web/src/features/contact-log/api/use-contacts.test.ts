import { aDebtorContact } from '@app/seed/contact-builders';
import type { DebtorContact } from '@app/domain/debtor-contact';
import { expect, it, vi } from 'vitest';
import type { LiveSource } from '@/lib/live/live';
import type { QuerySpec } from '@/lib/live/live-sources';
import { useContactsBetween } from './use-contacts';

const contact = (id: string, change: Partial<DebtorContact> = {}): DebtorContact => ({
  id,
  ...aDebtorContact(change),
});
const then = contact('then', { began_at: new Date('2026-11-20T03:00:00Z') });
const correction = contact('correction', { began_at: new Date('2026-12-01T03:00:00Z'), corrects: 'then' });

vi.mock('@/lib/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('@/lib/live/live-sources', () => ({
  liveList: (spec: QuerySpec) => ({
    key: [spec],
    open: (next: (found: DebtorContact[]) => void) => {
      // Only entries that correct another have the field by which these are in order.
      next(spec.orderBy?.some(([field]) => field === 'corrects') ? [correction] : [then]);
      return () => undefined;
    },
  }),
}));
vi.mock('@/lib/live/live', () => ({
  useLive: (source: LiveSource<DebtorContact[]>) => {
    let found: DebtorContact[] = [];
    source.open((all) => (found = all), vi.fn());
    return { data: found };
  },
}));

it('reads the contacts of a period with the corrections of the case, whenever they began', () => {
  const { data } = useContactsBetween('case-1', { from: '2026-11-01', to: '2026-11-30' });
  expect(data?.map(({ id }) => id)).toEqual(['then', 'correction']);
});
