import { TransientError } from '../lib/errors.ts';
import { type FoldPlan, isTooOften, planFold, type Stream, type StreamState, type Told } from './fold.ts';

/** A stream as it was read, with the versions by which a commit detects that it has changed. */
export interface ReadState extends StreamState {
  /** Opaque to all but the store. */
  versions: unknown;
}

export interface FoldStore {
  /** @param withUnread also the receivers' unread notifications */
  read(stream: Stream, withUnread: boolean, events: readonly Told[]): Promise<ReadState>;
  /** Those of the events that were handled already. */
  toldAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Atomic.
   * @returns the stream's new state; null when it, one of its notifications or one of the events has changed since the read
   */
  commit(stream: Stream, base: ReadState, events: readonly Told[], plan: FoldPlan): Promise<ReadState | null>;
  /** @param attempt counted from 1 */
  pause(attempt: number): Promise<void>;
}

/** Events per commit. */
const TOGETHER = 100;
/** Attempts under contention; then the event's delivery is retried. */
const ATTEMPTS = 12;
/** Streams whose state is kept in memory. */
const KEPT = 50;

interface Waiting {
  told: Told;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Writes the events of one stream, one commit after the other in this process: events that arrive during a commit share the
 * next one. Processes detect each other by a failed commit; each then reads again and adds to the current state.
 */
export class FoldQueue {
  readonly #store: FoldStore;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #known = new Map<string, ReadState>();

  constructor(store: FoldStore) {
    this.#store = store;
  }

  /** Resolves when the event is written, once, however often it is added. @throws TransientError under contention */
  add(stream: Stream, told: Told): Promise<void> {
    return new Promise((done, failed) => {
      const waiting = this.#waiting.get(stream.id);
      if (waiting !== undefined) {
        waiting.push({ told, done, failed });
        return;
      }
      const queue: Waiting[] = [{ told, done, failed }];
      this.#waiting.set(stream.id, queue);
      void this.#work(stream, queue);
    });
  }

  async #work(stream: Stream, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const some = queue.splice(0, TOGETHER);
      try {
        await this.#tell(
          stream,
          some.map(({ told }) => told),
        );
        for (const { done } of some) done();
      } catch (error) {
        this.#known.delete(stream.id);
        for (const { failed } of some) failed(error);
      }
    }
    this.#waiting.delete(stream.id);
  }

  async #tell(stream: Stream, wanted: readonly Told[]): Promise<void> {
    // One event may be queued twice, by two concurrent deliveries.
    let events = [...new Map(wanted.map((one) => [one.id, one])).values()];
    let known = this.#known.get(stream.id);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      known ??= await this.#store.read(stream, false, events);
      if (known.unread === null && isTooOften(stream.kind, known.recent, events))
        known = await this.#store.read(stream, true, events);
      const plan = planFold(stream, known, events);
      const next = await this.#store.commit(stream, known, events, plan);
      if (next !== null) {
        this.#keep(stream.id, next);
        return;
      }
      this.#known.delete(stream.id);
      known = undefined;
      const told = await this.#store.toldAmong(events.map(({ id }) => id));
      events = events.filter(({ id }) => !told.has(id));
      if (events.length === 0) return;
      await this.#store.pause(attempt);
    }
    throw new TransientError('too many at once');
  }

  #keep(id: string, state: ReadState): void {
    this.#known.delete(id);
    this.#known.set(id, state);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}
