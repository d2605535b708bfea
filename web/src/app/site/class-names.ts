import { decoded, ONE_CLASS, type Aliases, type StylePiece } from './page-styles';

/** Short names by list: its classes in alphabetical order, with spaces. */
export type ShortNames = Readonly<Record<string, string>>;

const CLASSES = /(\sclass=")([^"]*)"/g;

/** The classes of a sheet that a list's short name can stand for, and those that must stay by their own names. */
export interface KnownClasses {
  /** Rules name each of them alone. */
  short: ReadonlySet<string>;
  kept: ReadonlySet<string>;
}

export function classesOfSheet(sheet: readonly StylePiece[]): KnownClasses {
  const short = new Set<string>();
  const kept = new Set<string>();
  const parts: string[] = [];
  const walk = (pieces: readonly StylePiece[], isUtility: boolean) => {
    for (const piece of pieces) {
      if ('pieces' in piece)
        walk(piece.pieces, isUtility || ('head' in piece && piece.head === '@layer utilities'));
      if ('selectors' in piece)
        for (const { text, only } of piece.selectors) {
          if (only !== undefined && isUtility) short.add(only);
          else for (const name of allClassesOf(text)) kept.add(name);
          for (const [, part = ''] of text.matchAll(/\[class[*^$~|]?="?([^\]"]+)"?\]/g)) parts.push(part);
        }
    }
  };
  walk(sheet, false);
  for (const name of short) if (parts.some((part) => name.includes(part))) kept.add(name);
  for (const name of kept) short.delete(name);
  return { short, kept };
}

/** All classes that a selector names, also those that must not be there. */
export function allClassesOf(selector: string): string[] {
  const all = new RegExp(ONE_CLASS.source, 'giu');
  return [...selector.replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, '').matchAll(all)].map(([, name = '']) =>
    unescaped(name),
  );
}

export function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/**
 * Names for the lists of classes in documents, the shortest for the most frequent.
 * @param documents as HTML
 */
export function shortNamesFor(documents: Iterable<string>, classes: KnownClasses): ShortNames {
  const counts = new Map<string, number>();
  for (const html of documents)
    for (const [, , value = ''] of html.matchAll(CLASSES)) {
      const { list } = divide(value, classes);
      if (list !== '') counts.set(list, (counts.get(list) ?? 0) + 1);
    }
  const lists = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const names = shortNames(classes);
  return Object.fromEntries(lists.map(([list]) => [list, String(names.next().value)]));
}

/** `a` to `z`, `a0` to `zz` and so on, without names that mean something already. */
function* shortNames({ short, kept }: KnownClasses): Generator<string> {
  for (let number = 0; ; number += 1) {
    const first = String.fromCharCode(97 + (number % 26));
    const rest = Math.floor(number / 26);
    const name = first + (rest === 0 ? '' : (rest - 1).toString(36));
    if (!short.has(name) && !kept.has(name)) yield name;
  }
}

/** A document with the short names in the place of the lists that have one; classes that no rule names are left out. */
export function withShortNames(html: string, names: ShortNames, classes: KnownClasses): string {
  return html.replace(CLASSES, (whole, start: string, value: string) => {
    const { list, kept } = divide(value, classes);
    const name = list === '' ? undefined : names[list];
    if (list !== '' && name === undefined) return whole;
    const all = [...(name === undefined ? [] : [name]), ...kept].join(' ');
    return all === '' ? '' : `${start}${all}"`;
  });
}

function divide(value: string, { short, kept }: KnownClasses): { list: string; kept: string[] } {
  const all = [...new Set(decoded(value).split(/\s+/))].toSorted();
  return {
    list: all.filter((name) => short.has(name)).join(' '),
    kept: all.filter((name) => kept.has(name)),
  };
}

/** The short names by the classes that they stand for. */
export function aliasesOf(names: ShortNames): Aliases {
  const aliases = new Map<string, string[]>();
  for (const [list, name] of Object.entries(names))
    for (const each of list.split(' ')) aliases.set(each, [...(aliases.get(each) ?? []), name]);
  return aliases;
}
