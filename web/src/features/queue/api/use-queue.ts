import { caseSchema, type Case } from '@app/domain/case';
import { contactSchema, type Contact } from '@app/domain/contact';
import { PAGE_LENGTH } from '@app/domain/first-page';
import { LISTS } from '@app/domain/lists';
import { partnerSchema, type Partner } from '@app/domain/partner';
import { COLLECTIONS } from '@app/domain/paths';
import {
  OPEN_PRIVACY_STATUSES,
  privacyRequestSchema,
  type PrivacyRequest,
} from '@app/domain/privacy-request';
import { useMemo } from 'react';
import { liveList, type Schema } from '@/lib/live/live-sources';
import { useCount, type Count } from '@/lib/live/live-count';
import { livePage, type ListPage } from '@/lib/live/live-page';
import type { Live } from '@/lib/live/connection';
import { useLive, type LiveSource } from '@/lib/live/live';
import { QUEUE_LENGTH } from '../queue';
import { countedWaiting, WAITING, type ListedKind, type WaitingKind } from './use-waiting-count';

/** What waits for an admin, the oldest of each kind: at most six documents are read for each. */
export interface AdminQueue {
  cases: Live<ListPage<Case>>;
  contacts: Live<ListPage<Contact>>;
  partners: Live<ListPage<Partner>>;
  privacyRequests: Live<PrivacyRequest[]>;
}

const SOURCES = {
  cases: oldest('cases', caseSchema),
  contacts: oldest('contacts', contactSchema),
  partners: oldest('partners', partnerSchema),
  privacyRequests: liveList(
    {
      path: COLLECTIONS.privacyRequests,
      where: [['status', 'in', OPEN_PRIVACY_STATUSES]],
      orderBy: [['created_at', 'asc']],
      limit: QUEUE_LENGTH,
    },
    privacyRequestSchema,
  ),
};

function oldest<T>(kind: ListedKind, schema: Schema<T>): LiveSource<ListPage<T>> {
  const { list, filters } = WAITING[kind];
  const request = { search: '', sort: 'oldest', filters, present: false, cursor: null };
  return livePage(list, null, request, schema, QUEUE_LENGTH);
}

/** What waits for an admin, live. */
export function useAdminQueue(): AdminQueue {
  return {
    cases: useLive(SOURCES.cases),
    contacts: useLive(SOURCES.contacts),
    partners: useLive(SOURCES.partners),
    privacyRequests: useLive(SOURCES.privacyRequests),
  };
}

/**
 * How many of a kind wait for an admin. Few are counted here, live, from what the queue reads; of more the server counts
 * all, again whenever the oldest change.
 * @param refresh counted again whenever this changes
 */
export function useWaiting(kind: WaitingKind, refresh?: unknown): Count {
  const { data, status } = useLive<ListPage<unknown> | unknown[]>(SOURCES[kind]);
  const rows = data === undefined || Array.isArray(data) ? data : data.rows;
  const hasMore =
    data !== undefined && (Array.isArray(data) ? data.length === QUEUE_LENGTH : data.after !== null);
  const { key, query } = countedWaiting(kind);
  const changes = useMemo(() => ({ data, refresh }), [data, refresh]);
  const counted = useCount(key, hasMore ? query : null, changes);
  return hasMore ? counted : { value: rows?.length, failed: status === 'failed' };
}

/** Cases in progress for the queue, and what became of asking for them. */
export interface CasesInProgress {
  cases: readonly Case[] | undefined;
  /** undefined: nothing failed. */
  retry: (() => void) | undefined;
}

/**
 * A page of cases in progress by their last change, live. Of more cases than a page holds, those beyond it are not looked at.
 * @param partnerId whose cases; null: everybody's, for admins
 */
export function useCasesInProgress(
  partnerId: string | null,
  sort: 'leastRecent' | 'mostRecent',
): CasesInProgress {
  const request = { search: '', sort, filters: { status: 'In Progress' }, present: false, cursor: null };
  const list = partnerId === null ? LISTS.adminCases : LISTS.partnerCases;
  const live = useLive(livePage(list, partnerId, request, caseSchema, PAGE_LENGTH));
  return { cases: live.data?.rows, retry: live.status === 'failed' ? live.retry : undefined };
}
