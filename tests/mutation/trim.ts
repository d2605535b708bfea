import type { Place } from './messages.ts';
import type { Block, Rules } from './rules-syntax.ts';

/**
 * Rules without the blocks in which these tests evaluate nothing: the emulator compiles them in a fraction of the time. The
 * removed text is replaced by spaces, so that offsets remain valid.
 * @param evaluated places of expressions
 */
export function trim({ text, blocks, allows }: Rules, evaluated: readonly Place[]): string {
  // The emulator's report leaves out constants, so it does not show what they grant.
  const constant = allows
    .filter(({ condition }) => condition === null || text.slice(condition.start, condition.end) === 'true')
    .map(({ start, end }): Place => [start, end]);
  const isNeeded = ({ start, end }: Block) =>
    [...evaluated, ...constant].some(([from, to]) => from >= start && to <= end);
  let trimmed = text;
  for (const block of blocks) {
    if (isNeeded(block)) continue;
    const { start, end } = block;
    trimmed = trimmed.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + trimmed.slice(end);
  }
  return trimmed;
}
