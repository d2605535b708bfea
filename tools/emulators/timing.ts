import type { Build } from './builds.ts';

/** The parts of the time until the portal was ready, in milliseconds. */
export type Timing = {
  /** From the start of our program. */
  readonly total: number;
  /** From the start of the Firebase CLI until it reported that all emulators are ready. */
  readonly emulators: number;
  readonly web: Build | null;
  readonly functions: Build | null;
};

/** Parsed by `npm run bench`. Own programs are everything except the emulators' start, including the demo data. */
export function timingLine({ total, emulators, web, functions }: Timing): string {
  const builds = Object.entries({ functions, web }).flatMap(([name, built]) => {
    if (built === null) return [];
    return [`${name} ${built.made ? `built in ${seconds(built.milliseconds)}` : 'unchanged'}`];
  });
  return `Started in ${seconds(total)}: emulators ${seconds(emulators)}, own programs ${seconds(total - emulators)} (${builds.join(', ')}).`;
}

/** The inverse of `timingLine`, in milliseconds; null for other lines. */
export function readTimingLine(line: string): Pick<Timing, 'total' | 'emulators'> | null {
  const [, total, emulators] = /^Started in ([\d.]+) s: emulators ([\d.]+) s,/.exec(line) ?? [];
  if (total === undefined || emulators === undefined) return null;
  return { total: Number(total) * 1_000, emulators: Number(emulators) * 1_000 };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
