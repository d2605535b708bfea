import { paths } from '@app/domain/paths';
import { doc, getDocs, limit, updateDoc, writeBatch } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { readMarks } from './read-marks';
import { feedQuery } from './use-feed';

/** Firestore's own ceiling for one batch. */
const BATCH = 500;

/**
 * Marks one notification read. A plain write, not lib/firebase/commit.ts: it shows at once, may be sent late, and harms nobody
 * when sent twice.
 */
export async function markRead(id: string): Promise<void> {
  await updateDoc(doc(db, paths.notification(id)), { is_read: true });
  readMarks.add([id]);
}

/** Marks all of a person's notifications read, also those that no list holds, newest first. */
export async function markAllRead(uid: string): Promise<void> {
  const unread = feedQuery(uid, 'unread', limit(BATCH));
  for (let page = await getDocs(unread); !page.empty; page = await getDocs(unread)) {
    const batch = writeBatch(db);
    for (const { ref } of page.docs) batch.update(ref, { is_read: true });
    await batch.commit();
    readMarks.add(page.docs.map(({ id }) => id));
    if (page.size < BATCH) return;
  }
}
