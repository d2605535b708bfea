import { createHash } from 'node:crypto';

/** The size of the cache of an instance. */
const MOST = { entries: 300, characters: 12_000_000 };

interface Kept<Value> {
  value: Value;
  size: number;
  /** In ms. */
  at: number;
}

/** A bounded LRU cache. */
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
 * The cache of an instance, of reads and rendered pages. A page's content is read again once it has expired, and the page
 * is rendered again only if the content has changed: a thousand addresses that differ in unused parts cost one rendering.
 */
export class KeptAnswers {
  readonly #read: Shelf<unknown>;
  readonly #rendered: Shelf<string>;
  readonly #trusted: number;
  readonly #now: () => number;

  /** @param trusted how long reads are cached, in ms; 0: every request reads */
  constructor(trusted: number, now: () => number = Date.now, most: typeof MOST = MOST) {
    this.#trusted = trusted;
    this.#now = now;
    this.#read = new Shelf(most);
    this.#rendered = new Shelf(most);
  }

  /** @param key identifies what is read, without unused parts of the address */
  async read<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#read.get(key);
    const at = this.#now();
    // One key is always read by the same function.
    if (known !== undefined && at - known.at < this.#trusted) return known.value as Value;
    const value = await read();
    if (this.#trusted > 0) this.#read.put(key, value, JSON.stringify(value).length, at);
    return value;
  }

  /** @param shown everything that the page depends on */
  async render(shown: unknown, render: () => Promise<string>): Promise<string> {
    const digest = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
    const known = this.#rendered.get(digest);
    if (known !== undefined) return known.value;
    const body = await render();
    this.#rendered.put(digest, body, body.length, this.#now());
    return body;
  }
}
