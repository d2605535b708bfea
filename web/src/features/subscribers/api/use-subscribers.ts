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

/**
 * How many have subscribed, exactly, whatever is searched for (requirements section 7). Counted once with the list without a search.
 * @param refresh counted again whenever this changes
 */
export function useSubscriberTotal(refresh: unknown): Count {
  const { key, query } = countedIn(LISTS.subscribers, null, {});
  return useCount(key, query, refresh);
}
