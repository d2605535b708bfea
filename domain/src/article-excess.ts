import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/**
 * How many of each construct an article may contain to be rendered with its markup. A Markdown parser takes quadratic time
 * in some of them: 200,000 letters of list entries took a minute. Beyond these limits the text is shown as plain text. An
 * article of 50,000 letters with a heading and a list for each 1,000 has a tenth of them.
 */
export const ARTICLE_BOUNDS = {
  /** UTF-16 units. */
  length: LIMITS.content,
  lines: 5_000,
  headings: 400,
  /** Entries of lists. */
  entries: 1_500,
  /** Lines of quotations, each counted once for each level. */
  quotes: 1_500,
  /** Bars, which separate the cells of tables. */
  cells: 6_000,
  /** `*`, `_` and `~`. */
  marks: 8_000,
  /** The same within one paragraph: nested emphasis takes cubic time. */
  marksTogether: 600,
  /** Square brackets, of links and pictures. */
  brackets: 4_000,
  /** Backticks and `<`. */
  code: 4_000,
  /** Addresses that are linked automatically. */
  addresses: 2_000,
  /** Elements and texts of the output; counted by the renderer. */
  nodes: 20_000,
} as const;

/** `time`: rendering was terminated. `failed`: the renderer threw. */
const EXCESS_KINDS = [
  'length',
  'lines',
  'headings',
  'entries',
  'quotes',
  'cells',
  'marks',
  'marksTogether',
  'brackets',
  'code',
  'addresses',
  'nodes',
  'time',
  'failed',
] as const;
type Counted = keyof typeof ARTICLE_BOUNDS;

/** Which limit an article exceeds. */
export const articleExcessSchema = z.object({
  kind: z.enum(EXCESS_KINDS),
  /** The line that exceeds the limit, counted from 1; null where no line can be named. */
  line: z.nullable(z.int()),
});
export type ArticleExcess = z.infer<typeof articleExcessSchema>;

/**
 * How deep quotations and lists may be nested. Nobody reads the thirtieth level; the renderer shows the signs of deeper ones
 * as text.
 */
export const DEEPEST = 30;

/** The markers of quotations and list entries, repeated at the beginning of a line. */
const OPENER = /[ \t]*(?:(>)|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
/** An entry indented this far is nested too deep to be read, and the parser checks all levels for each line below. */
const TOO_FAR_IN = /^[ \t]{80}/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const HEADING = /^(?:#{1,6}(?:[ \t]|$)|[ \t]*(?:=+|-+)[ \t]*$)/;
const ADDRESS = /@|:\/\/|www\./gi;

/** Looks at each line once. @returns the limit that the article exceeds; null when it can be rendered */
export function excessOf(markdown: string): ArticleExcess | null {
  if (markdown.length > ARTICLE_BOUNDS.length) return { kind: 'length', line: null };
  const counts = new Map<Counted, number>();
  let number = 0;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    number += 1;
    const found = countsOf(line);
    if ((found.entries ?? 0) > 0 && TOO_FAR_IN.test(line)) return { kind: 'entries', line: number };
    // A blank line and a list entry end the previous paragraph.
    if (line.trim() === '' || (found.entries ?? 0) > 0) counts.delete('marksTogether');
    for (const [kind, more] of Object.entries({ ...found, marksTogether: found.marks ?? 0 }) as [
      Counted,
      number,
    ][]) {
      const count = (counts.get(kind) ?? 0) + more;
      if (count > ARTICLE_BOUNDS[kind]) return { kind, line: number };
      counts.set(kind, count);
    }
  }
  return null;
}

function countsOf(line: string): Partial<Record<Counted, number>> {
  if (line.trim() === '') return { lines: 1 };
  const isRule = RULE.test(line);
  const { quotes, entries, rest } = isRule ? { quotes: 0, entries: 0, rest: line } : openersOf(line);
  const signs = signsOf(line);
  return {
    lines: 1,
    headings: HEADING.test(rest.trimStart()) ? 1 : 0,
    quotes,
    entries,
    ...signs,
    ...(isRule && { marks: 0 }),
    addresses: line.match(ADDRESS)?.length ?? 0,
  };
}

function openersOf(line: string): { quotes: number; entries: number; rest: string } {
  let [quotes, entries, at] = [0, 0, 0];
  for (;;) {
    OPENER.lastIndex = at;
    const found = quotes + entries < DEEPEST ? OPENER.exec(line) : null;
    if (found === null) return { quotes, entries, rest: line.slice(at) };
    if (found[1] === undefined) entries += 1;
    else quotes += 1;
    at = OPENER.lastIndex;
  }
}

const SIGNS: Readonly<Record<string, 'cells' | 'marks' | 'brackets' | 'code'>> = {
  '|': 'cells',
  '*': 'marks',
  _: 'marks',
  '~': 'marks',
  '[': 'brackets',
  ']': 'brackets',
  '`': 'code',
  '<': 'code',
};

function signsOf(line: string): Partial<Record<Counted, number>> {
  const counts: Partial<Record<Counted, number>> = {};
  for (const sign of line.match(/[|*_~[\]`<]/g) ?? []) {
    const kind = SIGNS[sign];
    if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
