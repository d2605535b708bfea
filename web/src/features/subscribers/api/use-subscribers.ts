import { LISTS } from '@app/domain/lists';
import { subscriberSchema, type Subscriber } from '@app/domain/newsletter';
import { useCount, type Count } from '@/lib/live/live-count';
import type { ListState } from '@/lib/list/list-state';
import { countedIn } from '@/lib/live/live-page';
import { useList, useListAhead, type List } from '@/lib/list/use-list';

/** One page of the newsletter's subscribers, live; for admins (requirements section 7). */
export function useSubscribers(state: ListState): List<Subscriber> {
  return useList(LISTS.subscribers, null, state, subscriberSchema);
}

/** Asks for the same page before its screen is drawn. */
export function useSubscribersAhead(): void {
  useListAhead(LISTS.subscribers, null, subscriberSchema);
}

/** Everybody, whatever is searched for. The key is that of the list without a search, so that the two are counted once. */
const EVERYBODY = { search: '', filters: {}, present: false };

/**
 * How many have subscribed, exactly (requirements section 7).
 * @param refresh counted again whenever this changes
 */
export function useSubscriberTotal(refresh: unknown): Count {
  const { key, query } = countedIn(LISTS.subscribers, null, EVERYBODY);
  return useCount(key, query, refresh);
}
