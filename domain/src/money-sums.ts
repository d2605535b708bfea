import * as z from 'zod/mini';

/**
 * The firm's money in figures, for the admins' overview: satang, in shards as the sums of cases are
 * (docs/decisions/076, 172). What a case has contributed is stored in its balance; a change adds the difference.
 */

/** The name of the sums among the rollups. */
export const MONEY_ROLLUP = 'money';

const figure = z._default(z.number(), 0);
const figures = z.object({ claimed: figure, promised: figure, recovered: figure, outstanding: figure });
const NOTHING = { claimed: 0, promised: 0, recovered: 0, outstanding: 0 };

/** `rollups/money/shards/{n}`; a key or a figure that is missing is 0. */
export const moneySumsSchema = z.object({
  /** One key, `all`. */
  total: z._default(z.record(z.string(), figures), {}),
  /** By the partner's id: claims and promises of its cases now, and what was recovered while a case was its own. */
  by_partner: z._default(z.record(z.string(), figures), {}),
  /**
   * By `2026-11` of Bangkok: claims of the cases submitted, promises due, money received. `outstanding` is 0: it is a state
   * of now and not of a month.
   */
  by_month: z._default(z.record(z.string(), figures), {}),
});
export type MoneySums = z.infer<typeof moneySumsSchema>;
export type MoneyFigures = z.infer<typeof figures>;

type Section = keyof MoneySums;
type Figure = keyof MoneyFigures;

/** A number to be added to one figure. */
export type MoneyLine = readonly [section: Section, key: string, figure: Figure, satang: number];

const SECTIONS: readonly Section[] = ['total', 'by_partner', 'by_month'];
const FIGURES: readonly Figure[] = ['claimed', 'promised', 'recovered', 'outstanding'];

/** @returns the sum; keys whose figures are all 0 are left out */
export function sumOfLines(lines: Iterable<MoneyLine>): MoneySums {
  const sums: MoneySums = { total: {}, by_partner: {}, by_month: {} };
  for (const [section, key, name, satang] of lines) (sums[section][key] ??= { ...NOTHING })[name] += satang;
  for (const section of SECTIONS) {
    sums[section] = Object.fromEntries(
      Object.entries(sums[section]).filter(([, each]) => FIGURES.some((name) => each[name] !== 0)),
    );
  }
  return sums;
}

/** The lines of sums. @param sign -1 to take them away */
export function linesIn(sums: MoneySums, sign: 1 | -1 = 1): MoneyLine[] {
  return SECTIONS.flatMap((section) =>
    Object.entries(sums[section]).flatMap(([key, each]) =>
      FIGURES.filter((name) => each[name] !== 0).map((name): MoneyLine => [
        section,
        key,
        name,
        sign * each[name],
      ]),
    ),
  );
}

/** The sum of shards, or of what cases have contributed. */
export function sumOfMoney(parts: Iterable<MoneySums>): MoneySums {
  return sumOfLines([...parts].flatMap((part) => linesIn(part)));
}

/** What is to be added to `from` so that it becomes `to`; without lines when nothing is. */
export function moneyDifference(from: MoneySums | null, to: MoneySums | null): MoneyLine[] {
  const taken = from === null ? [] : linesIn(from, -1);
  const added = to === null ? [] : linesIn(to);
  return linesIn(sumOfLines([...taken, ...added]));
}

/** The merge into a shard: one increment for each figure. Keys of partners and months stay: they are few. */
export function moneyUpdate<T>(
  lines: readonly MoneyLine[],
  add: (satang: number) => T,
): Partial<Record<Section, Record<string, Partial<Record<Figure, T>>>>> {
  const update: Partial<Record<Section, Record<string, Partial<Record<Figure, T>>>>> = {};
  for (const [section, key, name, satang] of lines)
    ((update[section] ??= {})[key] ??= {})[name] = add(satang);
  return update;
}
