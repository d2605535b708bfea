import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/** Asks for the erasure of the own account, for the first time or again. @throws see lib/firebase/commit.ts */
export async function askForErasure(uid: string, reason: string): Promise<void> {
  const request = doc(db, paths.privacyRequest(uid));
  const words = { status: 'received', reason, created_at: serverTimestamp() };
  await commit(async (transaction) => {
    // Answers to an earlier request stay where they are.
    const isThere = (await transaction.get(request)).exists();
    if (isThere) transaction.update(request, words);
    else transaction.set(request, { user_id: uid, kind: 'erasure', ...words });
  });
}

/** Takes the request back, as long as it is not answered. @throws see lib/firebase/commit.ts */
export async function withdrawRequest(uid: string): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.privacyRequest(uid)), {
      status: 'withdrawn',
      closed_at: serverTimestamp(),
    });
  });
}
