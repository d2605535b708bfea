import { COLLECTIONS } from '@app/domain/paths';
import { collection, query, where, type QueryConstraint } from 'firebase/firestore';
import { db } from '@/lib/database';
import { useCounts, type Count, type Counted } from '@/lib/live-count';

type Name = 'partners' | 'cases' | 'contacts' | 'newsletterSubscriptions' | 'blogPosts';

/** One card: how many there are, and how many of them wait for somebody; null where nothing can. */
export interface DeskCount {
  total: Count;
  waiting: Count | null;
}

/** What waits: an application, a case nobody has, a message nobody has read. */
const WAITING: Partial<Record<Name, { field: string; value: string | boolean | null }>> = {
  partners: { field: 'status', value: 'Pending' },
  cases: { field: 'partner_id', value: null },
  contacts: { field: 'is_read', value: false },
};

const UNCOUNTED: Count = { value: undefined, failed: false };

function counted(name: Name, ...filters: QueryConstraint[]): Counted {
  const path = COLLECTIONS[name];
  return {
    key: [path, filters.length === 0 ? 'all' : 'waiting'],
    query: () => query(collection(db, path), ...filters),
  };
}

/**
 * One of the five exact counts of the admin's dashboard (SPEC sections 2 and 7).
 * @param refresh counted again whenever this changes
 */
export function useDeskCount(name: Name, refresh: unknown): DeskCount {
  const waiting = WAITING[name];
  const [total = UNCOUNTED, open = UNCOUNTED] = useCounts(
    waiting === undefined
      ? [counted(name)]
      : [counted(name), counted(name, where(waiting.field, '==', waiting.value))],
    refresh,
  );
  return { total, waiting: waiting === undefined ? null : open };
}
