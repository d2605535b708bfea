import { paths } from '@app/domain/paths';
import { doc } from 'firebase/firestore';
import { commit } from '@/lib/commit';
import { db } from '@/lib/database';

/** Deletes one contact message for good; one that is gone already counts as deleted. @throws see lib/commit.ts */
export async function deleteMessage(messageId: string): Promise<void> {
  await commit((transaction) => {
    transaction.delete(doc(db, paths.contact(messageId)));
  });
}
