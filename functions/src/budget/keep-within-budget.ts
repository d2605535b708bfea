import { instant } from '@app/domain/codec';
import { BUDGETS, MOST_IN_CASE, type Pausable } from '@app/domain/budgets';
import { createdBy, type Created, type Written } from '../lib/effect.ts';
import { handle, infoOf } from '../lib/handle.ts';
import { authorField, budgetStore } from './budget.repo.ts';
import { settleBudget, settleShare } from './settle-budget.ts';
import * as z from 'zod/mini';

const byUser = z.object({ user_id: z.string(), created_at: instant });
const byActor = z.object({ by: z.string(), created_at: instant });

/** @throws ZodError that names the missing field */
function writtenBy(kind: Pausable, data: unknown): { author: string; created_at: Date } {
  if (authorField(kind) === 'by') {
    const { by: author, created_at } = byActor.parse(data);
    return { author, created_at };
  }
  const { user_id: author, created_at } = byUser.parse(data);
  return { author, created_at };
}

/**
 * Runs before all other effects of a new document, so that one beyond the budget leaves no trace: no notification, no
 * rollup, no history. An event that created none is within every budget.
 * @returns false when the document was deleted
 */
export async function keepWithinBudget(kind: Pausable, event: Written | Created): Promise<boolean> {
  const created = createdBy(event);
  if (created === null) return true;
  let isWithin = true;
  await handle(
    `budgetOf_${kind}`,
    infoOf(event),
    () => writtenBy(kind, created.data()),
    async ({ author, created_at }) => {
      const own = { path: created.ref.path, at: created_at, storedAt: created.createTime.toDate() };
      const settled = await settleBudget(budgetStore, kind, BUDGETS[kind], author, own);
      const share = settled.isWithin
        ? await settleShare(budgetStore, kind, MOST_IN_CASE[kind], author, own)
        : { isWithin: false, removed: 0 };
      isWithin = share.isWithin;
      return { outcome: isWithin ? 'within the budget' : 'removed', count: settled.removed + share.removed };
    },
  );
  return isWithin;
}
