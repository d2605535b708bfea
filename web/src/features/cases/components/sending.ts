import { ProblemError, toProblem } from '@/lib/problems';
import { session } from '@/lib/session';

/** Does the same person still use this tab? */
export function isStill(uid: string): boolean {
  const now = session.get();
  return 'uid' in now && now.uid === uid;
}

/** No answer came; a ProblemError `offline` was thrown before anything was sent, the SDK's own perhaps after. */
export function mayHaveArrived(error: unknown): boolean {
  const problem = toProblem(error);
  return problem === 'unconfirmed' || (problem === 'offline' && !(error instanceof ProblemError));
}
