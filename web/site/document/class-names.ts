import { attributeOf, elementsIn, setAttribute, type HtmlDocument } from './html-tree';
import type { Aliases } from './page-styles';

/** Short names by list: its classes in alphabetical order, with spaces. */
export type ShortNames = Readonly<Record<string, string>>;

/** The classes of a sheet that a list's short name can replace, and those that must keep their own names. */
export interface KnownClasses {
  /** Rules name each of them alone. */
  short: readonly string[];
  kept: readonly string[];
}

/**
 * Names for the lists of classes in documents, the shortest for the most frequent.
 */
export function shortNamesFor(documents: Iterable<HtmlDocument>, classes: KnownClasses): ShortNames {
  const counts = new Map<string, number>();
  const divide = dividerOf(classes);
  for (const document of documents)
    for (const element of elementsIn(document)) {
      const { list } = divide(attributeOf(element, 'class') ?? '');
      if (list !== '') counts.set(list, (counts.get(list) ?? 0) + 1);
    }
  const lists = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const names = shortNames(classes);
  return Object.fromEntries(lists.map(([list]) => [list, String(names.next().value)]));
}

/** `a` to `z`, `a0` to `zz` and so on, without names that mean something already. */
function* shortNames({ short, kept }: KnownClasses): Generator<string> {
  const taken = new Set([...short, ...kept]);
  for (let number = 0; ; number += 1) {
    const first = String.fromCharCode(97 + (number % 26));
    const rest = Math.floor(number / 26);
    const name = first + (rest === 0 ? '' : (rest - 1).toString(36));
    if (!taken.has(name)) yield name;
  }
}

/** Writes the short names in the place of the lists that have one; classes that no rule names are left out. */
export function writeShortNames(document: HtmlDocument, names: ShortNames, classes: KnownClasses): void {
  const divide = dividerOf(classes);
  for (const element of elementsIn(document)) {
    const value = attributeOf(element, 'class');
    if (value === undefined) continue;
    const { list, kept } = divide(value);
    const name = list === '' ? undefined : names[list];
    if (list !== '' && name === undefined) continue;
    const all = [...(name === undefined ? [] : [name]), ...kept].join(' ');
    setAttribute(element, 'class', all === '' ? null : all);
  }
}

/** Divides the value of an attribute into the classes that a short name can replace, and those that stay. */
function dividerOf({ short, kept }: KnownClasses): (value: string) => { list: string; kept: string[] } {
  const [shorts, keeps] = [new Set(short), new Set(kept)];
  return (value) => {
    const all = [...new Set(value.split(/\s+/))].toSorted();
    return {
      list: all.filter((name) => shorts.has(name)).join(' '),
      kept: all.filter((name) => keeps.has(name)),
    };
  };
}

/** The short names by the classes that they replace. */
export function aliasesOf(names: ShortNames): Aliases {
  const aliases = new Map<string, string[]>();
  for (const [list, name] of Object.entries(names))
    for (const each of list.split(' ')) aliases.set(each, [...(aliases.get(each) ?? []), name]);
  return aliases;
}
