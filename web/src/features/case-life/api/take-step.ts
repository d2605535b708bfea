import { takeCaseStep, type CaseStep } from '@app/domain/contracts/take-case-step';
import { call } from '@/lib/firebase/callable';
import { ProblemError } from '@/lib/firebase/problems';

/** One step in the life of a case. @throws ProblemError; the SDK's error, with the codes of the contract */
export async function takeStep(step: CaseStep): Promise<void> {
  if (!navigator.onLine) throw new ProblemError('offline');
  await call(takeCaseStep, step);
}
