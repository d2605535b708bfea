import { isOpen } from '@app/domain/case';
import { changeOf } from '../lib/change.ts';
import { caseEffect, type Effect } from '../lib/effect.ts';
import type { Outcome } from '../lib/event.ts';
import { isPartnersDoing, signature, signerOf, work } from './case-author.ts';
import * as z from 'zod/mini';

const opened = z.extend(work, signature.shape);

/**
 * An effect on a case that was closed and is open again, by a step or by the form for its partner or status.
 * @param run gets the case, and the partner who opened it; null: it was opened by somebody else
 */
export function whenOpened(
  fn: string,
  run: (caseId: string, openedBy: string | null) => Promise<Outcome>,
): Effect {
  return caseEffect(
    fn,
    (event) => {
      const { before, after } = changeOf(event.data, opened);
      if (before === null || after === null || isOpen(before.status) || !isOpen(after.status)) return null;
      return { by: isPartnersDoing(before, after, signerOf(before, after)) ? after.partner_id : null };
    },
    async (opening, { caseId }) =>
      opening === null ? { outcome: 'nothing to do' } : run(caseId, opening.by),
  );
}
