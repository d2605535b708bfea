import { expect, it } from 'vitest';
import { lastMonths, NO_MONEY, topPartners } from './money-figures';

const recovered = (satang: number) => ({ ...NO_MONEY, recovered: satang });

it('lists the partners who recovered most, at most eight', () => {
  const by_partner = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`p${index}`, recovered(index * 100)]),
  );
  const top = topPartners({ total: {}, by_partner, by_month: {} });
  expect(top.map(([id]) => id)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
});

it('lists the months of a year across New Year, newest first, and none without money', () => {
  const by_month = {
    '2026-02': recovered(2),
    '2025-12': recovered(12),
    '2025-03': recovered(3),
    '2025-02': recovered(99),
    '2026-03': recovered(99),
  };
  const months = lastMonths({ total: {}, by_partner: {}, by_month }, '2026-02-28');
  expect(months.map(([month]) => month)).toEqual(['2026-02', '2025-12', '2025-03']);
});
