import { issueDoorCode as contract } from '@app/domain/contracts/door';
import { personCall } from '../account/calls.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { refused } from '../lib/callable.ts';
import { issueCode } from './door.repo.ts';

/** The code that a letter or a visit brings to the debtor, for the case's partner and for admins. */
export const issueDoorCode = personCall(contract, async ({ caseId, replace }, caller) => {
  await spend('doorCodes', caller.uid);
  const issued = await issueCode(caseId, caller, replace);
  if (typeof issued === 'string') throw refused(issued);
  return issued;
});
