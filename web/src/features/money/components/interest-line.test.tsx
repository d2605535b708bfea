import type { ClaimSheet } from '@app/domain/claim-sheet';
import type { Payment } from '@app/domain/payment';
import { aClaimSheet } from '@app/seed/claim-builders';
import { aPayment } from '@app/seed/money-builders';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import * as days from '../api/use-claim-days';
import { InterestLine } from './interest-line';

vi.mock('../api/use-claim-days', () => ({ useClaimDays: vi.fn() }));
vi.mock('@/lib/live/use-law-confirmation', () => ({
  useLawConfirmation: () => ({ status: 'ready', data: null }),
}));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => '2026-11-23' }));

/** What is shown of a claim of 100,000 baht. */
function shown(facts: Partial<ClaimSheet> | null, payments: Payment[] = [], isComplete = true): string {
  const { due_on: _, cheques: __, ...rest } = aClaimSheet();
  const data = facts === null ? null : { ...rest, id: 'case-1', ...facts };
  vi.mocked(days.useClaimDays).mockReturnValue({ status: 'ready', data, problem: undefined, retry: vi.fn() });
  const item = { id: 'case-1', amount: 100_000 };
  const { container, unmount } = renderScreen(
    <InterestLine item={item} payments={payments} isComplete={isComplete} />,
  );
  const text = container.textContent;
  unmount();
  return text;
}
const payment = (more: Partial<Payment> = {}): Payment => ({
  ...aPayment({ case_id: 'case-1', satang: 1_000_000, received_on: '2025-03-01', state: 'confirmed' }),
  id: 'one',
  ...more,
});

beforeEach(() => speak('en'));

it('shows the estimate, how it was made, and that no lawyer has confirmed the table', () => {
  const text = shown({ due_on: '2024-03-01' });
  expect(text).toContain('Unpaid interest during default (estimate)฿13,657.53');
  expect(text).toContain('from 1 Mar 2024');
  expect(text).toContain('(5% a year)');
  expect(text).toContain('version 1 (not yet confirmed by a lawyer)');
  expect(shown({ due_on: '2020-01-01' })).toContain('(7.5%, 5% a year)');
});

it('counts confirmed payments alone, the interest first', () => {
  // 5,000 baht of interest of the first year are covered, 5,000 go to the principal: 632 days on 95,000.
  expect(shown({ due_on: '2024-03-01' }, [payment()])).toContain('฿8,224.66');
  const others = [payment({ state: 'reported' }), payment({ id: 'two', state: 'disputed' })];
  expect(shown({ due_on: '2024-03-01' }, others)).toContain('฿13,657.53');
  const reversed = [payment(), payment({ id: 'two', reverses: 'one' })];
  expect(shown({ due_on: '2024-03-01' }, reversed)).toContain('฿13,657.53');
});

it('says why there is no figure, and nothing where none is due', () => {
  expect(shown(null)).toContain('the due date is not known');
  expect(shown({ due_on: '2024-03-01' }, [payment()], false)).toContain('Show all entries');
  expect(shown({ due_on: '2026-11-23' })).toBe('');
  expect(shown({ debt_type: 'judgment', due_on: '2024-03-01' })).toBe('');
});
