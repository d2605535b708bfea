import { useEffect, useState } from 'react';
import { useSession, type Session } from './session.ts';

/**
 * Until when the account may upload nothing more: its files of the day are used up (domain/src/budgets.ts).
 * @returns null when it may
 */
export function uploadPause(now: Session, time = Date.now()): Date | null {
  const until = now.state === 'signed-in' ? now.profile.paused_until?.files : undefined;
  return until !== undefined && until.getTime() > time ? until : null;
}

/** The longest delay that a timer takes, in ms. */
const LONGEST = 2 ** 31 - 1;

/** {@link uploadPause}, live: it ends by itself when the time has come. */
export function useUploadPause(): Date | null {
  const until = uploadPause(useSession());
  const [, setOver] = useState(0);
  const end = until?.getTime();
  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(() => setOver(end), Math.min(end - Date.now() + 1, LONGEST));
    return () => clearTimeout(timer);
  }, [end]);
  return until;
}
