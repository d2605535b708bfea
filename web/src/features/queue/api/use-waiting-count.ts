import { LISTS, type ListDefinition } from '@app/domain/lists';
import { COLLECTIONS } from '@app/domain/paths';
import { OPEN_PRIVACY_STATUSES } from '@app/domain/privacy-request';
import { collection, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useCount, type Count, type Counted } from '@/lib/live/live-count';
import { countedIn } from '@/lib/live/live-page';

/** What waits for an admin: an application, a case nobody has, a message nobody has read. */
export const WAITING = {
  partners: { list: LISTS.partners, filters: { status: 'Pending' } },
  // One that was withdrawn or closed before it was given to anybody has no partner either.
  cases: { list: LISTS.adminCases, filters: { partner_id: null, status: 'Submitted' } },
  contacts: { list: LISTS.contactMessages, filters: { is_read: false } },
} as const satisfies Record<
  string,
  { list: ListDefinition; filters: Record<string, string | boolean | null> }
>;

export type ListedKind = keyof typeof WAITING;
/** Those, and a request for erasure without an answer. */
export type WaitingKind = ListedKind | 'privacyRequests';

/** Counted under the key of the list's own tab: a number that the list counts again is new everywhere. */
export function countedWaiting(kind: WaitingKind): Counted {
  if (kind === 'privacyRequests') {
    const path = COLLECTIONS.privacyRequests;
    return {
      key: [path, 'open'],
      query: () => query(collection(db, path), where('status', 'in', OPEN_PRIVACY_STATUSES)),
    };
  }
  const { list, filters } = WAITING[kind];
  return countedIn(list, null, { filters });
}

/**
 * How many cases are in progress: a partner's, or with null everybody's.
 * @param refresh counted again whenever this changes
 */
export function useInProgressCount(partnerId: string | null, refresh: unknown): Count {
  const list = partnerId === null ? LISTS.adminCases : LISTS.partnerCases;
  const { key, query } = countedIn(list, partnerId, { filters: { status: 'In Progress' } });
  return useCount(key, query, refresh);
}
