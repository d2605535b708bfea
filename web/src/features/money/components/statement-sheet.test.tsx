import type { Payment } from '@app/domain/payment';
import { statementOf } from '@app/domain/statement';
import { aCase } from '@app/seed/builders';
import { aPayment } from '@app/seed/money-builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { StatementSheet } from './statement-sheet';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

/** What is shown of a claim of 1,000 baht with one receipt. */
function shown(receipt: Partial<Payment>): string {
  const payment: Payment = {
    id: 'one',
    ...aPayment({ state: 'confirmed', received_on: '2026-11-20', ...receipt }),
  };
  const live = {
    statement: statementOf(100_000, [payment], NOVEMBER),
    retry: undefined,
    isIncomplete: false,
    ...NOVEMBER,
    setFrom: vi.fn(),
    setTo: vi.fn(),
  };
  const item = { id: 'case-1', ...aCase() };
  const { container } = renderScreen(<StatementSheet item={item} live={live} contacts={null} />);
  return container.textContent;
}

beforeEach(() => speak('en'));

it('says by how much more was received than claimed, and what the partner has received', () => {
  const text = shown({ satang: 600_000, into: 'partner' });
  expect(screen.getAllByText('Overpaid by ฿5,000.00')).toHaveLength(2);
  expect(text).not.toMatch(/[-−]฿|Outstanding in words/);
  expect(text).toContain('Of this, received by the partner ฿6,000.00');
  expect(text).toContain('passed on to the creditor');
});

it('says neither where less was received, by the creditor', () => {
  const text = shown({ satang: 40_000 });
  expect(text).toContain('฿600.00');
  expect(text).not.toMatch(/Overpaid|held by|passed on/);
});
