import { HttpsError } from 'firebase-functions/v2/https';
import { randomUUID } from 'node:crypto';
import { setLegalHold as contract } from '@app/domain/contracts/set-legal-hold';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { holdCase } from './decisions.repo.ts';

/** Sets or lifts a legal hold: a case on hold is kept in spite of erasure requests and retention periods. */
export const setLegalHold = adminCall(contract, async ({ caseId, reason }, { uid }) => {
  if (!(await holdCase(caseId, reason, uid))) throw new HttpsError('not-found', 'not-found');
  const action = reason === null ? 'legal_hold_lifted' : 'legal_hold_set';
  await appendAudit({
    id: `${action}_${randomUUID()}`,
    actor_id: uid,
    actor_role: 'admin',
    action,
    subject: paths.case(caseId),
    details: {},
    at: new Date(),
  });
  return {};
});
