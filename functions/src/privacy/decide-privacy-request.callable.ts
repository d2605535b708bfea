import { HttpsError } from 'firebase-functions/v2/https';
import { randomUUID } from 'node:crypto';
import { decidePrivacyRequest as contract } from '@app/domain/contracts/decide-privacy-request';
import { planErasure } from '@app/domain/erasure';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { answerRequest } from './decisions.repo.ts';
import { readHoldings } from './holdings.repo.ts';

/** Answers a request, for admins; an approval starts the erasure (`followPrivacyRequest`). */
export const decidePrivacyRequest = adminCall(contract, async ({ userId, decision, note }, { uid }) => {
  if (decision === 'approved') {
    const { obstacles } = planErasure(await readHoldings(userId), new Date());
    if (obstacles.length > 0)
      throw new HttpsError('failed-precondition', 'failed-precondition', { obstacles });
  }
  const before = await answerRequest(userId, { decision, note, by: uid });
  if (before === null) throw new HttpsError('not-found', 'not-found');
  if (before !== 'received') throw new HttpsError('failed-precondition', 'failed-precondition');
  await appendAudit({
    id: `erasure_decided_${randomUUID()}`,
    actor_id: uid,
    actor_role: 'admin',
    action: 'erasure_decided',
    subject: paths.privacyRequest(userId),
    details: { decision },
    at: new Date(),
  });
  return {};
});
