import { NO_PREFERENCES } from '@app/domain/preferences';
import { paths } from '@app/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { document, runTransaction } from '../lib/firestore.ts';
import type { Stop } from './stop-token.ts';

/** @returns whether the account that the link is about still exists */
export async function isOfUse({ uid }: Stop): Promise<boolean> {
  return (await document(paths.profile(uid)).get()).exists;
}

/** Adds the choice to the account's settings. Idempotent. @returns false when the account does not exist any more */
export function stopMails({ uid, choice }: Stop): Promise<boolean> {
  const settings = document(paths.preferences(uid));
  return runTransaction(settings.path, async (transaction) => {
    const [profile, now] = await transaction.getAll(document(paths.profile(uid)), settings);
    if (profile?.exists !== true) return false;
    const change = { mail_off: FieldValue.arrayUnion(choice), updated_at: FieldValue.serverTimestamp() };
    if (now?.exists === true) transaction.update(settings, change);
    else transaction.create(settings, { ...NO_PREFERENCES, ...change, mail_off: [choice] });
    return true;
  });
}
