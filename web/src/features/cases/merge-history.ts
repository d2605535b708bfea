/** Anything that has its place in a history. */
interface Dated {
  created_at: Date;
}

/**
 * Puts what people wrote and what the server recorded into one history, newest first.
 *
 * Of each list only the newest are known. Below the oldest known entry of a list that goes on, the other lists alone would
 * tell a history with holes in it: such entries wait until older ones are asked for.
 * @param length how many of each list are shown; a list that is longer goes on
 * @returns `older`: whether there is more to be asked for
 */
export function mergeHistory<T extends Dated>(
  lists: readonly (readonly T[])[],
  length: number,
): { entries: T[]; older: boolean } {
  const open = lists.filter((list) => list.length > length);
  const horizon = Math.max(...open.map((list) => list[length - 1]?.created_at.getTime() ?? 0), -Infinity);
  const entries = lists
    .flatMap((list) => list.slice(0, length))
    .filter(({ created_at }) => created_at.getTime() >= horizon)
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  return { entries, older: open.length > 0 };
}
