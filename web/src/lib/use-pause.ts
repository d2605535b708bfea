import type { Pausable } from '@app/domain/budgets';
import { useEffect, useReducer } from 'react';
import { useSession } from './session.ts';

/** As long as a timer may take, in ms. */
const LONGEST = 2 ** 31 - 1;

/** When the account may write this kind again, while it may not: its budget is used up. null: now. */
export function usePause(kind: Pausable): Date | null {
  const now = useSession();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const until = now.state === 'signed-in' ? now.profile.paused_until?.[kind] : undefined;
  const end = until?.getTime() ?? 0;
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(drawAgain, Math.min(left + 1, LONGEST));
    return () => clearTimeout(timer);
  }, [end]);
  return until !== undefined && end > Date.now() ? until : null;
}
