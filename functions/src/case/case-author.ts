import * as z from 'zod/mini';
import { canSetStatus, caseSchema, type Case } from '@app/domain/case';
import { instant } from '@app/domain/codec';

/** What of a case says who wrote it last. No event is lost for a case that says it badly. */
export const signature = z.object({
  updated_at: z.catch(z.optional(instant), undefined),
  updated_by: caseSchema.shape.updated_by,
});
export type Signature = z.infer<typeof signature>;

/**
 * Who wrote this change, if the change says so: the rules let nobody sign for another, and no other time than the write's
 * own. An older signature that a later write has left standing says nothing (docs/decisions/070).
 * @returns a uid, or null for a change that is not signed
 */
export function signerOf(before: Signature | null, after: Signature | null): string | null {
  const signed = after?.updated_by;
  if (signed === undefined || signed.at.getTime() !== after?.updated_at?.getTime()) return null;
  // A write past the rules that touches neither time leaves a pair that was right for the write before it.
  return signed.at.getTime() === before?.updated_by?.at.getTime() ? null : signed.uid;
}

type Work = Pick<Case, 'partner_id' | 'status'>;

/**
 * Did the assigned partner set this status? A signed change says so. For one that is not signed it is concluded from the
 * rules, since the emulator's authId is always the same made-up address: see docs/decisions/031, with the one case that
 * cannot be told then.
 * @param signer from {@link signerOf}
 */
export function isPartnersDoing(before: Work, after: Work, signer: string | null): boolean {
  if (after.partner_id === null || before.partner_id !== after.partner_id) return false;
  return signer === null
    ? canSetStatus('approvedPartner', before.status, after.status)
    : signer === after.partner_id;
}
