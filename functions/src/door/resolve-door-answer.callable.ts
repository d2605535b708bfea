import { HttpsError } from 'firebase-functions/v2/https';
import { resolveDoorAnswer as contract } from '@app/domain/contracts/door';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { resolveAnswer } from './door.repo.ts';

/** An admin has dealt with a debtor's answer, which ends the pause that it caused. */
export const resolveDoorAnswer = adminCall(contract, async ({ answerId }, { uid }) => {
  const now = new Date();
  const refusal = await resolveAnswer(answerId, uid, now);
  if (refusal !== null) throw new HttpsError(refusal, refusal);
  await appendAudit({
    id: `door_answer_resolved_${answerId}`,
    actor_id: uid,
    actor_role: 'admin',
    action: 'door_answer_resolved',
    subject: paths.doorAnswer(answerId),
    details: {},
    at: now,
  });
  return {};
});
