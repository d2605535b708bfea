import { OPEN_STATUSES, type CaseStatus } from '@app/domain/case';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, query, where, type QueryConstraint } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { useCount, useCounts, type Count, type Counted } from '@/lib/live/live-count';

const UNCOUNTED: Count = { value: undefined, failed: false };

/**
 * Cases of one person by their status. Equality on two fields needs no composite index: Firestore merges those of the
 * single fields, and `in` is a choice among equalities.
 */
function casesOf(
  field: 'user_id' | 'partner_id',
  uid: string,
  statuses: readonly CaseStatus[] | null,
): Counted {
  const filters: QueryConstraint[] = [where(field, '==', uid)];
  if (statuses !== null) filters.push(where('status', 'in', statuses));
  return {
    key: [COLLECTIONS.cases, field, uid, statuses],
    query: () => query(collection(db, COLLECTIONS.cases), ...filters),
  };
}

/**
 * The figures of the customer's dashboard (requirements sections 2 and 4).
 * @param refresh counted again whenever this changes
 */
export function useCustomerCounts(
  uid: string,
  refresh: unknown,
): { total: Count; active: Count; completed: Count } {
  const of = (statuses: readonly CaseStatus[] | null) => casesOf('user_id', uid, statuses);
  const [total = UNCOUNTED, active = UNCOUNTED, completed = UNCOUNTED] = useCounts(
    [of(null), of(OPEN_STATUSES), of(['Completed'])],
    refresh,
  );
  return { total, active, completed };
}

/** How many cases an account has submitted, whatever its role is. */
export function useOwnCaseCount(uid: string): Count {
  const { key, query } = casesOf('user_id', uid, null);
  return useCount(key, query);
}

/**
 * The three cards of the partner's dashboard (requirements section 2).
 * @param refresh counted again whenever this changes
 */
export function usePartnerCounts(
  uid: string,
  refresh: unknown,
): { total: Count; inProgress: Count; completed: Count } {
  const of = (statuses: readonly CaseStatus[] | null) => casesOf('partner_id', uid, statuses);
  const [total = UNCOUNTED, inProgress = UNCOUNTED, completed = UNCOUNTED] = useCounts(
    [of(null), of(['In Progress']), of(['Completed'])],
    refresh,
  );
  return { total, inProgress, completed };
}
