import type {
  Change,
  DocumentSnapshot,
  FirestoreEvent,
  QueryDocumentSnapshot,
} from 'firebase-functions/v2/firestore';
import type { Outcome, SourceEvent } from './event.ts';
import { handle, idOf, infoOf, paramOf } from './handle.ts';

/** A document was created, changed or deleted. */
export type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** A document was created. */
export type Created = FirestoreEvent<QueryDocumentSnapshot | undefined>;

/** An idempotent consequence of an event, with its own name in log and dead letters (`handle`). */
export type Effect<Event = Written> = (event: Event) => Promise<void>;

/** What caused an effect: the event, by its id and the time of the write. */
export interface Cause extends SourceEvent {
  /** The effect's name: part of the ids of its notifications, so it stays as it is. */
  fn: string;
  /** The id of the document that was written. */
  id: string;
}

/** The same for a document of a case. */
export interface CaseCause extends Cause {
  caseId: string;
}

/**
 * An effect called `fn`.
 * @param parse extracts the input of `run` from the event; throws when it is malformed
 */
export function effect<Input, Event extends Written | Created = Written>(
  fn: string,
  parse: (event: Event) => Input,
  run: (input: Input, cause: Cause) => Promise<Outcome>,
): Effect<Event> {
  return (event) =>
    handle(
      fn,
      infoOf(event),
      () => parse(event),
      (input) => run(input, { fn, id: idOf(event), eventId: event.id, at: writtenAt(event) }),
    );
}

/** The same for a case, or a document below or beside one: the log names the case. The trigger's template calls it `caseId`. */
export function caseEffect<Input, Event extends Written | Created = Written>(
  fn: string,
  parse: (event: Event) => Input,
  run: (input: Input, cause: CaseCause) => Promise<Outcome>,
): Effect<Event> {
  return effect(
    fn,
    (event: Event) => ({ input: parse(event), caseId: paramOf(event, 'caseId') }),
    async ({ input, caseId }, cause) => ({ ...(await run(input, { ...cause, caseId })), caseId }),
  );
}

/**
 * Runs all effects of one event concurrently in one invocation (docs/decisions/090): one that fails does not stop the
 * others.
 * @throws the first failure, when all have ended: the event is retried, and effects that succeeded find nothing to do
 */
export async function sideBySide<Event>(event: Event, effects: readonly Effect<Event>[]): Promise<void> {
  const ends = await Promise.allSettled(effects.map(async (one) => one(event)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** The document that this event created, null for other events. */
export function createdBy({ data }: Written | Created): QueryDocumentSnapshot | null {
  if (data === undefined) return null;
  if (!('after' in data)) return data;
  return !data.before.exists && isThere(data.after) ? data.after : null;
}

/**
 * When the write took place, by Firestore's clock. Not the event's own `time`, which the emulator gives in whole seconds: two events
 * of one second could be swapped in the feed. A deletion has no other.
 */
export function writtenAt({ data, time }: Written | Created): Date {
  const after = data !== undefined && 'after' in data ? data.after : data;
  return after?.updateTime?.toDate() ?? new Date(time);
}

function isThere(snapshot: { exists: boolean }): snapshot is QueryDocumentSnapshot {
  return snapshot.exists;
}
