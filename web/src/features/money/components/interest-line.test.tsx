import type { ClaimSheet, LegalEvent } from '@app/domain/claim-sheet';
import type { Payment } from '@app/domain/payment';
import { aClaimSheet, aLegalEvent } from '@app/seed/claim-builders';
import { aPayment } from '@app/seed/money-builders';
import { beforeEach, expect, it, vi } from 'vitest';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { useLegalEvents } from '@/lib/live/use-legal-events';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { InterestLine } from './interest-line';

vi.mock('@/lib/live/use-claim-sheet', () => ({ useClaimSheet: vi.fn() }));
vi.mock('@/lib/live/use-legal-events', () => ({ useLegalEvents: vi.fn() }));
vi.mock('@/lib/live/use-law-confirmation', () => ({
  useLawConfirmation: () => ({ status: 'ready', data: null }),
}));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => '2026-11-24' }));

interface Given {
  events?: LegalEvent[];
  amount?: number;
}

/** What is shown of a claim of 100,000 baht. */
function shown(
  facts: Partial<ClaimSheet> | null,
  payments: Payment[] = [],
  isComplete = true,
  { events = [], amount = 100_000 }: Given = {},
): string {
  const { due_on: _, cheques: __, ...rest } = aClaimSheet();
  const data = facts === null ? null : { ...rest, id: 'case-1', ...facts };
  vi.mocked(useClaimSheet).mockReturnValue(ready(data));
  vi.mocked(useLegalEvents).mockReturnValue(ready(events));
  const item = { id: 'case-1', amount };
  const { container, unmount } = renderScreen(
    <InterestLine item={item} payments={payments} isComplete={isComplete} />,
  );
  const text = container.textContent;
  unmount();
  return text;
}
const payment = (more: Partial<Payment> = {}): Payment => ({
  ...aPayment({ case_id: 'case-1', satang: 1_000_000, received_on: '2025-03-02', state: 'confirmed' }),
  id: 'one',
  ...more,
});

beforeEach(() => speak('en'));

it('shows the estimate, how it was made, and that no lawyer has confirmed the table', () => {
  const text = shown({ due_on: '2024-03-02' });
  expect(text).toContain('Unpaid interest during default (estimate)฿13,657.53');
  expect(text).toContain('from 2 Mar 2024');
  expect(text).toContain('(5% a year)');
  expect(text).toContain('version 1 (not yet confirmed by a lawyer)');
  expect(shown({ due_on: '2020-01-02' })).toContain('(7.5%, 5% a year)');
});

it('counts a month without a day from its end, and says so', () => {
  const text = shown({ due_on: '2024-03-01' });
  expect(text).toContain('from 31 Mar 2024');
  expect(text).toContain('counts here from the end of that month');
  expect(shown({ due_on: '2024-03-02' })).not.toContain('end of that month');
});

it('counts confirmed payments alone, the interest first', () => {
  // 5,000 baht of interest of the first year are covered, 5,000 go to the principal: 632 days on 95,000.
  expect(shown({ due_on: '2024-03-02' }, [payment()])).toContain('฿8,224.66');
  const others = [payment({ state: 'reported' }), payment({ id: 'two', state: 'disputed' })];
  expect(shown({ due_on: '2024-03-02' }, others)).toContain('฿13,657.53');
  const reversed = [payment(), payment({ id: 'two', reverses: 'one' })];
  expect(shown({ due_on: '2024-03-02' }, reversed)).toContain('฿13,657.53');
});

it('says why there is no figure, and nothing where none is due', () => {
  expect(shown(null)).toContain('the due date is not known');
  expect(shown({ due_on: '2024-03-02' }, [payment()], false)).toContain('Show all entries');
  expect(shown({ due_on: '2026-11-24' })).toBe('');
  expect(shown({ debt_type: 'judgment', due_on: '2024-03-02' })).toBe('');
});

it.each([
  ['th', 'ยอดคงเหลือด้านบนหักเงินที่รับจากเงินต้นเท่านั้น'],
  ['en', 'The outstanding amount above deducts payments from the principal alone'],
  ['zh', '上方的未收余额仅从本金中扣除已收款项'],
] as const)('says what is left in the order that the estimate assumes: %s', async (language, above) => {
  await speak(language);
  const text = shown({ due_on: '2024-03-02' }, [payment()]);
  for (const part of ['฿95,000.00', '฿103,224.66', above]) expect(text).toContain(part);
  // Without a receipt that covers interest, the balance and the interest add up.
  const early = payment({ received_on: '2024-01-01' });
  for (const payments of [[], [early]])
    expect(shown({ due_on: '2024-03-02' }, payments)).not.toContain(above);
});

it.each([
  ['th', 'เกิดขึ้นเกินห้าปีแล้ว', 'ตามตารางดอกเบี้ยผิดนัด'],
  ['en', 'accrued more than five years ago', 'By the table of interest'],
  ['zh', '产生于五年以前', '依迟延利息表'],
] as const)(
  'names the interest that is older than five years, and none of a younger debt: %s',
  async (language, old, table) => {
    await speak(language);
    const text = shown({ debt_type: 'loan', due_on: '2018-03-02' }, [], true, { amount: 1_000_000 });
    for (const part of ['฿514,589.04', '฿264,452.05', old]) expect(text).toContain(part);
    // No version of the table says so.
    expect(text.indexOf(old)).toBeGreaterThan(text.indexOf(table));
    expect(text).toContain(table);
    expect(shown({ debt_type: 'loan', due_on: '2024-03-02' })).not.toContain(old);
  },
);

it('runs from an event that names a later day, and no longer once a judgment is final', () => {
  const event = (id: string, more: Partial<LegalEvent>) => ({
    ...aLegalEvent({ by_role: 'admin', ...more }),
    id,
  });
  const given = (...events: LegalEvent[]) => shown({ due_on: '2024-03-02' }, [], true, { events });
  const late = event('late', { kind: 'default', on: '2025-03-01' });
  expect(given(late)).toContain('from 1 Mar 2025');
  const retracted = event('wrong', { kind: 'entered_in_error', on: '2026-03-01', corrects: 'late' });
  expect(given(late, retracted)).toContain('from 2 Mar 2024');
  expect(given(event('final', { kind: 'judgment_final', on: '2026-03-01' }))).toBe('');
});

it('shows no figure before the events are known, or when they cannot be read', () => {
  const item = { id: 'case-1', amount: 100_000 };
  vi.mocked(useClaimSheet).mockReturnValue(ready({ ...aClaimSheet({ due_on: '2024-03-02' }), id: 'case-1' }));
  const none = { data: undefined, retry: vi.fn() };
  for (const events of [
    { status: 'loading', problem: undefined, ...none },
    { status: 'failed', problem: 'offline', ...none },
  ] as const) {
    vi.mocked(useLegalEvents).mockReturnValue(events);
    const { container, unmount } = renderScreen(<InterestLine item={item} payments={[]} isComplete />);
    expect(container.textContent).toBe('');
    unmount();
  }
});
