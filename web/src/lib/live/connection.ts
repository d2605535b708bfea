import { toProblem, type Problem } from '../firebase/problems.ts';

/** The state of a subscription for a screen. */
export type Live<T> =
  | { status: 'loading'; data: undefined; problem: undefined; retry: () => void }
  | { status: 'ready'; data: T; problem: undefined; retry: () => void }
  | { status: 'failed'; data: undefined; problem: Problem; retry: () => void };

/** Opens a subscription. @returns how to close it */
export type Open<T> = (next: (value: T) => void, fail: (error: unknown) => void) => () => void;

/**
 * Firestore's listeners fail when a query is closed and reopened at once, as StrictMode and a change of page do
 * (firebase-js-sdk#9267): a connection without observers stays open this long, in ms.
 */
const LINGER = 1_000;
/**
 * How long the last value is cached for a return to the screen, in ms; it is shown until the server has answered again
 * (decision 077). A change of person clears it at once.
 */
const KEPT = 60 * 60_000;

/**
 * A subscription with its newest value: open while a screen observes it, and a moment longer. An external store of React
 * (`subscribe`, `get`). Nothing is opened before the first observer.
 */
export class Connection<T> {
  readonly #open: Open<T>;
  readonly #isStale: () => boolean;
  readonly #observers = new Set<() => void>();
  #live: Live<T>;
  #close: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param isOutdated whether this value of an earlier visit is not shown: the first value is the server's */
  constructor(open: Open<T>, isOutdated = (_cached: T) => false) {
    this.#open = open;
    this.#isStale = () => this.#live.status !== 'ready' || isOutdated(this.#live.data);
    this.#live = this.#loading();
  }

  readonly get = (): Live<T> => this.#live;

  /** @param linger how long it stays open after the last observer, in ms. @returns unsubscribe */
  subscribe(onChange: () => void, linger = LINGER): () => void {
    this.#observers.add(onChange);
    clearTimeout(this.#timer);
    if (this.#live.status === 'failed') this.retry();
    else if (this.#close === null) this.#connect();
    return () => {
      this.#observers.delete(onChange);
      if (this.#observers.size === 0 && !this.#isOver) this.#timer = setTimeout(() => this.#rest(), linger);
    };
  }

  /** Opens it again; an earlier refusal says nothing about now. */
  readonly retry = (): void => {
    this.#shut();
    this.#set(this.#loading());
    this.#connect();
  };

  /** Closes it at once, forgets its value and never opens it again: for a change of person. */
  end(): void {
    this.#isOver = true;
    this.#shut();
    this.#live = this.#loading();
  }

  #shut(): void {
    clearTimeout(this.#timer);
    this.#close?.();
    this.#close = null;
  }

  #connect(): void {
    if (this.#isOver) return;
    // What a connection says that has been closed is not heard.
    const mine: { close: () => void } = { close: () => undefined };
    const close = () => mine.close();
    this.#close = close;
    mine.close = this.#open(
      (data) => {
        if (this.#close !== close) return;
        // An equal value keeps its identity: nothing is rerendered or recounted for it.
        if (this.#live.status === 'ready' && isSame(this.#live.data, data)) return;
        this.#set({ status: 'ready', data, problem: undefined, retry: this.retry });
      },
      (error) => {
        if (this.#close !== close) return;
        this.#set({ status: 'failed', data: undefined, problem: toProblem(error), retry: this.retry });
      },
    );
  }

  #rest(): void {
    this.#shut();
    const forget = () => this.#set(this.#loading());
    if (this.#isStale()) forget();
    else this.#timer = setTimeout(forget, KEPT);
  }

  #set(live: Live<T>): void {
    this.#live = live;
    for (const observer of this.#observers) observer();
  }

  #loading(): Live<T> {
    return { status: 'loading', data: undefined, problem: undefined, retry: this.retry };
  }
}

/** By JSON: entities are plain (texts, numbers, dates and lists of them). */
function isSame(before: unknown, now: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
