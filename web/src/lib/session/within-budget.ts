import { LimitError, toProblem } from '../firebase/problems.ts';
import { session } from './session.ts';
import { pauseOf, type PauseKind } from './use-pause.ts';

/**
 * Waits for a write of a kind that has a budget.
 * @throws LimitError when it was refused because the account is paused; else what the write throws
 */
export async function withinBudget(kind: PauseKind, write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const until = toProblem(error) === 'denied' ? pauseOf(session.get(), kind) : null;
    throw until === null ? error : new LimitError(until);
  }
}
