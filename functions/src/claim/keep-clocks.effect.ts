import { effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepClocks, tellOfNear } from './claim.repo.ts';

/**
 * Brings the clocks of a case up to date after a change of its sheet, an event or a payment, and notifies at once of those that are
 * near: a cheque may have a day left.
 */
export const keepClocksOfCase = effect(
  'keepClocks',
  (event) => ({ caseId: paramOf(event, 'caseId'), isDeletion: event.data?.after.exists === false }),
  async ({ caseId, isDeletion }) => {
    const now = new Date();
    const { clocks, isWritten } = await keepClocks(caseId, now);
    // What was removed beyond a budget notifies nobody.
    const count = clocks.length === 0 || isDeletion ? 0 : await tellOfNear(caseId, clocks, now);
    return { outcome: isWritten ? 'kept' : 'kept before', caseId, count };
  },
);
