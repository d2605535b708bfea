import { LISTS } from '@app/domain/lists';
import { partnerSchema, type Partner } from '@app/domain/partner';
import { livePage, type ListPage } from '@/lib/live/live-page';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

const FOUND = 4;

/** The newest partners that are found by a name or a telephone number, for admins. @param search empty: nothing is asked */
export function usePartnerSearch(search: string): Live<ListPage<Partner>> {
  const request = { search, sort: 'newest', filters: {}, present: false, cursor: null };
  return useLive(search === '' ? null : livePage(LISTS.partners, null, request, partnerSchema, FOUND));
}
