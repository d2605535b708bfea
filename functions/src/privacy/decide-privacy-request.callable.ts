import { decidePrivacyRequest as contract } from '@app/domain/contracts/decide-privacy-request';
import { planErasure } from '@app/domain/erasure';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { refused } from '../lib/callable.ts';
import { answerRequest } from './decisions.repo.ts';
import { readHoldings } from './holdings.repo.ts';

/** Answers a request, for admins; an approval starts the erasure (`followPrivacyRequest`). */
export const decidePrivacyRequest = adminCall(contract, async ({ userId, decision, note }, { uid }) => {
  if (decision === 'approved') {
    const { obstacles } = planErasure(await readHoldings(userId), new Date());
    if (obstacles.length > 0) throw refused('failed-precondition', { obstacles });
  }
  const before = await answerRequest(
    userId,
    { decision, note, by: uid },
    adminEntry(uid, 'erasure_decided', paths.privacyRequest(userId), { decision }),
  );
  if (before === null) throw refused('not-found');
  if (before !== 'received') throw refused('failed-precondition');
  return {};
});
