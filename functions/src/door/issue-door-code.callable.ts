import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { issueDoorCode as contract } from '@app/domain/contracts/door';
import { readCaller } from '../account/account.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { answerPerson, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { issueCode } from './door.repo.ts';

/** The code that a letter or a visit brings to the debtor, for the case's partner and for admins. */
export const issueDoorCode = onCall(CALLABLE_OPTIONS, (request) =>
  answerPerson({ readCaller }, contract, request, async ({ caseId, replace }, caller) => {
    await spend('doorCodes', caller.uid);
    const issued = await issueCode(caseId, caller, replace);
    if (typeof issued === 'string') throw new HttpsError(issued, issued);
    return issued;
  }),
);
