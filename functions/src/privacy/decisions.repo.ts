import type { AuditEntry } from '@app/domain/audit';
import { privacyStatusSchema, type PrivacyStatus } from '@app/domain/privacy-request';
import { paths } from '@app/domain/paths';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { appendAuditIn } from '../audit/audit.repo.ts';
import { codeOf } from '../lib/errors.ts';
import { NOT_FOUND, document, runTransaction } from '../lib/firestore.ts';

export interface Answer {
  decision: 'approved' | 'refused';
  note: string;
  /** The admin's uid. */
  by: string;
}

/**
 * @param audit written with the answer
 * @returns the status that the request had, null when there is none; it is answered if that was `received`
 */
export function answerRequest(uid: string, answer: Answer, audit: AuditEntry): Promise<PrivacyStatus | null> {
  return runTransaction(paths.privacyRequest(uid), async (transaction) => {
    const found = await transaction.get(document(paths.privacyRequest(uid)));
    const status = found.exists ? privacyStatusSchema.parse(found.get('status')) : null;
    if (status === 'received') {
      transaction.update(found.ref, {
        status: answer.decision,
        // Arrays cannot contain server timestamps.
        decisions: FieldValue.arrayUnion({ ...answer, at: Timestamp.now() }),
        ...(answer.decision === 'refused' && { closed_at: FieldValue.serverTimestamp() }),
      });
      appendAuditIn(transaction, audit);
    }
    return status;
  });
}

export async function hasRequest(uid: string): Promise<boolean> {
  return (await document(paths.privacyRequest(uid)).get()).exists;
}

/**
 * @param reason null lifts the hold
 * @param audit written with the change
 * @returns false when the case does not exist
 */
export function holdCase(
  caseId: string,
  reason: string | null,
  uid: string,
  audit: AuditEntry,
): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const found = await transaction.get(document(paths.case(caseId)));
    if (!found.exists) return false;
    const hold = document(paths.legalHold(caseId));
    if (reason === null) transaction.delete(hold);
    else transaction.set(hold, { reason, set_by: uid, at: FieldValue.serverTimestamp() });
    appendAuditIn(transaction, audit);
    return true;
  });
}

/**
 * One export an hour: takes the hour's export.
 * @returns null when it was available, else when the next one is
 */
export function takeExport(uid: string, now: Date, everyMs: number): Promise<Date | null> {
  return runTransaction(paths.privacyExport(uid), async (transaction) => {
    const found = await transaction.get(document(paths.privacyExport(uid)));
    const last: unknown = found.get('at');
    const until = last instanceof Timestamp ? last.toMillis() + everyMs : 0;
    if (until > now.getTime()) return new Date(until);
    transaction.set(found.ref, { at: now });
    return null;
  });
}

/** An export that failed does not count. */
export async function giveBackExport(uid: string): Promise<void> {
  try {
    await document(paths.privacyExport(uid)).delete();
  } catch (error) {
    if (codeOf(error) !== NOT_FOUND) throw error;
  }
}
