import { firstScreenOf } from './first-screen';
import { attributeOf, elementsIn, type HtmlDocument, type HtmlElement } from './html-tree';

/** A selector of a rule, and the classes (`a`) and elements (`<p`) without which it can do nothing. */
export interface Selector {
  text: string;
  needs: readonly string[];
  /** The one class in it, where another may take its place (`class-names.ts`), and where it is in the text, with its dot. */
  only?: { name: string; from: number; to: number };
}

interface StyleRule {
  selectors: readonly Selector[];
  body: string;
}

/** A part of the site's style sheet that a page has or has not; `web/site/build/split-styles.ts` makes them. */
export type StylePiece =
  | StyleRule
  /** Always wanted. */
  | { text: string }
  /** Keyframes, a registered property, or one custom property: wanted where something names it. */
  | { text: string; name: string }
  /** A rule whose custom properties are wanted one by one, such as the theme's. */
  | { selectors: readonly Selector[]; pieces: readonly StylePiece[] }
  /** A group: `@layer` or `@media`. */
  | { head: string; pieces: readonly StylePiece[] };

/** The short names of lists of classes, and by class those that replace a list with it (`class-names.ts`). */
export type Aliases = ReadonlyMap<string, readonly string[]>;
const NO_ALIASES: Aliases = new Map();

/**
 * The rules that an HTML document can make use of, in their order. What scripts add later brings the whole sheet along
 * (`head-script.ts`), so nothing that React draws is without its style.
 */
export function stylesFor(document: HtmlDocument, sheet: readonly StylePiece[]): string {
  return stylesOf(elementsIn(document), sheet, NO_ALIASES, false);
}

/**
 * What can only be used after the first paint: on paper, under a pointer, in an open menu, in the parts of a form. The whole
 * sheet is there by then.
 */
const LATER =
  /:(?:hover|active|focus|disabled|invalid|popover-open|modal)|::(?:backdrop|selection|placeholder|file-selector|-webkit)|:-moz|\[(?:aria-busy|data-held|data-scrolled|data-variant|data-toast|data-radix|data-portal)|animation-timeline|hyphens:none|^@media print|^@starting-style|^@media \(forced-colors/;

/** Rules that only say how a later change or scroll goes. */
const CHANGES = /^(?:scroll-|transition-property:|transition-duration:|--tw-duration:|--tw-ease:)/;

/** Content further down waits for the whole sheet, which lays it out (`site-frame.css`). */
const WAITS = '@media screen{html[data-near] :is(main>*+*,main~footer){content-visibility:hidden}}';

/** The styles of what a page shows first, for a page that loads the whole sheet after it (decision 191). */
export function firstStylesFor(
  document: HtmlDocument,
  sheet: readonly StylePiece[],
  aliases: Aliases,
): string {
  // The licence is in the whole sheet.
  return stylesOf(firstScreenOf(document), sheet, aliases, true).replace(/^\/\*![^]*?\*\//, '') + WAITS;
}

/** The sheet itself, with each short name beside the classes that it replaces. */
export function wholeSheet(sheet: readonly StylePiece[], aliases: Aliases): string {
  return write(sheet, {
    selectorsOf: (selectors) => withAliases(selectors, aliases),
    isWanted: () => true,
  });
}

function stylesOf(
  elements: readonly HtmlElement[],
  sheet: readonly StylePiece[],
  aliases: Aliases,
  isFirst: boolean,
): string {
  const there = namesIn(elements);
  const used = new Map(
    [...aliases].map(([name, shorts]) => [name, shorts.filter((short) => there.has(short))] as const),
  );
  const isNow = (text: string) => !isFirst || !LATER.test(text);
  const known = new Map<readonly Selector[], Selector[]>();
  const selectorsOf = (selectors: readonly Selector[]) => {
    const found =
      known.get(selectors) ??
      withAliases(
        selectors.filter(({ text }) => isNow(text)),
        used,
      ).filter(({ needs }) => needs.every((name) => there.has(name)));
    known.set(selectors, found);
    return found;
  };
  const isWanted = (piece: StylePiece) => {
    if ('head' in piece) return isNow(piece.head);
    return !(isFirst && 'body' in piece && CHANGES.test(piece.body));
  };
  const draft = write(sheet, { selectorsOf, isWanted: (piece) => !('name' in piece) && isWanted(piece) });
  const named = namedIn(sheet, `${draft}${inlineStylesOf(elements)}`);
  return write(sheet, {
    selectorsOf,
    isWanted: (piece) => ('name' in piece ? named.has(piece.name) : isWanted(piece)),
  });
}

/** Each selector of one class also for the short names of the lists that hold it. */
function withAliases(selectors: readonly Selector[], aliases: Aliases): Selector[] {
  return selectors.flatMap((selector) => {
    const { text, needs, only } = selector;
    if (only === undefined) return [selector];
    const shorts = aliases.get(only.name) ?? [];
    return [
      selector,
      ...shorts.map((name) => ({
        text: `${text.slice(0, only.from)}.${name}${text.slice(only.to)}`,
        needs: needs.map((each) => (each === only.name ? name : each)),
      })),
    ];
  });
}

interface Choice {
  selectorsOf: (selectors: readonly Selector[]) => readonly Selector[];
  isWanted: (piece: StylePiece) => boolean;
}

function write(pieces: readonly StylePiece[], choice: Choice): string {
  return pieces
    .map((piece) => {
      if (!choice.isWanted(piece)) return '';
      if ('text' in piece) return piece.text;
      const inside = 'body' in piece ? piece.body : write(piece.pieces, choice);
      const head =
        'head' in piece
          ? piece.head
          : choice
              .selectorsOf(piece.selectors)
              .map(({ text }) => text)
              .join();
      return inside === '' || head === '' ? '' : `${head}{${inside}}`;
    })
    .join('');
}

/** Classes, elements as `<p`, the kind of the page's head and languages. */
function namesIn(elements: readonly HtmlElement[]): Set<string> {
  const names = elements.flatMap((element) => {
    const [head, language] = [attributeOf(element, 'data-head'), attributeOf(element, 'lang')];
    return [
      `<${element.tagName}`,
      ...(attributeOf(element, 'class')?.split(/\s+/) ?? []),
      ...(head === undefined ? [] : [`[data-head=${head}]`]),
      ...(language === undefined ? [] : [`:lang(${language.split('-', 1)[0]})`]),
    ];
  });
  return new Set([...names, '<html', '<body', '<main']);
}

function inlineStylesOf(elements: readonly HtmlElement[]): string {
  return elements.map((element) => attributeOf(element, 'style') ?? '').join(';');
}

/** Names that a text mentions, and those that what they name mentions in turn. */
function namedIn(sheet: readonly StylePiece[], text: string): Set<string> {
  const left = new Map<string, string>();
  const gather = (pieces: readonly StylePiece[]) => {
    for (const piece of pieces) {
      if ('pieces' in piece) gather(piece.pieces);
      else if ('name' in piece) left.set(piece.name, `${left.get(piece.name) ?? ''}${bodyOf(piece)}`);
    }
  };
  gather(sheet);
  const named = new Set<string>();
  let said = text;
  while (said !== '') {
    const words = new Set(said.match(/[\w-]+/g));
    said = '';
    for (const [name, body] of left) {
      if (!words.has(name)) continue;
      named.add(name);
      left.delete(name);
      said += body;
    }
  }
  return named;
}

/** Without its own name. */
function bodyOf({ text }: { text: string }): string {
  return text.slice(text.search(/[:{]/));
}
