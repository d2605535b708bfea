import { LISTS } from '@app/domain/lists';
import { partnerSchema, type Partner } from '@app/domain/partner';
import type { ListState, TabRequest } from '@/lib/list/list-state';
import { useList, useListAhead, useTabCounts, type List } from '@/lib/list/use-list';

/** The tabs of the admins' list, in order; the first is the default (requirements section 2). */
export const PARTNER_TABS = {
  pending: { filters: { status: 'Pending' } },
  approved: { filters: { status: 'Approved' } },
  rejected: { filters: { status: 'Rejected' } },
  all: {},
} as const satisfies Record<string, TabRequest>;

/** One page of partners, live; for admins. */
export function usePartnerList(state: ListState): List<Partner> {
  return useList(LISTS.partners, null, state, partnerSchema);
}

/** Asks for the same page before its screen is drawn. */
export function usePartnersAhead(tab: TabRequest): void {
  useListAhead(LISTS.partners, null, partnerSchema, tab);
}

/** Number of partners in each tab. */
export function usePartnerTabCounts(refresh: unknown): Partial<Record<keyof typeof PARTNER_TABS, number>> {
  return useTabCounts(LISTS.partners, PARTNER_TABS, refresh);
}
