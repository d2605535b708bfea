import { isPermanent, reasonOf } from './errors.ts';

/** An event as all functions see it. */
export interface EventInfo {
  id: string;
  /** When it happened, RFC 3339. */
  time: string;
  /** The path of the document, object or account: ids only. */
  subject: string;
}

/** The event that something is made of: a notification, an audit entry, a line of a case's history. */
export interface SourceEvent {
  /** The same for every delivery of the event, so that a second one finds what the first has written. */
  eventId: string;
  /** When it happened, by the server's clock. */
  at: Date;
}

/** What a function tells the log about what it did: ids, counts and short words, never people's data. */
export type Outcome = { outcome: string; caseId?: string; count?: number };

/** An event that can never succeed, kept for a person to look at. */
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

/** After this long an event that still fails is set aside; the platform itself would try for 24 hours. */
export const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

/**
 * Runs one delivery of an event.
 *
 * - What succeeds is logged. So is what there was nothing to do for.
 * - A permanent error (malformed document, missing account, mistake in the code) and an event that still fails after
 *   {@link GIVE_UP_AFTER_MS} are logged and set aside, and the delivery counts as done.
 * - Anything else is thrown, so that `retry: true` delivers the event again.
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
