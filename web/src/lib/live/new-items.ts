/**
 * Tells what is new in a live list from what was there when one began to look: the first list a person gets is history,
 * whatever comes later is news, and nothing is news twice (requirements section 4, security C6).
 */
export class NewItems {
  #known: Set<string> | null = null;

  /** @returns the items of `list` that had not been seen, in the list's order; none for the first list */
  take<T extends { id: string }>(list: readonly T[]): T[] {
    if (this.#known === null) {
      this.#known = new Set(list.map((item) => item.id));
      return [];
    }
    const known = this.#known;
    const fresh = list.filter((item) => !known.has(item.id));
    for (const item of fresh) known.add(item.id);
    return fresh;
  }
}
