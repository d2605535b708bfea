import { daysBetween, mondayOf, weeksUpTo } from '@app/domain/calendar';
import { CASE_STATUSES, OPEN_STATUSES, type CaseStatus } from '@app/domain/case';
import type { CaseSums } from '@app/domain/case-tally';

/** What the overview shows, made of the sums. Amounts are THB again. */

export interface Load {
  count: number;
  amount: number;
}

const NONE: Load = { count: 0, amount: 0 };

function asLoad(sum: { count: number; satang: number } | undefined): Load {
  return sum === undefined ? NONE : { count: sum.count, amount: sum.satang / 100 };
}

function together(loads: readonly Load[]): Load {
  return loads.reduce(
    (sum, { count, amount }) => ({
      count: sum.count + count,
      // In satang, which are whole.
      amount: Math.round((sum.amount + amount) * 100) / 100,
    }),
    NONE,
  );
}

/** Cases of each status, in the order in which a case goes through them. */
export function byStatus({ by_status }: CaseSums): ({ status: CaseStatus } & Load)[] {
  return CASE_STATUSES.map((status) => ({ status, ...asLoad(by_status[status]) }));
}

export function openAndCompleted({ by_status }: CaseSums): { open: Load; completed: Load } {
  return {
    open: together(OPEN_STATUSES.map((status) => asLoad(by_status[status]))),
    completed: asLoad(by_status.Completed),
  };
}

/** How many cases there are in all. */
export function allCases(sums: CaseSums): number {
  return byStatus(sums).reduce((sum, { count }) => sum + count, 0);
}

export interface Week {
  /** The day on which it begins. */
  monday: string;
  submitted: number;
  completed: number;
}

/** The last `count` weeks, that of `today` included, oldest first. */
export function byWeek({ by_week }: CaseSums, today: string, count: number): Week[] {
  return weeksUpTo(today, count).map((week) => ({
    monday: mondayOf(week),
    submitted: by_week[week]?.submitted ?? 0,
    completed: by_week[week]?.completed ?? 0,
  }));
}

/** Days that a case has been open, from and to; null: no end. */
const BANDS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, 180],
  [181, null],
] as const;

export type Band = { from: number; to: number | null } & Load;

/** Open cases by how many days ago they were handed in, counted in Bangkok. */
export function byAge({ open_by_day }: CaseSums, today: string): Band[] {
  const days = Object.entries(open_by_day).map(
    // A case handed in a moment after midnight is not younger than today.
    ([day, sum]) => ({ age: Math.max(0, daysBetween(day, today)), load: asLoad(sum) }),
  );
  return BANDS.map(([from, to]) => ({
    from,
    to,
    ...together(days.filter(({ age }) => age >= from && (to === null || age <= to)).map(({ load }) => load)),
  }));
}

/** How many partners are drawn, and named. */
export const BUSIEST = 10;

export interface PartnerLoad {
  partnerId: string;
  open: number;
  amount: number;
  completed: number;
}

/** Who has most in hand, at most `most` of them; and what all others have together. */
export function byPartner(
  { by_partner }: CaseSums,
  most: number,
): { busiest: PartnerLoad[]; others: { partners: number; open: number } } {
  const all = Object.entries(by_partner)
    .map(([partnerId, { open, satang, completed }]) => ({
      partnerId,
      open,
      amount: satang / 100,
      completed,
    }))
    .sort((a, b) => b.open - a.open || b.amount - a.amount || b.completed - a.completed);
  const others = all.slice(most).filter(({ open }) => open > 0);
  return {
    busiest: all.slice(0, most),
    others: { partners: others.length, open: others.reduce((sum, { open }) => sum + open, 0) },
  };
}
