import { LISTS } from '@app/domain/lists';
import { countedIn } from '@/lib/live/live-page';
import { useCount } from '@/lib/live/live-count';

/**
 * How many cases a partner is at work on, counted when somebody thinks of giving it another. For admins.
 * @param partnerId null: nobody is asked about
 * @returns undefined while it is not known
 */
export function usePartnerLoad(partnerId: string | null): number | undefined {
  const { key, query } = countedIn(LISTS.partnerCases, partnerId, { filters: { status: 'In Progress' } });
  return useCount(key, partnerId === null ? null : query).value;
}
