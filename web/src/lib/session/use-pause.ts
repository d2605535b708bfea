import type { Profile } from '@app/domain/account';
import { useEffect, useState } from 'react';
import { useSession, type Session } from './session.ts';

/** What an account can be paused for when a budget is used up (domain/src/budgets.ts). */
export type PauseKind = keyof NonNullable<Profile['paused_until']>;

/** As long as a timer may take, in ms. */
const LONGEST = 2 ** 31 - 1;

/** When the account may write this kind again, while it may not. @returns null: now */
export function pauseOf(account: Session, kind: PauseKind): Date | null {
  const until = account.state === 'signed-in' ? account.profile.paused_until?.[kind] : undefined;
  return until !== undefined && until.getTime() > Date.now() ? until : null;
}

/** {@link pauseOf}, live: it ends when the time has come. */
export function usePause(kind: PauseKind): Date | null {
  const until = pauseOf(useSession(), kind);
  const [, setOver] = useState(0);
  const end = until?.getTime();
  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(() => setOver(end), Math.min(end - Date.now() + 1, LONGEST));
    return () => clearTimeout(timer);
  }, [end]);
  return until;
}
