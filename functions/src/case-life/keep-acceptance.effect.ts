import { isPartnersDoing, signature, signerOf } from '../case/case-author.ts';
import { recordedCase } from '../case/case-events.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { keepAcceptance } from './acceptance.repo.ts';
import * as z from 'zod/mini';

const written = z.extend(recordedCase, signature.shape);

/** Asks the partner of a new assignment whether the case is accepted; work on it answers, its end makes the question pointless. */
export const askForAcceptance = caseEffect(
  'askForAcceptance',
  (event) => changeOf(event.data, written),
  async ({ before, after }, { caseId, at }) => {
    const byPartner =
      before !== null && after !== null && isPartnersDoing(before, after, signerOf(before, after));
    const reassigned = (before?.partner_id ?? null) !== (after?.partner_id ?? null);
    const moved = before?.status !== after?.status;
    // Files and notes, which are most changes, ask nothing.
    if (!reassigned && !moved) return { outcome: 'nothing to ask' };
    const done = await keepAcceptance(caseId, { reassigned, byPartner, at });
    return { outcome: done ? 'kept' : 'nothing to do' };
  },
);
