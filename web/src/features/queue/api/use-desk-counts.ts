import { COLLECTIONS } from '@app/domain/paths';
import { collection, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useCount, type Count } from '@/lib/live/live-count';

type Name = 'partners' | 'cases' | 'contacts' | 'newsletterSubscriptions' | 'blogPosts';

/**
 * One of the five exact counts of the admin's dashboard (requirements sections 2 and 7).
 * @param refresh counted again whenever this changes
 */
export function useDeskCount(name: Name, refresh: unknown): Count {
  const path = COLLECTIONS[name];
  return useCount([path, 'all'], () => query(collection(db, path)), refresh);
}
