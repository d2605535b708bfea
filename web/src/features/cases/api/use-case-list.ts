import { caseSchema, type Case } from '@app/domain/case';
import { LISTS } from '@app/domain/lists';
import type { ListState, TabRequest } from '@/lib/list/list-state';
import { useList, useListAhead, useTabCounts, type List } from '@/lib/list/use-list';

/** Whose list of cases it is. */
export type CaseListName = 'customerCases' | 'partnerCases' | 'adminCases';

/**
 * One page of cases, live (requirements section 7).
 * @param scope the customer's or the partner's uid; null for admins
 */
export function useCaseList(name: CaseListName, scope: string | null, state: ListState): List<Case> {
  return useList(LISTS[name], scope, state, caseSchema);
}

/** Asks for the same page before its screen is drawn. */
export function useCasesAhead(name: CaseListName, scope: string | null, tab?: TabRequest): void {
  useListAhead(LISTS[name], scope, caseSchema, tab);
}

/** The tabs of the admins' list: by whether anybody works on a case (requirements section 2). */
export const ADMIN_TABS = {
  all: {},
  unassigned: { filters: { partner_id: null } },
  assigned: { present: true },
} as const satisfies Record<string, TabRequest>;

/** Number of cases in each tab. */
export function useAdminTabCounts(refresh: unknown): Partial<Record<keyof typeof ADMIN_TABS, number>> {
  return useTabCounts(LISTS.adminCases, ADMIN_TABS, refresh);
}
