import { takeCaseStep, type CaseStep } from '@app/domain/contracts/take-case-step';
import { call } from '@/lib/firebase/callable';

/** One step in the life of a case. @throws ProblemError; the SDK's error, with the codes of the contract */
export async function takeStep(step: CaseStep): Promise<void> {
  await call(takeCaseStep, step);
}
