import { settleAccount as contract } from '@app/domain/contracts/settle-account';
import { expectFarewell, session, type Session } from './session.ts';

/** Whose settlement is under way or done in this tab. */
let settled: string | undefined;

/**
 * Tells the server once the address of an account is proven that was made without proof, or that was changed since: what somebody else may
 * have left in the account is taken away then, and every sign-in ends (docs/decisions/112). Call once, beside `followSession`.
 */
export function followSettlement(): void {
  session.subscribe(() => void settle(session.get()));
}

async function settle(now: Session): Promise<void> {
  if (now.state !== 'signed-in' || !now.emailVerified) return;
  const { email, unproven } = now.profile;
  if (unproven !== true && email.toLowerCase() === now.email.toLowerCase()) return;
  if (settled === now.uid) return;
  settled = now.uid;
  // The server revokes every sign-in before it answers: the open listeners may be refused first.
  const cancel = expectFarewell('secured');
  try {
    const { call } = await import('../firebase/callable.ts');
    const { outcome } = await call(contract, {});
    if (outcome !== 'secured') cancel(outcome === 'locked' ? 'account-disabled' : undefined);
    const { uid } = now;
    const later = session.get();
    if (outcome === 'secured' && later.state === 'signed-in' && later.uid === uid)
      await session.signOut('secured');
  } catch {
    // Offline, or the server is not there: with the next news of the account.
    settled = undefined;
    cancel();
  }
}
