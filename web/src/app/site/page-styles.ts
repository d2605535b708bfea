import { firstScreenOf } from './first-screen';

/** A selector of a rule, and the classes (`a`) and elements (`<p`) without which it can do nothing. */
export interface Selector {
  text: string;
  needs: readonly string[];
  /** The one class in it, where another may take its place (`class-names.ts`). */
  only?: string;
}

interface StyleRule {
  selectors: readonly Selector[];
  body: string;
}

/** A part of the site's style sheet that a page has or has not; `build/split-styles.ts` makes them. */
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

/** The short names of lists of classes, and by class those that stand for a list with it (`class-names.ts`). */
export type Aliases = ReadonlyMap<string, readonly string[]>;
const NO_ALIASES: Aliases = new Map();

/** How a built document names its style sheet. */
export const SHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * The rules that an HTML document can make use of, in their order. What scripts add later brings the whole sheet along
 * (`head-script.ts`), so nothing that React draws is without its style.
 */
export function stylesFor(html: string, sheet: readonly StylePiece[]): string {
  return stylesOf(html, sheet, NO_ALIASES, false);
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
export function firstStylesFor(html: string, sheet: readonly StylePiece[], aliases: Aliases): string {
  // The licence is in the whole sheet.
  return stylesOf(firstScreenOf(html), sheet, aliases, true).replace(/^\/\*![^]*?\*\//, '') + WAITS;
}

/** The sheet itself, with each short name beside the classes that it stands for. */
export function wholeSheet(sheet: readonly StylePiece[], aliases: Aliases): string {
  return write(sheet, {
    selectorsOf: (selectors) => withAliases(selectors, aliases),
    isWanted: () => true,
  });
}

function stylesOf(html: string, sheet: readonly StylePiece[], aliases: Aliases, isFirst: boolean): string {
  const there = namesIn(html);
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
  const named = namedIn(sheet, `${draft}${inlineStylesOf(html)}`);
  return write(sheet, {
    selectorsOf,
    isWanted: (piece) => ('name' in piece ? named.has(piece.name) : isWanted(piece)),
  });
}

/** Each selector of one class also for the short names of the lists that hold it. */
function withAliases(selectors: readonly Selector[], aliases: Aliases): Selector[] {
  return selectors.flatMap((selector) => {
    const shorts = selector.only === undefined ? [] : (aliases.get(selector.only) ?? []);
    return [
      selector,
      ...shorts.map((name) => ({
        text: selector.text.replace(ONE_CLASS, `.${name}`),
        needs: selector.needs.map((each) => (each === selector.only ? name : each)),
      })),
    ];
  });
}

/** A class in a selector, with what is escaped in it. */
export const ONE_CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+)/iu;

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

/** The classes of a document, its elements as `<p`, the kind of its head and its languages. */
function namesIn(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    decoded(value).split(/\s+/),
  );
  const elements = [...html.matchAll(/<[a-z][\w-]*/g)].map(([name]) => name);
  const heads = [...html.matchAll(/\sdata-head="(\w+)"/g)].map(([, head = '']) => `[data-head=${head}]`);
  const languages = [...html.matchAll(/\slang="(\w+)/g)].map(([, language = '']) => `:lang(${language})`);
  return new Set([...names, ...elements, ...heads, ...languages, '<html', '<body', '<main']);
}

function inlineStylesOf(html: string): string {
  return [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => decoded(value)).join(';');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
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
