import { countWrite } from '../budget/daily-budget.repo.ts';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { isPartnersDoing, signature, signerOf } from './case-author.ts';
import { toldCase } from './case-notices.ts';
import * as z from 'zod/mini';

const written = z.extend(z.pick(toldCase, { partner_id: true, status: true }), signature.shape);

/** Counts the statuses that a partner sets; the rules refuse more once the budget of the day is used up. */
export const countStatus = effect(
  'countStatus',
  (event) => changeOf(event.data, written),
  async ({ before, after }, { id: caseId }) => {
    if (before === null || after === null || before.status === after.status || after.partner_id === null)
      return { outcome: 'nothing to count', caseId };
    if (!isPartnersDoing(before, after, signerOf(before, after)))
      return { outcome: 'not by the partner', caseId };
    return { outcome: await countWrite('statuses', after.partner_id), caseId };
  },
);
