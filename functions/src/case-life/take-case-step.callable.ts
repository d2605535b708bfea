import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { takeCaseStep as contract } from '@app/domain/contracts/take-case-step';
import { readCaller } from '../account/account.repo.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { answerPerson, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { takeStep } from './step.repo.ts';

/** A customer withdraws, holds or objects; an admin closes, reopens, corrects, marks a duplicate or answers. */
export const takeCaseStep = onCall(CALLABLE_OPTIONS, (request) =>
  answerPerson({ readCaller }, contract, request, async (input, caller) => {
    await spend('steps', caller.uid);
    const refusal = await takeStep(input, caller);
    if (refusal !== null) throw new HttpsError(refusal, refusal);
    return {};
  }),
);
