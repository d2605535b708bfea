import { isDeepStrictEqual } from 'node:util';
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

/** The fields of a case from which the author of a status follows. */
export const work = z.pick(caseSchema, { partner_id: true, status: true });
type Work = Pick<Case, 'partner_id' | 'status'>;

/**
 * Did the assigned partner set this status? A signed change names the writer. For an unsigned one it is derived from the
 * rules, since the emulator's authId is always the same made-up address: see docs/decisions/031, with the one case that
 * stays undecided.
 * @param signer from {@link signerOf}
 */
export function isPartnersDoing(before: Work, after: Work, signer: string | null): boolean {
  if (after.partner_id === null || before.partner_id !== after.partner_id) return false;
  return signer === null ? canSetStatus(before.status, after.status) : signer === after.partner_id;
}

/**
 * Did the assigned partner store the status of a case in progress again, and nothing else? Who else does so signs. A note moves the time as
 * well (docs/decisions/140): only the stored notes tell the two apart.
 */
export function isStatusRepeated(
  before: Work & Signature,
  after: Work & Signature,
  signer: string | null,
): boolean {
  const rest = ({ updated_at: _at, updated_by: _by, ...others }: Work & Signature) => others;
  return (
    after.status === 'In Progress' &&
    after.partner_id !== null &&
    (signer === null || signer === after.partner_id) &&
    Number(after.updated_at) > Number(before.updated_at) &&
    isDeepStrictEqual(rest(before), rest(after))
  );
}
