import type { Service } from './messages.ts';
import type { Mutant } from './mutants.ts';
import { KNOWN_SURVIVORS } from './survivors.ts';

export interface Result {
  service: Service;
  all: readonly Mutant[];
  tried: readonly Mutant[];
  found: { mutant: Mutant; test: string }[];
  survivors: Mutant[];
  /** A change that does not compile in the emulator is not counted as a mutant. */
  invalid: { mutant: Mutant; error: string }[];
}

/** The share of mutants that tests must find; survivors with a reason count as not found. */
const WANTED = 0.98;

type Known = Readonly<Record<Service, Readonly<Record<string, string>>>>;

/**
 * A run passes when every survivor has a reason, every reason has a survivor, and enough mutants were found.
 * @param whole whether every mutant was tried; the share is not checked for a sample
 */
export function verdictOf(
  results: readonly Result[],
  whole: boolean,
  known: Known = KNOWN_SURVIVORS,
): { lines: string[]; passed: boolean } {
  const lines: string[] = [];
  let passed = true;
  const fail = (line: string) => {
    lines.push(line);
    passed = false;
  };
  for (const { service, all, tried, survivors, found, invalid } of results) {
    const reasons = known[service];
    const keys = new Set(all.map(({ key }) => key));
    for (const { key } of survivors) {
      const reason = reasons[key];
      if (reason === undefined) fail(`${service}: survives without a reason: ${key}`);
      else lines.push(`${service}: survives: ${key}\n    ${reason}`);
    }
    for (const key of Object.keys(reasons)) {
      const finder = found.find(({ mutant }) => mutant.key === key);
      if (!keys.has(key)) fail(`${service}: listed among the survivors, and there is no such mutant: ${key}`);
      else if (finder !== undefined)
        fail(`${service}: listed among the survivors, and found: ${key}\n    by ${finder.test}`);
    }
    for (const { mutant, error } of invalid)
      lines.push(`${service}: does not compile: ${mutant.key} (${error})`);
    const counted = tried.length - invalid.length;
    lines.push(
      `${service}.rules: ${found.length} of ${counted} mutants found (${percent(found.length / counted)})`,
    );
  }
  const found = results.reduce((sum, result) => sum + result.found.length, 0);
  const counted = results.reduce((sum, { tried, invalid }) => sum + tried.length - invalid.length, 0);
  const share = found / counted;
  if (whole && share < WANTED) fail(`Less than ${percent(WANTED)} were found.`);
  lines.push(`mutation: ${found} of ${counted} mutants found (${percent(share)})`);
  return { lines, passed };
}

function percent(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;
}
