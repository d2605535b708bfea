import { DEEPEST } from '@app/domain/article-excess';

/** What opens a quotation or the entry of a list. */
const OPENER = String.raw`[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])`;
/** A line of dashes or stars, which is a rule across the page. */
const RULE = String.raw`[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$`;
const TOO_DEEP = new RegExp(
  String.raw`^(?!${RULE})((?:${OPENER}){${DEEPEST}}[ \t]*\d{0,9})(?=[->+*.)])`,
  'gm',
);

/** Markdown whose lines open at most `DEEPEST` quotations and lists; signs beyond that are what they are, signs. */
export function limitNesting(markdown: string): string {
  return markdown.replace(TOO_DEEP, '$2\\');
}
