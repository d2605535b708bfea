import { caseSchema, type Case } from '@app/domain/case';
import { COLLECTIONS } from '@app/domain/paths';
import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { db } from '@/lib/firebase';
import { liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

/** More cases than this are reached by search and pages, not by one live list. */
const LIST_LENGTH = 200;

function casesWhere(scope: readonly string[], ...filters: QueryConstraint[]) {
  return liveList(
    [COLLECTIONS.cases, ...scope],
    () =>
      query(collection(db, COLLECTIONS.cases), ...filters, orderBy('created_at', 'desc'), limit(LIST_LENGTH)),
    caseSchema,
  );
}

/** A customer's own cases, newest first, live (SPEC section 7). */
export function useOwnCases(uid: string): Live<Case[]> {
  return useLive(casesWhere(['user_id', uid], where('user_id', '==', uid)));
}

/** The cases assigned to a partner now, newest first, live (SPEC section 7). */
export function useAssignedCases(partnerId: string): Live<Case[]> {
  return useLive(casesWhere(['partner_id', partnerId], where('partner_id', '==', partnerId)));
}

/** All cases, newest first, live; for admins. */
export function useAllCases(): Live<Case[]> {
  return useLive(casesWhere(['all']));
}
