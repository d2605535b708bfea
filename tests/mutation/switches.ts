import type { Mutant } from './mutants.ts';
import type { Rules } from './rules-syntax.ts';

/** The document that names the active mutant. */
export const SWITCH = 'mutation/active';

/** The name of the shipped rules in that document. */
export const SHIPPED = 'shipped';

/** How many mutants share a text of the rules at most: all of them are tried in one project, whose versions add up. */
const MOST = 15;

export interface Batch {
  mutants: readonly Mutant[];
  /** The rules with a switch for each of the mutants, who are called by their place in the list. */
  rules: string;
}

/**
 * Groups of mutants that change different places, far from each other. A request evaluates all switches of a block, and may take 1,000
 * expressions at most.
 */
export function batchesOf(rules: Rules, mutants: readonly Mutant[]): Batch[] {
  const batches: Mutant[][] = Array.from({ length: Math.ceil(mutants.length / MOST) }, () => []);
  let next = 0;
  for (const mutant of mutants.toSorted((a, b) => a.start - b.start)) {
    const turns = [...batches.slice(next), ...batches.slice(0, next)];
    const free = turns.find((batch) => batch.length < MOST && (batch.at(-1)?.end ?? 0) <= mutant.start);
    if (free === undefined) batches.push([mutant]);
    else free.push(mutant);
    next = (next + 1) % batches.length;
  }
  return batches.map((batch) => ({ mutants: batch, rules: withSwitches(rules.text, batch) }));
}

/**
 * Rules that behave as one of these mutants while the document `mutation/active` names it, and otherwise as shipped. The emulator
 * compiles the rules in 0.6 s, longer than a group of tests takes; a switch is one write.
 * @param mutants in the order of the text, without common places
 */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const root = 'match /databases/{database}/documents {';
  const start = text.indexOf(root) + root.length;
  let result = text;
  for (const [place, mutant] of [...mutants.entries()].reverse()) {
    const original = text.slice(mutant.start, mutant.end);
    const on = `mutant() == '${place}'`;
    const switched = mutant.switched?.(on) ?? `(${on} ? (${mutant.replacement}) : (${original}))`;
    result = result.slice(0, mutant.start) + switched + result.slice(mutant.end);
  }
  const reader = ` function mutant() { return get(/databases/$(database)/documents/${SWITCH}).data.name; }`;
  return result.slice(0, start) + reader + result.slice(start);
}

/** The text of the rules with this mutant applied. */
export function apply(
  text: string,
  { start, end, replacement }: Pick<Mutant, 'start' | 'end' | 'replacement'>,
): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
