import { HttpsError } from 'firebase-functions/v2/https';
import { randomUUID } from 'node:crypto';
import { confirmClock as contract } from '@app/domain/contracts/confirm-clock';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { confirmClockOf } from './claim.repo.ts';

/** Records that a lawyer has confirmed a limitation clock as it is, or withdraws that. */
export const confirmClock = adminCall(contract, async (input, { uid }) => {
  const now = new Date();
  const refusal = await confirmClockOf(input, uid, now);
  if (refusal !== null) throw new HttpsError(refusal, refusal);
  const { caseId, clockId, confirmation } = input;
  const action = confirmation === null ? 'clock_confirmation_withdrawn' : 'clock_confirmed';
  await appendAudit({
    id: `${action}_${randomUUID()}`,
    actor_id: uid,
    actor_role: 'admin',
    action,
    subject: paths.clock(caseId, clockId),
    details:
      confirmation === null ? {} : { lapse_on: confirmation.lapse_on, licence_no: confirmation.licence_no },
    at: now,
  });
  return {};
});
