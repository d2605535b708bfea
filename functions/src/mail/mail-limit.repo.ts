import { MAILS_AT_ONCE } from '@app/domain/budgets';
import type { NotificationKind } from '@app/domain/notification';
import { paths } from '@app/domain/paths';
import { db, runTransaction } from '../lib/firestore.ts';
import { hashOf } from '../limit/address-key.repo.ts';
import { look } from '../limit/limit.repo.ts';
import { perDay } from '../limit/token-bucket.ts';

/**
 * Takes one of the mails of a kind that a person gets at once in a day.
 * @returns whether there was one left
 */
export async function takeMail(kind: NotificationKind, uid: string, now: Date): Promise<boolean> {
  const id = `mails_${kind}_of_${await hashOf(`account:${uid}`)}`;
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
