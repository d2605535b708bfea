import { addMonths } from '@app/domain/calendar';
import type { MoneyFigures, MoneySums } from '@app/domain/money-sums';

/** Partners and months that the overview lists. */
const MONEY_PARTNERS = 8;
const MONEY_MONTHS = 12;

export const NO_MONEY: MoneyFigures = { claimed: 0, promised: 0, recovered: 0, outstanding: 0 };

/** The partners with the most recovered, then the most outstanding. */
export function topPartners({ by_partner }: MoneySums): [partnerId: string, figures: MoneyFigures][] {
  return Object.entries(by_partner)
    .sort(([, a], [, b]) => b.recovered - a.recovered || b.outstanding - a.outstanding)
    .slice(0, MONEY_PARTNERS);
}

/** The last months up to that of `today`, newest first, without those in which nothing happened. */
export function lastMonths({ by_month }: MoneySums, today: string): [month: string, figures: MoneyFigures][] {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONEY_MONTHS }, (_, index) => addMonths(first, -index).slice(0, 7));
  return months.flatMap((month) => {
    const figures = by_month[month];
    return figures === undefined ? [] : [[month, figures] as [string, MoneyFigures]];
  });
}
