import { dayOf } from '@app/domain/calendar';
import type { DebtorContact } from '@app/domain/debtor-contact';

/** A contact that counts uses its day, unless its last correction counts on another one (recordContact decides in the same way). */
export function isDayUsed(contacts: readonly DebtorContact[], day: string): boolean {
  const corrections = new Map(contacts.map((one) => [one.corrects, one]));
  const lastOf = (contact: DebtorContact): DebtorContact => {
    const correction = corrections.get(contact.id);
    return correction === undefined ? contact : lastOf(correction);
  };
  return contacts.some((one) => {
    if (!one.counts || dayOf(one.began_at) !== day) return false;
    const last = lastOf(one);
    return !last.counts || dayOf(last.began_at) === day;
  });
}

/** What the gate says (`contact-log:gate`). */
export type GateState =
  | 'not_in_progress'
  | 'paused'
  | 'on_hold'
  | 'no_authority'
  | 'open'
  | 'reserved'
  | 'company'
  | 'used_today'
  | 'not_today'
  | 'outside_hours'
  | 'held';

/** What holds whether or not the customer has put the case on hold. */
export function gateStateOf({
  isInProgress,
  paused,
  covered,
  gated,
  isUsed,
  isOpen,
  hasSlot,
  refused,
}: {
  isInProgress: boolean;
  paused: boolean;
  covered: boolean;
  gated: boolean;
  isUsed: boolean;
  isOpen: boolean;
  hasSlot: boolean;
  refused: 'outside_hours' | 'used_today' | 'held' | undefined;
}): GateState {
  if (!isInProgress) return 'not_in_progress';
  if (paused) return 'paused';
  if (!covered) return 'no_authority';
  if (!gated) return isOpen ? 'company' : 'outside_hours';
  if (hasSlot) return 'reserved';
  if (isUsed) return 'used_today';
  if (!isOpen) return 'outside_hours';
  // Used or reserved elsewhere: nothing is said of another case, nor that a contact was made.
  return refused === 'used_today' ? 'not_today' : (refused ?? 'open');
}

/** What is said in place of these while the customer has put the case on hold. */
const ON_HOLD: readonly GateState[] = ['open', 'company', 'used_today', 'outside_hours'];

/** A hold asks for nothing to be done and prevents nothing (docs/decisions/177). */
export function shownState(state: GateState, isHeld: boolean): GateState {
  return isHeld && ON_HOLD.includes(state) ? 'on_hold' : state;
}
