import { partnerSchema } from '@app/domain/partner';
import { decisionOf } from '@app/domain/partner-decision';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { recordDecision } from '../partner/decision.repo.ts';
import { isRenamed, toldPartner } from '../partner/partner-notices.ts';
import { decisionEntry, renamingEntry } from './audit-entries.ts';
import { appendAudit } from './audit.repo.ts';
import * as z from 'zod/mini';

const decided = z.extend(
  toldPartner,
  z.pick(partnerSchema, { updated_by: true, decision_reason: true }).shape,
);

/**
 * Records a decision about a partner, with actor and time, in the partner's document and in the audit log, and there also other names
 * of one who was approved.
 */
export const auditPartner = effect(
  'auditPartner',
  (event) => changeOf(event.data, decided),
  async ({ before, after }, cause) => {
    const { id } = cause;
    if (before !== null && after !== null && isRenamed(before, after)) {
      await appendAudit(renamingEntry(id, before, after, cause));
      return { outcome: 'recorded' };
    }
    const decision = before === null || after === null ? null : decisionOf(before.status, after.status);
    if (before === null || after === null || decision === null) return { outcome: 'nothing to do' };
    // An older signature that this write has left in place is ignored.
    const signed = after.updated_by?.at.getTime() !== before.updated_by?.at.getTime();
    const signer = signed ? (after.updated_by?.uid ?? null) : null;
    // An approval has no reason: what the record holds is that for opening the application again.
    const outdated = decision === 'approve' ? after.decision_reason : undefined;
    await Promise.all([
      appendAudit(decisionEntry(id, decision, signer, after, cause)),
      recordDecision(id, signer, cause.at, outdated),
    ]);
    return { outcome: 'recorded' };
  },
);
