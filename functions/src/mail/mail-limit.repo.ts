import { MAILS_AT_ONCE } from '@app/domain/budgets';
import type { Notification } from '@app/domain/notification';
import { paths } from '@app/domain/paths';
import { db, runTransaction } from '../lib/firestore.ts';
import { limitOfAccount, readBuckets } from '../rate-limit/limit.repo.ts';
import { isUrgent } from '../notification/urgent.ts';

/**
 * Takes one of the mails of a kind that a person gets at once in a day. Those that say that a few days are left have a budget of
 * their own, which many that say half a year cannot use up; with one for each customer whose cases they are about, so that nobody can
 * use up those about others.
 * @returns whether there was one left
 */
export async function takeMail(
  notification: Pick<Notification, 'kind' | 'params' | 'user_id'>,
  customer: string | undefined,
  now: Date,
): Promise<boolean> {
  const { kind, user_id } = notification;
  const urgent = isUrgent(notification);
  const isOthers = urgent && customer !== undefined && customer !== user_id;
  const account = isOthers ? `${user_id} of ${customer}` : user_id;
  const limit = await limitOfAccount(`${urgent ? 'urgent_' : ''}mails_${kind}`, account, MAILS_AT_ONCE);
  // Without a lock first: hundreds of events at once must not wait for each other when nothing is left.
  const left = await db().runTransaction((transaction) => readBuckets(transaction, [limit], now), {
    readOnly: true,
  });
  if (!left.ok) return false;
  return runTransaction(paths.rateLimit(limit.id), async (transaction) => {
    const buckets = await readBuckets(transaction, [limit], now);
    if (buckets.ok) buckets.takeTokens();
    return buckets.ok;
  });
}
