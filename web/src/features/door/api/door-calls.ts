import {
  issueDoorCode as issue,
  resolveDoorAnswer as resolve,
  type IssuedDoorCode,
} from '@app/domain/contracts/door';
import { call } from '@/lib/firebase/callable';

/** The code for the debtor of a case. @param replace a new one, which ends the earlier ones. @throws ProblemError; LimitError; the SDK's error */
export async function issueDoorCode(caseId: string, replace: boolean): Promise<IssuedDoorCode> {
  return call(issue, { caseId, replace });
}

/** An admin has dealt with an answer. @throws ProblemError; the SDK's error */
export async function resolveDoorAnswer(answerId: string): Promise<void> {
  await call(resolve, { answerId });
}
