import { whenOpened } from '../case/when-opened.ts';
import { keepClocks, tellOfNear } from './claim.repo.ts';

/** Notifies of what came near while the case was closed, when nobody was alerted. What was notified before is not repeated. */
export const alertOfOpened = whenOpened('alertOfOpened', async (caseId) => {
  const now = new Date();
  const group = await keepClocks(caseId, now);
  return { outcome: 'looked at', count: await tellOfNear(group, now) };
});
