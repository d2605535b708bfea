import { COLLECTIONS, paths } from '@app/domain/paths';
import { collection, doc, getDocs, limit, query, where, writeBatch, updateDoc } from 'firebase/firestore';
import { db } from '@/lib/firebase';

/** Firestore's own ceiling for one batch. */
const BATCH = 500;

/**
 * Marks one notification read. A plain write, not lib/commit.ts: it shows at once, may be sent late, and harms nobody
 * when sent twice.
 */
export async function markRead(id: string): Promise<void> {
  await updateDoc(doc(db, paths.notification(id)), { is_read: true });
}

/** Marks all of a person's notifications read, also those that the feed does not hold. */
export async function markAllRead(uid: string): Promise<void> {
  const unread = query(
    collection(db, COLLECTIONS.notifications),
    where('user_id', '==', uid),
    where('is_read', '==', false),
    limit(BATCH),
  );
  for (let page = await getDocs(unread); !page.empty; page = await getDocs(unread)) {
    const batch = writeBatch(db);
    for (const { ref } of page.docs) batch.update(ref, { is_read: true });
    await batch.commit();
    if (page.size < BATCH) return;
  }
}
