import { type CaseAcceptance, isUnanswered } from '@app/domain/case-life';
import { isOpen, type Case } from '@app/domain/case';
import { acceptanceDeadline } from '@app/domain/commitment-policy';

/** A case as its acceptance sees it. */
export type AssignedCase = Pick<Case, 'partner_id' | 'status' | 'case_number'>;
export type Acceptance = Omit<CaseAcceptance, 'id'>;

/** What one change of a case means for the question whether its partner takes it. */
export interface CaseChange {
  /** Did the change assign the case to somebody, or take it away? */
  reassigned: boolean;
  /** Did the assigned partner make it? */
  byPartner: boolean;
  at: Date;
}

/**
 * The acceptance of a case after a change, from the case as it is now: a second delivery of the event, or another order, comes to the same.
 * A case that was assigned before partners were asked is not asked about later.
 * @param now null: the case is gone
 * @returns `keep`: nothing to write; null: to be deleted
 */
export function acceptanceAfter(
  now: AssignedCase | null,
  acceptance: Acceptance | null,
  { reassigned, byPartner, at }: CaseChange,
): Acceptance | null | 'keep' {
  if (now === null) return acceptance === null ? 'keep' : null;
  const { partner_id, status } = now;
  if (partner_id === null) return acceptance === null ? 'keep' : takenBack(acceptance);
  if (acceptance?.partner_id !== partner_id) {
    if (isOpen(status)) return reassigned ? asked(partner_id, now.case_number ?? null, at) : 'keep';
    // A closed case has followed its original to another partner: nobody is to answer for it any more.
    return acceptance !== null && isUnanswered(acceptance) ? null : 'keep';
  }
  if (!isUnanswered(acceptance)) return 'keep';
  if (byPartner) return acceptedByWork(acceptance, at);
  return isOpen(status) ? 'keep' : null;
}

function asked(partner_id: string, case_number: string | null, at: Date): Acceptance {
  return { partner_id, case_number, state: 'waiting', asked_at: at, ...acceptanceDeadline(at) };
}

/** The reason of a partner who declined stays for the admin who assigns the case next. */
function takenBack(acceptance: Acceptance): Acceptance | null | 'keep' {
  if (acceptance.state !== 'declined') return null;
  if (acceptance.partner_id === null) return 'keep';
  return { ...acceptance, partner_id: null, declined_by: acceptance.partner_id };
}

/** A partner who works on a case has accepted it. */
export function acceptedByWork(acceptance: Acceptance, at: Date): Acceptance {
  return { ...acceptance, state: 'accepted', answered_at: at, by_work: true };
}

/**
 * What the clock does to an acceptance: the reminder once, and lateness at the deadline. Pure, so that any time can be tried.
 * @returns what changes; null: nothing
 */
export function decide(now: Date, acceptance: Acceptance): Partial<Acceptance> | null {
  if (acceptance.state !== 'waiting') return null;
  if (now >= acceptance.due_at) return { state: 'late' };
  if (acceptance.reminded_at === undefined && now >= acceptance.remind_at) return { reminded_at: now };
  return null;
}
