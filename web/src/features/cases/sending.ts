import { ProblemError, toProblem } from '@/lib/firebase/problems';

/** No answer came; a ProblemError `offline` was thrown before anything was sent, the SDK's own perhaps after. */
export function mayHaveArrived(error: unknown): boolean {
  const problem = toProblem(error);
  return problem === 'unconfirmed' || (problem === 'offline' && !(error instanceof ProblemError));
}
