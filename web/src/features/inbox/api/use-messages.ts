import { contactSchema, type Contact } from '@app/domain/contact';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase';
import { liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/**
 * How many messages the inbox holds. Older ones move up as these are deleted; paging by cursor comes with the issue on
 * the three areas.
 */
export const INBOX_LENGTH = 200;

/** The newest contact messages, newest first, live; for admins. */
export function useMessages(): Live<Contact[]> {
  return useLive(
    liveList(
      [COLLECTIONS.contacts, 'newest'],
      () => query(collection(db, COLLECTIONS.contacts), orderBy('created_at', 'desc'), limit(INBOX_LENGTH)),
      contactSchema,
    ),
  );
}
