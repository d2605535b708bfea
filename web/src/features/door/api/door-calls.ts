import {
  issueDoorCode as issue,
  resolveDoorAnswer as resolve,
  type IssuedDoorCode,
} from '@app/domain/contracts/door';
import { call } from '@/lib/firebase/callable';
import { ProblemError } from '@/lib/firebase/problems';

function assertOnline(): void {
  if (!navigator.onLine) throw new ProblemError('offline');
}

/** The code for the debtor of a case. @param replace a new one, which ends the earlier ones. @throws ProblemError; LimitError; the SDK's error */
export async function issueDoorCode(caseId: string, replace: boolean): Promise<IssuedDoorCode> {
  assertOnline();
  return call(issue, { caseId, replace });
}

/** An admin has dealt with an answer. @throws ProblemError; the SDK's error */
export async function resolveDoorAnswer(answerId: string): Promise<void> {
  assertOnline();
  await call(resolve, { answerId });
}
