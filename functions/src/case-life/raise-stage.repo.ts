import { isOpen } from '@app/domain/case';
import { raisedPlan, type CaseStage } from '@app/domain/case-plan';
import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';
import { emptyStanding } from './plan-step.ts';
import { standingOf, steppedCaseOf } from './step.repo.ts';

/**
 * Moves an open case on to a stage that something has shown. Idempotent, and never back (`raisedPlan`).
 * @param at when that was entered
 * @returns whether the case was moved
 */
export async function raiseStage(caseId: string, stage: CaseStage, at: Date): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const [found, kept] = await transaction.getAll(
      document(paths.case(caseId)),
      document(paths.caseStanding(caseId)),
    );
    const item = steppedCaseOf(found);
    if (item === null || kept === undefined || !isOpen(item.status)) return false;
    const standing = standingOf(kept);
    const plan = raisedPlan(standing?.plan ?? null, stage, at);
    if (plan === null) return false;
    const by = { uid: '', role: 'system' } as const;
    transaction.set(kept.ref, { ...(standing ?? emptyStanding(item, at)), plan, by, updated_at: new Date() });
    return true;
  });
}
