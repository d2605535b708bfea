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

/** {@link handleEvent} with the real clock, log and store. */
export function handle<T>(
  fn: string,
  event: EventInfo,
  parse: () => T,
  run: (input: T) => Promise<Outcome>,
): Promise<void> {
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
