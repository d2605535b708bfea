import type { Pausable } from '@app/domain/budgets';
import { useEffect, useState } from 'react';
import { useSession } from './session.ts';

/** As long as a timer may take, in ms. */
const LONGEST = 2 ** 31 - 1;

/** When the account may write this kind again, while it may not: its budget is used up. null: now. */
export function usePause(kind: Pausable): Date | null {
  const account = useSession();
  const [now, setNow] = useState(() => Date.now());
  const until = account.state === 'signed-in' ? account.profile.paused_until?.[kind] : undefined;
  const end = until?.getTime() ?? 0;
  useEffect(() => {
    if (end === 0) return;
    const left = Math.max(end - Date.now(), 0);
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 1, LONGEST));
    return () => clearTimeout(timer);
  }, [end]);
  return until !== undefined && end > now ? until : null;
}
