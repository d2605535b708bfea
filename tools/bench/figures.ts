import { cpus, loadavg } from 'node:os';

/** The smallest sample that at least `share` of all do not exceed (nearest rank). @throws RangeError without samples */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('Nothing was measured.');
  return found;
}

/** The middle sample, or the mean of the two in the middle. @throws RangeError without samples */
export function median(samples: readonly number[]): number {
  return (
    (percentile(samples, 0.5) +
      percentile(
        samples.map((sample) => -sample),
        0.5,
      ) *
        -1) /
    2
  );
}

/** A row under `what, p50, p95, n, goal`. @param samples in ms @param goal as printed; empty: none */
export function distributionRow(what: string, samples: readonly number[], goal = ''): string[] {
  return [
    what,
    inMilliseconds(median(samples)),
    inMilliseconds(percentile(samples, 0.95)),
    String(samples.length),
    goal,
  ];
}

/** A table of figures, as printed by the benchmarks and recorded in `recorded.json`. */
export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const drawn: Table[] = [];

/** The tables that were printed since the last call. */
export function takeTables(): Table[] {
  return drawn.splice(0);
}

/** Rows as a Markdown table, so that the output can be copied to docs/performance.md unchanged. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  drawn.push({ head, rows });
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Describes the machine, for context of the figures: its processors, and its load in the last minute. */
export function machine(): string {
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

export function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** @param milliseconds printed as seconds with one decimal */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
