import { isPermanent, reasonOf } from './errors.ts';

/** An event as all functions see it. */
export interface EventInfo {
  id: string;
  /** When it happened, RFC 3339. */
  time: string;
  /** The path of the document, object or account: ids only. */
  subject: string;
}

/** The event that causes a notification, an audit entry, or an entry of a case's history. */
export interface SourceEvent {
  /** The same for every delivery of the event, so that writes are idempotent. */
  eventId: string;
  /** When it happened, by the server's clock. */
  at: Date;
}

/** What a function logs: ids, counts and short words, never personal data. */
export type Outcome = { outcome: string; caseId?: string; count?: number };

/** A dead letter: an event that cannot succeed, kept for manual inspection. */
export interface DeadLetter {
  fn: string;
  event: EventInfo;
  reason: string;
}

export interface EventDeps {
  /** Milliseconds since 1970. */
  now(): number;
  log(severity: 'INFO' | 'WARNING' | 'ERROR', fields: Record<string, string | number>): void;
  setAside(letter: DeadLetter): Promise<void>;
}

/** After this long an event that still fails is set aside; the platform would retry for 24 hours. */
export const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

/**
 * Runs one delivery of an event.
 *
 * - A success is logged, also when there was nothing to do.
 * - A permanent error (malformed document, missing account, mistake in the code) and an event that still fails after
 *   {@link GIVE_UP_AFTER_MS} are logged and set aside, and the delivery counts as done.
 * - Any other error is thrown, so that `retry: true` repeats the delivery.
 *
 * @param parse turns the event's data into what `run` needs; throws when they are malformed
 */
export async function handleEvent<T>(
  deps: EventDeps,
  fn: string,
  event: EventInfo,
  parse: () => T,
  run: (input: T) => Promise<Outcome>,
): Promise<void> {
  const started = deps.now();
  const common = () => ({ fn, eventId: event.id, latencyMs: deps.now() - started });
  try {
    const outcome = await run(parse());
    deps.log('INFO', { ...common(), ...outcome });
  } catch (error) {
    const reason = reasonOf(error);
    const tooOld = started - Date.parse(event.time) > GIVE_UP_AFTER_MS;
    if (!isPermanent(error) && !tooOld) {
      deps.log('WARNING', { ...common(), outcome: 'will be tried again', reason });
      throw error;
    }
    await deps.setAside({ fn, event, reason });
    deps.log('ERROR', { ...common(), outcome: 'set aside', reason });
  }
}
