import type { LiveSource } from './live.ts';

/**
 * The items of several lists as one, in the order of the lists; told once each has been answered.
 * @param key of the whole, see {@link LiveSource}
 */
export function allOf<Item>(
  key: LiveSource<Item[]>['key'],
  parts: readonly LiveSource<Item[]>[],
): LiveSource<Item[]> {
  return {
    key,
    open: (next, fail) => {
      const found = new Map<number, Item[]>();
      if (parts.length === 0) next([]);
      const ends = parts.map((part, index) =>
        part.open((items) => {
          found.set(index, items);
          if (found.size === parts.length) next(parts.flatMap((_, at) => found.get(at) ?? []));
        }, fail),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
