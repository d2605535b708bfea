import { instant } from '@app/domain/codec';
import { paths } from '@app/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { document, runTransaction } from '../lib/firestore.ts';

/**
 * Writes into a partner's record who decided and when; a later decision stays.
 * @param by null: not known
 * @param outdated the reason of an earlier decision, which is deleted unless another has replaced it
 */
export function recordDecision(
  uid: string,
  by: string | null,
  at: Date,
  outdated: string | undefined,
): Promise<boolean> {
  return runTransaction(paths.partner(uid), async (transaction) => {
    const record = await transaction.get(document(paths.partner(uid)));
    const last = instant.safeParse(record.get('decided_at'));
    if (!record.exists || (last.success && last.data >= at)) return false;
    const isOutdated = outdated !== undefined && record.get('decision_reason') === outdated;
    transaction.update(record.ref, {
      decided_by: by,
      decided_at: at,
      ...(isOutdated && { decision_reason: FieldValue.delete() }),
    });
    return true;
  });
}
