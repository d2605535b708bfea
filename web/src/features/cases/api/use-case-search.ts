import { caseSchema, type Case } from '@app/domain/case';
import { LISTS } from '@app/domain/lists';
import { livePage, type ListPage } from '@/lib/live/live-page';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import type { CaseListName } from './use-case-list';

/** So many are found at a time; the list of cases has the rest. */
const FOUND = 6;

/**
 * The newest cases that are found by a name, an e-mail or the beginning of a case's id.
 * @param scope the customer's or the partner's uid; null for admins
 * @param search as typed; empty: nothing is asked
 */
export function useCaseSearch(
  name: CaseListName,
  scope: string | null,
  search: string,
): Live<ListPage<Case>> {
  const request = { search, sort: 'newest', filters: {}, present: false, cursor: null };
  return useLive(search === '' ? null : livePage(LISTS[name], scope, request, caseSchema, FOUND));
}
