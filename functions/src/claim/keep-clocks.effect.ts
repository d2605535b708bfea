import { whenRelinked } from '../case/when-relinked.ts';
import { caseEffect } from '../lib/effect.ts';
import { keepBalance } from '../money/balance.repo.ts';
import { keepClocks, tellOfNear } from './claim.repo.ts';

/**
 * Brings the clocks of a case up to date after a change of its sheet, an event or a payment, and notifies at once of those that are
 * near: a cheque may have a day left. Then its agenda.
 */
export const keepClocksOfCase = caseEffect(
  'keepClocks',
  (event) => event.data?.after.exists === false,
  async (isDeletion, { caseId }) => {
    const now = new Date();
    const { isWritten, ...group } = await keepClocks(caseId, now);
    // What was removed beyond a budget notifies nobody.
    const count = isDeletion ? 0 : await tellOfNear(group, now);
    // The agenda has the first clock. Also when no clock was written: an earlier attempt may have ended in between.
    await keepBalance(caseId, now);
    return { outcome: isWritten ? 'kept' : 'kept before', count };
  },
);

/** The same after cases were merged, or are no longer: each then has the clocks and the alerts of the cases that it is with now. */
export const keepClocksOfLinks = whenRelinked('keepClocksOfLinks', async (caseIds) => {
  const now = new Date();
  let isChanged = false;
  for (const id of caseIds) {
    const { isWritten, ...group } = await keepClocks(id, now);
    await tellOfNear(group, now);
    await keepBalance(id, now);
    isChanged ||= isWritten;
  }
  return isChanged ? 'kept' : 'kept before';
});
