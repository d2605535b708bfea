import * as z from 'zod/mini';
import { dayOf, weekOf } from './calendar.ts';
import { caseSchema, caseStatusSchema, isOpen } from './case.ts';
import { satangOf } from './money.ts';

/**
 * The rollups of the admins' overview, and what each case contributes to them.
 *
 * The contribution that a case has already made is stored beside it as its tally. When case and tally differ, one
 * transaction writes the new tally and adds the difference. A tally depends only on the current case, so that the sums are
 * the same for any order and number of deliveries of events, and equal a recount (docs/decisions/076).
 */

/** The name of the sums among the rollups. */
export const CASE_ROLLUP = 'cases';

/** Firestore accepts about one write a second to one document, so the sums are sharded. */
const SHARD_COUNT = 8;
export const SHARDS: readonly string[] = Array.from({ length: SHARD_COUNT }, (_, index) => String(index));

/** The fields of a case that contribute to the rollups. */
export const countedCaseSchema = z.pick(caseSchema, {
  status: true,
  amount: true,
  partner_id: true,
  created_at: true,
  updated_at: true,
});
export type CountedCase = z.infer<typeof countedCaseSchema>;

/** `case_tallies/{caseId}`: what the case has contributed to the sums. */
export const caseTallySchema = z.object({
  status: caseStatusSchema,
  /** The amount, whole: sums of decimals would drift. */
  satang: z.int(),
  partner_id: z.nullable(z.string()),
  /** In Bangkok. */
  created_day: z.string(),
  /** null unless it is Completed. */
  completed_week: z.nullable(z.string()),
});
export type CaseTally = z.infer<typeof caseTallySchema>;

const figure = z._default(z.number(), 0);

/** `rollups/cases/shards/{n}`: sums by name and key; a key or a figure that is missing is 0. Amounts are satang. */
export const caseSumsSchema = z.object({
  /** Cases of each status, and their amounts. */
  by_status: z._default(z.record(z.string(), z.object({ count: figure, satang: figure })), {}),
  /** Cases submitted and completed in each ISO week. */
  by_week: z._default(z.record(z.string(), z.object({ submitted: figure, completed: figure })), {}),
  /** Open cases by the day of submission. */
  open_by_day: z._default(z.record(z.string(), z.object({ count: figure, satang: figure })), {}),
  /** Each partner's open cases, with their amount, and completed cases. */
  by_partner: z._default(
    z.record(z.string(), z.object({ open: figure, satang: figure, completed: figure })),
    {},
  ),
});
export type CaseSums = z.infer<typeof caseSumsSchema>;
type Section = keyof CaseSums;

/** What is to be added to sums; nothing in it is 0. */
export type Difference = Partial<Record<Section, Record<string, Record<string, number>>>>;

/**
 * What a case contributes to the sums. It counts as completed in the week of its last change: a Completed case only changes
 * when it is completed again, or assigned again, which makes it open.
 */
export function tallyOf(item: CountedCase): CaseTally {
  const { status, amount, partner_id, created_at, updated_at } = item;
  return {
    status,
    satang: satangOf(amount),
    partner_id,
    created_day: dayOf(created_at),
    completed_week: status === 'Completed' ? weekOf(dayOf(updated_at)) : null,
  };
}

type Line = [section: Section, key: string, figure: string, number: number];

function linesOf(tally: CaseTally | null): Line[] {
  if (tally === null) return [];
  const { status, satang, partner_id, created_day, completed_week } = tally;
  const lines: Line[] = [
    ['by_status', status, 'count', 1],
    ['by_status', status, 'satang', satang],
    ['by_week', weekOf(created_day), 'submitted', 1],
  ];
  if (completed_week !== null) lines.push(['by_week', completed_week, 'completed', 1]);
  if (isOpen(status)) {
    lines.push(['open_by_day', created_day, 'count', 1], ['open_by_day', created_day, 'satang', satang]);
    if (partner_id !== null)
      lines.push(['by_partner', partner_id, 'open', 1], ['by_partner', partner_id, 'satang', satang]);
  } else if (partner_id !== null && completed_week !== null) {
    lines.push(['by_partner', partner_id, 'completed', 1]);
  }
  return lines;
}

function addUp(lines: Iterable<Line>): Difference {
  const totals = new Map<string, Line>();
  for (const [section, key, figure, number] of lines) {
    const id = JSON.stringify([section, key, figure]);
    totals.set(id, [section, key, figure, (totals.get(id)?.[3] ?? 0) + number]);
  }
  const difference: Difference = {};
  for (const [section, key, figure, number] of totals.values()) {
    if (number !== 0) ((difference[section] ??= {})[key] ??= {})[figure] = number;
  }
  return difference;
}

function linesIn(sums: Difference | CaseSums, sign = 1): Line[] {
  return Object.entries(sums).flatMap(([section, keys]) =>
    Object.entries(keys).flatMap(([key, figures]) =>
      Object.entries(figures).map(([figure, number]): Line => [
        section as Section,
        key,
        figure,
        sign * number,
      ]),
    ),
  );
}

/** The difference to add to the sums when a case's tally changes; null: there is none. */
export function differenceOf(before: CaseTally | null, after: CaseTally | null): Difference {
  const taken = linesOf(before).map(([section, key, name, number]): Line => [section, key, name, -number]);
  return addUp([...taken, ...linesOf(after)]);
}

/** The difference between `from` and `to`. */
export function gapBetween(from: CaseSums, to: CaseSums): Difference {
  return addUp([...linesIn(from, -1), ...linesIn(to)]);
}

/** The sum of shards or differences. Keys that become 0 are omitted. */
export function sumOf(parts: Iterable<Difference | CaseSums>): CaseSums {
  return caseSumsSchema.parse(addUp([...parts].flatMap((part) => linesIn(part))));
}

/** Sums whose keys depend on cases and partners; the keys of the others are fixed. */
const PASSING: readonly Section[] = ['open_by_day', 'by_partner'];

/** Can this make a key 0? Then the shard must be read before it is written. */
export function takesAway(difference: Difference): boolean {
  return linesIn(difference).some(([section, , , number]) => PASSING.includes(section) && number < 0);
}

/**
 * The merge into a shard: increments, and deletions of keys that become 0, so that shards do not grow with keys of the past.
 * @param held the current shard, or null if nothing is subtracted
 */
export function shardUpdate<T>(
  held: CaseSums | null,
  difference: Difference,
  { add, drop }: { add: (number: number) => T; drop: () => T },
): Partial<Record<Section, Record<string, T | Record<string, T>>>> {
  const after = held === null ? null : sumOf([held, difference]);
  const update: Partial<Record<Section, Record<string, T | Record<string, T>>>> = {};
  for (const section of z.keyof(caseSumsSchema).options) {
    for (const [key, figures] of Object.entries(difference[section] ?? {})) {
      const remains = after === null || after[section][key] !== undefined;
      (update[section] ??= {})[key] = remains
        ? Object.fromEntries(Object.entries(figures).map(([name, number]) => [name, add(number)]))
        : drop();
    }
  }
  return update;
}

export function isNothing(difference: Difference): boolean {
  return Object.keys(difference).length === 0;
}

export function sameTally(one: CaseTally | null, other: CaseTally | null): boolean {
  return isNothing(differenceOf(one, other));
}

/** The shard of a case (FNV-1a, so that any ids are distributed evenly). */
export function shardOf(caseId: string): string {
  let hash = 0x811c9dc5;
  for (const unit of caseId) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return String(hash % SHARD_COUNT);
}

/** The current case, and its stored tally; null: there is none. */
export interface Found {
  id: string;
  case: CountedCase | null;
  tally: CaseTally | null;
}

/** The writes that bring the sums up to date with these cases. */
export interface TallyPlan {
  /** New tallies by case; null: to be deleted. Empty when everything is up to date. */
  tallies: Map<string, CaseTally | null>;
  /** The difference to add to each shard. */
  shards: Map<string, Difference>;
}

export function planTallies(found: Iterable<Found>): TallyPlan {
  const tallies = new Map<string, CaseTally | null>();
  const lines = new Map<string, Line[]>();
  for (const { id, case: item, tally } of found) {
    const now = item === null ? null : tallyOf(item);
    const difference = differenceOf(tally, now);
    if (isNothing(difference)) continue;
    tallies.set(id, now);
    lines.set(shardOf(id), [...(lines.get(shardOf(id)) ?? []), ...linesIn(difference)]);
  }
  const shards = [...lines].map(([shard, all]) => [shard, addUp(all)] as const);
  return { tallies, shards: new Map(shards.filter(([, difference]) => !isNothing(difference))) };
}
