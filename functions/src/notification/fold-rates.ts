import type { NotificationKind } from '@app/domain/notification';
import { isMutable, type MutableKind } from '@app/domain/preferences';

/** An event is added to an unread notification that counts when it comes within this of the last one, in ms. */
export const FOLD_WITHIN_MS = 10 * 60_000;

/** So many of a kind within `ms` are told one by one; what comes beyond is folded into one that counts. */
interface Pace {
  events: number;
  ms: number;
}

/** More than people cause by working side by side: each of their events is told. */
const PACE: Pace = { events: 20, ms: 60_000 };
/** Messages of the contact page come from anybody: the second within a short time counts on the first (contract). */
const PACES: Partial<Record<MutableKind, Pace>> = { contact_received: { events: 1, ms: FOLD_WITHIN_MS } };

/** How long the server remembers that an event has been told, in ms: longer than it can be delivered again. */
export const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

/** How many of a kind are told one by one before the further ones are folded. */
export function paceOf(kind: MutableKind): number {
  return (PACES[kind] ?? PACE).events;
}

/** Do these two events of a kind count towards its pace together? */
export function areTogether(kind: MutableKind, one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= (PACES[kind] ?? PACE).ms;
}

/** Is the one that is told by itself the beginning of the one that counts? Then it counts on instead of a second one. */
export function countsFromFirst(kind: MutableKind): boolean {
  return paceOf(kind) === 1;
}

/**
 * Decisions on an application and files that were taken away are told one by one: each says something else, only the
 * receiver's own acts cause them, and the check of files looks for the very notification.
 */
export function isFolded(kind: NotificationKind): kind is MutableKind {
  return isMutable(kind);
}
