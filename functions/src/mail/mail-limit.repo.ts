import { MAILS_AT_ONCE } from '@app/domain/budgets';
import type { Notification } from '@app/domain/notification';
import { paths } from '@app/domain/paths';
import { db, runTransaction } from '../lib/firestore.ts';
import { limitOfAccount, look } from '../limit/limit.repo.ts';

/** Notifications with so many days left or fewer cannot wait for the next daily mail. */
const URGENT_DAYS = 7;

/**
 * Takes one of the mails of a kind that a person gets at once in a day. Those that say that a few days are left have a budget of
 * their own, which many that say half a year cannot use up.
 * @returns whether there was one left
 */
export async function takeMail(
  { kind, params, user_id }: Pick<Notification, 'kind' | 'params' | 'user_id'>,
  now: Date,
): Promise<boolean> {
  const { days } = params;
  const isUrgent = typeof days === 'number' && days <= URGENT_DAYS;
  const limit = await limitOfAccount(`${isUrgent ? 'urgent_' : ''}mails_${kind}`, user_id, MAILS_AT_ONCE);
  // Without a lock first: hundreds of events at once must not wait for each other when nothing is left.
  const left = await db().runTransaction((transaction) => look(transaction, [limit], now), {
    readOnly: true,
  });
  if (!left.ok) return false;
  return runTransaction(paths.rateLimit(limit.id), async (transaction) => {
    const looked = await look(transaction, [limit], now);
    if (looked.ok) looked.keep();
    return looked.ok;
  });
}
