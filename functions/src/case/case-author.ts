import * as z from 'zod/mini';
import { canSetStatus, caseSchema, type Case } from '@app/domain/case';
import { instant } from '@app/domain/codec';

/** The fields of a case that name its last writer. Lenient: invalid values must not cost the event. */
export const signature = z.object({
  updated_at: z.catch(z.optional(instant), undefined),
  updated_by: caseSchema.shape.updated_by,
});
export type Signature = z.infer<typeof signature>;

/**
 * Who wrote this change, if it is signed: the rules allow only one's own signature, with the write's own time. An older
 * signature that a later write has left in place is ignored (docs/decisions/070).
 * @returns a uid, or null for a change that is not signed
 */
export function signerOf(before: Signature | null, after: Signature | null): string | null {
  const signed = after?.updated_by;
  if (signed === undefined || signed.at.getTime() !== after?.updated_at?.getTime()) return null;
  // A write that bypasses the rules and changes neither time leaves a pair that was valid for the write before it.
  return signed.at.getTime() === before?.updated_by?.at.getTime() ? null : signed.uid;
}

type Work = Pick<Case, 'partner_id' | 'status'>;

/**
 * Did the assigned partner set this status? A signed change names the writer. For an unsigned one it is derived from the
 * rules, since the emulator's authId is always the same made-up address: see docs/decisions/031, with the one case that
 * stays undecided.
 * @param signer from {@link signerOf}
 */
export function isPartnersDoing(before: Work, after: Work, signer: string | null): boolean {
  if (after.partner_id === null || before.partner_id !== after.partner_id) return false;
  return signer === null
    ? canSetStatus('approvedPartner', before.status, after.status)
    : signer === after.partner_id;
}
