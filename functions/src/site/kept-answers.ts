import { createHash } from 'node:crypto';

/** How much an instance keeps in memory. */
const MOST = { entries: 300, characters: 12_000_000 };

interface Kept<Value> {
  value: Value;
  size: number;
  /** In ms. */
  at: number;
}

/** What was used last stays, as far as there is room. */
class Shelf<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #most: typeof MOST;
  #characters = 0;

  constructor(most: typeof MOST) {
    this.#most = most;
  }

  get(key: string): Kept<Value> | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  put(key: string, value: Value, size: number, at: number): void {
    this.#remove(key);
    if (size > this.#most.characters) return;
    this.#kept.set(key, { value, size, at });
    this.#characters += size;
    while (this.#kept.size > this.#most.entries || this.#characters > this.#most.characters) {
      const [oldest] = this.#kept.keys();
      if (oldest === undefined) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#characters -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

/**
 * What an instance has read and rendered. What a page shows is read again once its time is over, and the page rendered
 * again only when something else was read: a thousand addresses that differ in what nobody asks for cost one rendering.
 */
export class KeptAnswers {
  readonly #read: Shelf<unknown>;
  readonly #rendered: Shelf<string>;
  readonly #trusted: number;
  readonly #now: () => number;

  /** @param trusted how long what was read is taken for what is there, in ms; 0: it is read for every request */
  constructor(trusted: number, now: () => number = Date.now, most: typeof MOST = MOST) {
    this.#trusted = trusted;
    this.#now = now;
    this.#read = new Shelf(most);
    this.#rendered = new Shelf(most);
  }

  /** @param key names what is read, and nothing else of the address */
  async read<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#read.get(key);
    const at = this.#now();
    // One key is always read by the same function.
    if (known !== undefined && at - known.at < this.#trusted) return known.value as Value;
    const value = await read();
    if (this.#trusted > 0) this.#read.put(key, value, JSON.stringify(value).length, at);
    return value;
  }

  /** @param shown all that the page depends on */
  async render(shown: unknown, render: () => Promise<string>): Promise<string> {
    const digest = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
    const known = this.#rendered.get(digest);
    if (known !== undefined) return known.value;
    const body = await render();
    this.#rendered.put(digest, body, body.length, this.#now());
    return body;
  }
}
