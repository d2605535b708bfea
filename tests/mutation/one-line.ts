import type { Expression } from './rules-syntax.ts';

/** An expression on one line, truncated when long. */
export function oneLine(text: string, { start, end }: Pick<Expression, 'start' | 'end'>): string {
  // Remove comments, but not the "//" of a quoted address.
  const bare = text
    .slice(start, end)
    .replace(/('(?:\\.|[^'\\])*')|\/\/[^\n]*/g, (_, quoted?: string) => quoted ?? '');
  const line = bare.replace(/\s+/g, ' ');
  return line.length <= 90 ? line : `${line.slice(0, 60)} … ${line.slice(-25)}`;
}
