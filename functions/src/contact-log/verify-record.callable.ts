import { HttpsError } from 'firebase-functions/v2/https';
import { verifyChain } from '@app/domain/contact-chain';
import { verifyRecord as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { accessTo } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { readChain } from './contact-log.repo.ts';

/** Recomputes the chain of a case's contacts, for everybody who may read the case. */
export const verifyRecord = personCall(contract, async ({ caseId }, { uid, role }) => {
  if ((await accessTo(caseId, uid, role)) === null)
    throw new HttpsError('permission-denied', 'permission-denied');
  await spend('checks', uid);
  const { contacts, digest } = await readChain(caseId);
  return verifyChain(contacts, digest);
});
