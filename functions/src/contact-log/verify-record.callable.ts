import { verifyChain } from '@app/domain/contact-chain';
import { verifyRecord as contract } from '@app/domain/contracts/debtor-contacts';
import { personCall } from '../account/calls.ts';
import { accessTo } from '../case/access.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { refused } from '../lib/callable.ts';
import { readChain } from './contact-log.repo.ts';

/** Recomputes the chain of a case's contacts, for everybody who may read the case. */
export const verifyRecord = personCall(contract, async ({ caseId }, caller) => {
  if ((await accessTo(caseId, caller)) === null) throw refused('permission-denied');
  await spend('checks', caller.uid);
  const { contacts, digest } = await readChain(caseId);
  return verifyChain(contacts, digest);
});
