import type { FoldedKind } from '@app/domain/notification';

/** An event is added to an unread folded notification within this time of the last event, in ms, or within that of its pace. */
export const FOLD_WITHIN_MS = 10 * 60_000;

/** Up to `events` of a kind within `ms` get a notification each; further ones are folded into one with a count. */
interface Pace {
  events: number;
  ms: number;
}

/** More than people cause by working at the same time: each of their events gets its own notification. */
const PACE: Pace = { events: 20, ms: 60_000 };
/**
 * Folded from the second within a short time: anyone can send messages from the contact page (contract), and who has a letter
 * answers from the page of its code; documents are added several at a time. Of alerts of limitation those of one day's run, and of the
 * next day's again, get a notification each: half a day, so that one customer cannot send them one by one. Nor can one partner send those of
 * contacts outside the rules and of other names, of which the budgets of a day allow hundreds.
 */
const PACES: Partial<Record<FoldedKind, Pace>> = {
  contact_received: { events: 1, ms: FOLD_WITHIN_MS },
  door_answered: { events: 1, ms: FOLD_WITHIN_MS },
  case_document_added: { events: 1, ms: FOLD_WITHIN_MS },
  limitation_near: { events: 20, ms: 12 * 3_600_000 },
  contact_outside_rules: { events: 20, ms: 12 * 3_600_000 },
  partner_renamed: { events: 20, ms: 12 * 3_600_000 },
};

/** How long the server remembers a handled event, in ms: longer than its delivery can be retried. */
export const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

/** How many events of a kind get a notification each before further ones are folded. */
export function paceOf(kind: FoldedKind): number {
  return (PACES[kind] ?? PACE).events;
}

/** How long after its last event a folded notification of a kind is still added to, in ms. */
export function foldWithin(kind: FoldedKind): number {
  return Math.max(FOLD_WITHIN_MS, (PACES[kind] ?? PACE).ms);
}

/** Do these two events of a kind count towards its pace together? */
export function areTogether(kind: FoldedKind, one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= (PACES[kind] ?? PACE).ms;
}

/** Does the first single notification become the folded one? Then its count goes up, and no second one is created. */
export function countsFromFirst(kind: FoldedKind): boolean {
  return paceOf(kind) === 1;
}
