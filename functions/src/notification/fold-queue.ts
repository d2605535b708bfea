import { TransientError } from '../lib/errors.ts';
import { type FoldPlan, isTooOften, planFold, type Stream, type StreamState, type Told } from './fold.ts';

/** A stream as the database has it, with what a commit needs to notice that it is no longer so. */
export interface ReadState extends StreamState {
  /** Opaque to all but the store. */
  versions: unknown;
}

export interface FoldStore {
  /** @param withUnread also what its receivers have not read */
  read(stream: Stream, withUnread: boolean, events: readonly Told[]): Promise<ReadState>;
  /** Those of the events that have been told already. */
  toldAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * All of it or nothing.
   * @returns the stream as it is then; null when it, one of its notifications or one of the events is no longer as it was read
   */
  commit(stream: Stream, base: ReadState, events: readonly Told[], plan: FoldPlan): Promise<ReadState | null>;
  /** @param attempt counted from 1 */
  pause(attempt: number): Promise<void>;
}

/** One commit takes along as many events. */
const TOGETHER = 100;
/** What others write at the same time is waited for so often; then the event is delivered again. */
const ATTEMPTS = 12;
/** Streams whose state is kept in memory. */
const KEPT = 50;

interface Waiting {
  told: Told;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Events of one stream, one commit after the other in this process: what comes while a commit is under way goes into the
 * next one together. Processes notice each other by the commit that fails; each then reads and adds to what is there.
 */
export class FoldQueue {
  readonly #store: FoldStore;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #known = new Map<string, ReadState>();

  constructor(store: FoldStore) {
    this.#store = store;
  }

  /** Settles when the event is told, once, however often it is added. @throws TransientError under too much contention */
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
    // One event may wait twice: two deliveries at once.
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
