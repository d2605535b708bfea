import { setTimeout as sleep } from 'node:timers/promises';
import { write } from 'firebase-functions/logger';
import { PermanentError } from './errors.ts';
import { type EventDeps, type EventInfo, handleEvent, type Outcome } from './event.ts';

const deps: EventDeps = {
  now: Date.now,
  log: (severity, fields) =>
    write({ severity, message: `${String(fields.fn)}: ${String(fields.outcome)}`, ...fields }),
  // Loaded lazily: functions triggered by files need Firestore for nothing else in most of their runs.
  setAside: async (letter) => (await import('./dead-letter.repo.ts')).setAside(letter),
};

/**
 * Pauses in ms before an event that failed is handled again in the same delivery. The emulator delivers an event once, whatever
 * `retry: true` says (firebase-tools has no retries of background events): a transaction under contention would lose its effect there.
 */
const PAUSES = process.env.FUNCTIONS_EMULATOR === 'true' ? [500, 2_000, 5_000] : [];

/** {@link handleEvent} with the real clock, log and store. */
export async function handle<T>(
  fn: string,
  event: EventInfo,
  parse: () => T,
  run: (input: T) => Promise<Outcome>,
): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await handleEvent(deps, fn, event, parse, run);
    } catch {
      await sleep(pause);
    }
  }
  return handleEvent(deps, fn, event, parse, run);
}

/** The parts that all Firestore and Storage events have. */
export function infoOf(event: { id: string; time: string; subject?: string }): EventInfo {
  return { id: event.id, time: event.time, subject: event.subject ?? '' };
}

/** The last part of the path of the document that was written. */
export function idOf({ document }: { document: string }): string {
  return document.slice(document.lastIndexOf('/') + 1);
}

/** The part of a document's path that the trigger's template calls `name`. */
export function paramOf(event: { params: Record<string, string> }, name: string): string {
  const value = event.params[name];
  if (value === undefined) throw new PermanentError(`no ${name} in the path`);
  return value;
}
