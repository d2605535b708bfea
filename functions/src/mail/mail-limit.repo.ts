import { MAILS_AT_ONCE } from '@app/domain/budgets';
import type { Notification } from '@app/domain/notification';
import { paths } from '@app/domain/paths';
import { db, runTransaction } from '../lib/firestore.ts';
import { hashOf } from '../limit/address-key.repo.ts';
import { look } from '../limit/limit.repo.ts';
import { perDay } from '../limit/token-bucket.ts';

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
  const id = `mails_${isUrgent ? 'urgent_' : ''}${kind}_of_${await hashOf(`account:${user_id}`)}`;
  const limits = [{ id, figures: perDay(MAILS_AT_ONCE) }];
  // Without a lock first: hundreds of events at once must not wait for each other when nothing is left.
  const left = await db().runTransaction((transaction) => look(transaction, limits, now), { readOnly: true });
  if (!left.ok) return false;
  return runTransaction(paths.rateLimit(id), async (transaction) => {
    const looked = await look(transaction, limits, now);
    if (looked.ok) looked.keep();
    return looked.ok;
  });
}
