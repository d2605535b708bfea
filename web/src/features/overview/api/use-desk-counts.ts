import { COLLECTIONS } from '@app/domain/paths';
import { collection, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useCounts, type Count } from '@/lib/live/live-count';
import { countedWaiting, WAITING, type ListedKind } from './use-waiting-count';

type Name = 'partners' | 'cases' | 'contacts' | 'newsletterSubscriptions' | 'blogPosts';

/** One card: how many there are, and how many of them wait for somebody; null where nothing can. */
export interface DeskCount {
  total: Count;
  waiting: Count | null;
}

const UNCOUNTED: Count = { value: undefined, failed: false };

/**
 * One of the five exact counts of the admin's dashboard (requirements sections 2 and 7).
 * @param refresh counted again whenever this changes
 */
export function useDeskCount(name: Name, refresh: unknown): DeskCount {
  const all = { key: [COLLECTIONS[name], 'all'], query: () => query(collection(db, COLLECTIONS[name])) };
  const [total = UNCOUNTED, waiting = UNCOUNTED] = useCounts(
    isListed(name) ? [all, countedWaiting(name)] : [all],
    refresh,
  );
  return { total, waiting: isListed(name) ? waiting : null };
}

function isListed(name: Name): name is ListedKind {
  return name in WAITING;
}
