import { takeCaseStep as contract } from '@app/domain/contracts/take-case-step';
import { personCall } from '../account/calls.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { refused } from '../lib/callable.ts';
import { takeStep } from './step.repo.ts';

/** A customer withdraws, holds or objects; an admin closes, reopens, corrects, marks a duplicate or answers. */
export const takeCaseStep = personCall(contract, async (input, caller) => {
  await spend('steps', caller.uid);
  const refusal = await takeStep(input, caller);
  if (refusal !== null) throw refused(refusal);
  return {};
});
