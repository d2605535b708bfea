/** A part of the site's style sheet that a page has or has not; `build/split-styles.ts` makes them. */
export type StylePiece =
  /** A rule, and for each of its selectors the classes that must be there. Without `needs`: always wanted. */
  | { text: string; needs?: readonly (readonly string[])[] }
  /** Keyframes, a registered property, or one custom property: wanted where something names it. */
  | { text: string; name: string }
  /** A group: `@layer`, `@media`, or the theme's table of custom properties. */
  | { head: string; pieces: readonly StylePiece[] };

/** How a built document names its style sheet. */
export const SHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * The rules that an HTML document can make use of, in their order. What scripts add later brings the whole sheet along
 * (`head-script.ts`), so nothing that React draws is without its style.
 */
export function stylesFor(html: string, sheet: readonly StylePiece[]): string {
  const classes = classesIn(html);
  const rules = write(sheet, (piece) =>
    'name' in piece ? false : (piece.needs?.some((each) => each.every((name) => classes.has(name))) ?? true),
  );
  const named = namedIn(sheet, `${rules}${inlineStylesOf(html)}`);
  return write(sheet, (piece) =>
    'name' in piece
      ? named.has(piece.name)
      : (piece.needs?.some((each) => each.every((name) => classes.has(name))) ?? true),
  );
}

type Leaf = Exclude<StylePiece, { head: string }>;

function write(pieces: readonly StylePiece[], isWanted: (leaf: Leaf) => boolean): string {
  return pieces
    .map((piece) => {
      if (!('head' in piece)) return isWanted(piece) ? piece.text : '';
      const inside = write(piece.pieces, isWanted);
      return inside === '' ? '' : `${piece.head}{${inside}}`;
    })
    .join('');
}

function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    decoded(value).split(/\s+/),
  );
  return new Set(names);
}

function inlineStylesOf(html: string): string {
  return [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => decoded(value)).join(';');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Names that a text mentions, and those that what they name mentions in turn. */
function namedIn(sheet: readonly StylePiece[], text: string): Set<string> {
  const left = new Map<string, string>();
  const gather = (pieces: readonly StylePiece[]) => {
    for (const piece of pieces) {
      if ('head' in piece) gather(piece.pieces);
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
