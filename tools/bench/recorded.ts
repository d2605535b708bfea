import type { Table } from './figures.ts';

/** The figures of a run compared with the last recorded ones. */
export type Comparison = {
  /** How many figures are in both. */
  readonly compared: number;
  /** A sentence for each figure that is worse by more than noise. */
  readonly worse: readonly string[];
};

/** Columns of goals or single runs, which are not compared. */
const NO_FIGURE = /^(goal|limit|n|frames|least|most|slowest|the least|p9\d)$/;
const MORE_IS_BETTER = /^(speed|access|practices|SEO|reaches the limit.*)$/;

/**
 * How much worse a figure may be by noise, of what was recorded and in its own unit: times of shared machines, ratios of medians
 * (10 % and 100 ms of blocking time are noise), sizes that vary with the compressor. Counts have no noise.
 */
const NOISE = {
  time: { share: 0.25, least: 20 },
  blocking: { share: 0.25, least: 100 },
  ratio: { share: 0.15, least: 0.1 },
  size: { share: 0.02, least: 0.2 },
  count: { share: 0, least: 0 },
} as const;

/**
 * @param printed the tables of a run
 * @param kept the recorded ones (`recorded.json`); a table is known by its first title, a row by its first cell
 */
export function compareWithRecorded(printed: readonly Table[], kept: readonly Table[]): Comparison {
  const recorded = new Map(kept.map((table) => [table.head[0], table]));
  const figures = printed.flatMap((table) => {
    const last = recorded.get(table.head[0]);
    return last === undefined ? [] : figuresInBoth(table, last);
  });
  return { compared: figures.length, worse: figures.flatMap(({ worse }) => worse ?? []) };
}

function figuresInBoth(now: Table, last: Table): { worse: string | null }[] {
  const rowsThen = named(last.rows.map(([name = '']) => name));
  const columnsThen = named(last.head);
  const columnsNow = [...named(now.head)];
  return [...named(now.rows.map(([name = '']) => name))].flatMap(([row, at]) => {
    const before = last.rows[rowsThen.get(row) ?? -1];
    return columnsNow.slice(1).flatMap(([column, index]) => {
      const title = now.head[index] ?? '';
      const is = figureOf(now.rows[at]?.[index]);
      const was = figureOf(before?.[columnsThen.get(column) ?? -1]);
      if (is === null || was === null || NO_FIGURE.test(title)) return [];
      const more = MORE_IS_BETTER.test(title) ? was.value - is.value : is.value - was.value;
      const { share, least } = NOISE[kindOf(`${now.head[0] ?? ''}, ${title}`, title, was)];
      const isWorse = more > Math.max(Math.abs(was.value) * share, least);
      const words = `${row}, ${title}: ${now.rows[at]?.[index] ?? ''}, recorded ${before?.[columnsThen.get(column) ?? -1] ?? ''}`;
      return [{ worse: isWorse ? words : null }];
    });
  });
}

/** The index of each name; the second of several equal ones is called `name (2)`. */
function named(names: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    let key = name;
    for (let count = 2; places.has(key); count++) key = `${name} (${count})`;
    places.set(key, index);
  }
  return places;
}

/** In milliseconds, KiB, or the number itself. */
type Figure = { readonly value: number; readonly unit: string; readonly isWhole: boolean };

function figureOf(cell: string | undefined): Figure | null {
  const [, digits = '', unit = ''] = /^(-?[\d,]+(?:\.\d+)?) ?(ms|s|KiB|MiB|GiB|x)?$/.exec(cell ?? '') ?? [];
  if (digits === '') return null;
  const number = Number(digits.replaceAll(',', ''));
  return { value: unit === 's' ? number * 1000 : number, unit, isWhole: !digits.includes('.') };
}

function kindOf(titles: string, title: string, { unit, isWhole }: Figure): keyof typeof NOISE {
  if (unit === 'ms' || unit === 's') return title === 'TBT' ? 'blocking' : 'time';
  if (/^[KMG]iB$/.test(unit) || titles.includes('KiB')) return 'size';
  return isWhole ? 'count' : 'ratio';
}

/** The recorded tables after a run: those that it printed take the place of the earlier ones. */
export function record(printed: readonly Table[], kept: readonly Table[]): Table[] {
  const all = new Map([...kept, ...printed].map((table) => [table.head[0] ?? '', table]));
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, table]) => table);
}
