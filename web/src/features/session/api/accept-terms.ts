import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * Records that an account accepts the terms in force. What is recorded already stays.
 * @param uid of the signed-in user
 * @throws ProblemError or the SDK's error; see lib/firebase/commit.ts
 */
export async function acceptTerms(uid: string): Promise<void> {
  const place = doc(db, paths.acceptance(uid, TERMS_VERSION));
  await commit(async (transaction) => {
    if ((await transaction.get(place)).exists()) return;
    transaction.set(place, { terms_version: TERMS_VERSION, accepted_at: serverTimestamp() });
  });
}
