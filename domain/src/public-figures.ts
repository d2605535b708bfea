import * as z from 'zod/mini';
import { addDays, addMonths, dayOf, daysBetween, startOf } from './calendar.ts';
import { instant } from './codec.ts';

/** The figures that the firm can count from its own cases, and publish. */
export const FIGURE_IDS = [
  'recovered_share',
  'reports_on_time',
  'contacts_inside',
  'median_days_to_first_contact',
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

/** What is published, and from how much. House policy: no law says how figures are counted (docs/decisions/202). */
export interface FigurePolicy {
  /** Off: nothing is counted and no page shows anything counted. */
  on: boolean;
  /** A figure that is not here is not stored where the public reads. */
  published: readonly FigureId[];
  /** Cases count that were closed within so many months. */
  months: number;
  /** A figure from fewer cases, reports or contacts is not published. */
  minimum: number;
  /** Counted up whenever something is counted in another way; the page says which one. */
  method: number;
}

/**
 * `recovered_share` waits for a lawyer: lawyers' ethics bar boasting of results (Regulation on Lawyers' Ethics, cl. 17;
 * docs/legal-review.md). The others say how the firm works, not what a client will get.
 */
export const FIGURE_POLICY: FigurePolicy = {
  on: true,
  published: ['reports_on_time', 'contacts_inside', 'median_days_to_first_contact'],
  months: 12,
  minimum: 50,
  method: 1,
};

const count = z.int().check(z.nonnegative());

/**
 * `public_figures/current`: written by the server once a day, read by everyone. Shares and counts only: no amount of money, and no
 * figure that is withheld (null).
 */
export const publicFiguresSchema = z.object({
  /** The first and the last day on which a counted case was closed, in Bangkok. */
  since: z.string(),
  as_of: z.string(),
  /** Cases that were closed in that time, without duplicates of other cases. */
  closed: count,
  /** Whole percent of the claims that were paid and confirmed by both sides; `n` cases. */
  recovered_share: z.nullable(z.object({ percent: count, n: count })),
  /** Weekly reports of these cases that were due, and those among them that came in time. */
  reports_on_time: z.nullable(z.object({ met: count, due: count })),
  /** Contacts to which the hours and the number of the Debt Collection Act apply, and those among them within both. */
  contacts_inside: z.nullable(z.object({ inside: count, counted: count })),
  /** Days from the submission of a case to the first recorded contact with the debtor; `n` cases with a contact. */
  median_days_to_first_contact: z.nullable(z.object({ days: z.number().check(z.nonnegative()), n: count })),
  method: count,
  computed_at: instant,
});
export type PublicFigures = z.infer<typeof publicFiguresSchema>;

/** What one closed case contributes. */
export interface ClosedCase {
  id: string;
  created_at: Date;
  /** Satang. */
  claimed: number;
  /** Satang, confirmed by both sides. */
  paid: number;
  reports: { met: number; late: number };
  contacts: { inside: number; outside_hours: number; second_that_day: number; recorded_late: number };
  /** When the first contact with the debtor began; null: none is recorded. */
  first_contact_at: Date | null;
}

/**
 * The days of which figures are published on a day: whole days, up to the day before.
 * @param now decides the day, in Bangkok
 * @returns the days, and the moments at which they begin and end (`until` is excluded)
 */
export function figuresPeriod(
  now: Date,
  { months }: Pick<FigurePolicy, 'months'> = FIGURE_POLICY,
): { since: string; as_of: string; from: Date; until: Date } {
  const today = dayOf(now);
  const since = addMonths(today, -months);
  return { since, as_of: addDays(today, -1), from: startOf(since), until: startOf(today) };
}

/**
 * The figures of the closed cases, without those that the policy withholds.
 * @param cases in any order; one that is there twice counts once
 * @returns null when none is left, or there are too few cases: nothing is stored where the public reads
 */
export function publicFigures(
  cases: readonly ClosedCase[],
  now: Date,
  policy: FigurePolicy = FIGURE_POLICY,
): PublicFigures | null {
  const all = [...new Map(cases.map((each) => [each.id, each])).values()];
  const sum = (of: (item: ClosedCase) => number) => all.reduce((total, each) => total + of(each), 0);
  const claimed = sum((each) => each.claimed);
  const met = sum(({ reports }) => reports.met);
  const due = met + sum(({ reports }) => reports.late);
  const inside = sum(({ contacts }) => contacts.inside);
  const counted =
    inside +
    sum(({ contacts }) => contacts.outside_hours + contacts.second_that_day + contacts.recorded_late);
  const days = all.flatMap(({ created_at, first_contact_at: first }) =>
    // A contact before the case was submitted here is of another time.
    first === null ? [] : [Math.max(0, daysBetween(dayOf(created_at), dayOf(first)))],
  );

  const publish = <T>(id: FigureId, n: number, figure: () => T): T | null =>
    policy.published.includes(id) && n >= Math.max(1, policy.minimum) ? figure() : null;
  const { since, as_of } = figuresPeriod(now, policy);
  const figures = {
    recovered_share: publish('recovered_share', claimed === 0 ? 0 : all.length, () => ({
      // What was paid beyond a claim (interest, costs) makes up for no other claim. Rounded down: never more than it was.
      percent: percentOf(
        sum((each) => Math.min(each.paid, each.claimed)),
        claimed,
      ),
      n: all.length,
    })),
    reports_on_time: publish('reports_on_time', due, () => ({ met, due })),
    contacts_inside: publish('contacts_inside', counted, () => ({ inside, counted })),
    median_days_to_first_contact: publish('median_days_to_first_contact', days.length, () => ({
      days: median(days),
      n: days.length,
    })),
  };
  const isEmpty = Object.values(figures).every((figure) => figure === null);
  if (!policy.on || all.length < policy.minimum || isEmpty) return null;
  return { since, as_of, closed: all.length, ...figures, method: policy.method, computed_at: now };
}

/** @param values at least one */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Whole percent of a part, rounded down. @param whole above 0 */
export function percentOf(part: number, whole: number): number {
  return Math.floor((100 * part) / whole);
}
