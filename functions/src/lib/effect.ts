import type {
  Change,
  DocumentSnapshot,
  FirestoreEvent,
  QueryDocumentSnapshot,
} from 'firebase-functions/v2/firestore';
import type { Outcome } from './event.ts';
import { handle, idOf, infoOf } from './handle.ts';

/** A document was created, changed or deleted. */
export type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** A document was created. */
export type Created = FirestoreEvent<QueryDocumentSnapshot | undefined>;

/** An idempotent consequence of an event, with its own name in log and dead letters (`handle`). */
export type Effect<Event = Written> = (event: Event) => Promise<void>;

/** What caused an effect: the document that was written, by its id, and the event, by its own. */
export interface Cause {
  id: string;
  eventId: string;
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
      (input) => run(input, { id: idOf(event), eventId: event.id }),
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
export function createdBy({ data }: Written): QueryDocumentSnapshot | null {
  return data?.before.exists === false && isThere(data.after) ? data.after : null;
}

function isThere(snapshot: { exists: boolean }): snapshot is QueryDocumentSnapshot {
  return snapshot.exists;
}
