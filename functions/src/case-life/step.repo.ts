import { randomUUID } from 'node:crypto';
import {
  caseOutcomeSchema,
  caseStandingSchema,
  type CaseOutcome,
  type CaseStanding,
} from '@app/domain/case-life';
import { caseSchema, isKept, isOpen } from '@app/domain/case';
import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { caseIdOf } from '../case/case-number.repo.ts';
import type { Caller } from '../lib/callable.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { planStep, type StepPlan, type StepRefusal, type StepState } from './plan-step.ts';
import * as z from 'zod/mini';

const steppedCase = z.pick(caseSchema, {
  id: true,
  user_id: true,
  partner_id: true,
  status: true,
  case_number: true,
  pseudonymised_at: true,
});
const partnerState = z.pick(partnerSchema, { status: true, disabled: true });
const standingSchema = z.omit(caseStandingSchema, { id: true });

const withId = (found: DocumentSnapshot) => ({ id: found.id, ...found.data() });
export const standingOf = (found: DocumentSnapshot | undefined): Omit<CaseStanding, 'id'> | null =>
  found?.exists === true ? standingSchema.parse(found.data()) : null;
export const steppedCaseOf = (found: DocumentSnapshot | undefined): z.infer<typeof steppedCase> | null =>
  found?.exists === true ? steppedCase.parse(withId(found)) : null;

async function read(
  transaction: Transaction,
  input: CaseStep,
  originalId: string | null,
): Promise<StepState | null> {
  const [item, standing] = await transaction.getAll(
    document(paths.case(input.caseId)),
    document(paths.caseStanding(input.caseId)),
  );
  const parsed = steppedCaseOf(item);
  // Nothing is left to decide about a case from which persons and texts were removed.
  if (parsed === null || !isKept(parsed)) return null;
  const ownStanding = standingOf(standing);
  const newest = await transaction.get(
    db().collection(paths.caseOutcomes(input.caseId)).orderBy('created_at', 'desc').limit(1),
  );
  const [outcome] = newest.docs;
  const partner =
    parsed.partner_id === null ? null : await transaction.get(document(paths.partner(parsed.partner_id)));
  return {
    item: parsed,
    standing: ownStanding,
    outcome: outcome === undefined ? null : (caseOutcomeSchema.parse(withId(outcome)) satisfies CaseOutcome),
    partnerApproved: partner?.exists === true && isAssignable(partnerState.parse(partner.data())),
    original: await readOriginal(transaction, originalId ?? ownStanding?.duplicate_of?.case_id ?? null),
  };
}

async function readOriginal(transaction: Transaction, id: string | null): Promise<StepState['original']> {
  if (id === null) return null;
  const [item, standing] = await transaction.getAll(
    document(paths.case(id)),
    document(paths.caseStanding(id)),
  );
  const parsed = steppedCaseOf(item);
  return parsed && { item: parsed, standing: standingOf(standing) };
}

function write(transaction: Transaction, caseId: string, plan: StepPlan, uid: string): void {
  if (plan.case !== undefined)
    transaction.update(document(paths.case(caseId)), {
      ...plan.case,
      ...(plan.case.status !== undefined && {
        updated_at: FieldValue.serverTimestamp(),
        // Signed, so that the history names the person (decision 070).
        updated_by: { uid, at: FieldValue.serverTimestamp() },
      }),
    });
  if (plan.outcome !== undefined)
    transaction.create(document(paths.caseOutcome(caseId, randomUUID())), {
      case_id: caseId,
      ...plan.outcome,
      created_at: FieldValue.serverTimestamp(),
    });
  if (plan.standing !== undefined) transaction.set(document(paths.caseStanding(caseId)), plan.standing);
  if (plan.original !== undefined)
    transaction.set(document(paths.caseStanding(plan.original.caseId)), plan.original.standing);
}

/** Decides and writes one step in one transaction. @returns null when it is done, else why not */
export async function takeStep(input: CaseStep, caller: Caller): Promise<StepRefusal | null> {
  const originalId = input.step === 'duplicate' ? await caseIdOf(input.of) : null;
  return runTransaction(paths.case(input.caseId), async (transaction) => {
    const state = await read(transaction, input, originalId);
    // To a stranger a missing case looks like one of other people.
    if (state === null) return caller.role === 'admin' ? 'not-found' : 'permission-denied';
    const plan = planStep(input, caller, state, new Date());
    if (typeof plan === 'string') return plan;
    write(transaction, input.caseId, plan, caller.uid);
    return null;
  });
}

/**
 * Removes both halves of a merged case's link if the case is open. A partner who opened it and only followed its original does not keep
 * it: nobody has given it to that partner (docs/decisions/190).
 * @param openedBy the partner who opened it, by the write itself: `updated_by` of the case may be an older one; null: somebody else
 * @returns whether there was a link
 */
export function unlink(caseId: string, openedBy: string | null): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const at = document(paths.caseStanding(caseId));
    const [item, found] = await transaction.getAll(document(paths.case(caseId)), at);
    const now = steppedCaseOf(item);
    const link = standingOf(found)?.duplicate_of ?? null;
    if (now === null || !isOpen(now.status) || link === null) return false;
    const originalAt = document(paths.caseStanding(link.case_id));
    const original = standingOf(await transaction.get(originalAt));
    const updated_at = FieldValue.serverTimestamp();
    transaction.update(at, { duplicate_of: null, updated_at });
    const isOpenedByPartner = openedBy !== null && openedBy === now.partner_id;
    if (isOpenedByPartner && link.partner_before !== openedBy)
      transaction.update(document(paths.case(caseId)), { partner_id: null, status: 'Submitted', updated_at });
    if (original !== null) {
      const duplicates = original.duplicates.filter(({ case_id }) => case_id !== caseId);
      transaction.update(originalAt, { duplicates, updated_at });
    }
    return true;
  });
}
