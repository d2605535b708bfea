import { session } from '@/lib/session/session';
import { useAbortOnLeave } from './use-abort-on-leave';

const uidNow = (): string | null => {
  const now = session.get();
  return 'uid' in now ? now.uid : null;
};

/**
 * For a command of many writes.
 * @returns to be called when it begins; what that returns is asked before each write: false once the screen was left or another
 *   person is signed in
 */
export function useManySteps(): () => () => boolean {
  const leaving = useAbortOnLeave();
  return () => {
    const signal = leaving.signal();
    const uid = uidNow();
    return () => !signal.aborted && uidNow() === uid;
  };
}
