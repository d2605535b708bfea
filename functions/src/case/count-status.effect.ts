import { countWrite } from '../budget/daily-budget.repo.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { isPartnersDoing, isStatusRepeated, signature, signerOf, work } from './case-author.ts';
import { undoTouch } from './case.repo.ts';
import * as z from 'zod/mini';

/** With all other fields: a status was only repeated where none of them changed. */
const written = z.looseObject({ ...work.shape, ...signature.shape });

/**
 * Counts the statuses that a partner sets; the rules refuse more once the budget of the day is used up. The same status again counts as
 * well, and does not make the case look worked on.
 */
export const countStatus = caseEffect(
  'countStatus',
  (event) => changeOf(event.data, written),
  async ({ before, after }, { caseId }) => {
    if (before === null || after === null || after.partner_id === null)
      return { outcome: 'nothing to count' };
    const signer = signerOf(before, after);
    if (before.status === after.status) {
      const { updated_at: was } = before;
      const { updated_at: at } = after;
      const isRepeated = isStatusRepeated(before, after, signer) && was !== undefined && at !== undefined;
      if (!isRepeated || !(await undoTouch(caseId, was, at))) return { outcome: 'nothing to count' };
    } else if (!isPartnersDoing(before, after, signer)) return { outcome: 'not by the partner' };
    return { outcome: await countWrite('statuses', after.partner_id) };
  },
);
