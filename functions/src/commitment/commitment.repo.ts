import { write } from 'firebase-functions/logger';
import { concernsQuestion } from '@app/domain/case-commitments';
import type { Commitment } from '@app/domain/commitment';
import type { CommitmentKind } from '@app/domain/commitment-policy';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { commitmentChanges, planCommitments, type CommitmentReader } from '@app/domain/plan-commitments';
import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { commitmentNotices } from './commitment-notices.ts';
import type { CommitmentStore } from './watch-commitments.ts';

/** Documents that one run of the schedule looks at; the next run goes on. */
const MOST = 500;

const withId = (found: QueryDocumentSnapshot) => ({ ...found.data(), id: found.id });

/** Reads within a transaction. */
function readerIn(transaction: Transaction): CommitmentReader {
  const all = async (query: Query) => (await transaction.get(query)).docs.map(withId);
  return {
    get: async (path) => (await transaction.get(document(path))).data(),
    list(collection, { fields, kinds, since }) {
      let query: Query = db().collection(collection);
      if (kinds !== undefined) query = query.where('kind', 'in', kinds);
      if (since !== undefined) query = query.where('created_at', '>=', since);
      return all(fields === undefined ? query : query.select(...fields));
    },
    ofCase: (collection, caseId) => all(db().collection(collection).where('case_id', '==', caseId)),
  };
}

/** Whether a message of this person can change the commitments of a case. */
export async function mayChangeQuestion(caseId: string, uid: string): Promise<boolean> {
  const [item, waiting] = await Promise.all([
    document(paths.case(caseId)).get(),
    db()
      .collection(COLLECTIONS.commitments)
      .where('case_id', '==', caseId)
      .where('kind', '==', 'answer_question' satisfies CommitmentKind)
      .where('owed', '==', true)
      .limit(1)
      .get(),
  ]);
  return concernsQuestion(item.get('user_id') === uid, !waiting.empty);
}

/**
 * Brings the commitments of a case up to date with its documents as they are: any order and number of deliveries has the same result
 * (docs/decisions/195). Who is concerned is notified before it is written, so that what a run leaves undone when it fails in between is done by the next.
 * @returns whether anything was written, and how many people were notified
 */
export async function keepCommitments(
  caseId: string,
  now: Date,
): Promise<{ isWritten: boolean; told: number }> {
  const { before, after } = await db().runTransaction(
    (transaction) => planCommitments(caseId, readerIn(transaction), { now }),
    { readOnly: true },
  );
  // Most entries change nothing: no second transaction, which would lock the documents of the case.
  const { set, remove } = commitmentChanges({ before, after }, isDeepStrictEqual);
  if (set.length + remove.length === 0) return { isWritten: false, told: 0 };
  const told = await tellOfLate(caseId, before, after, now);
  const isWritten = await runTransaction(paths.case(caseId), async (transaction) => {
    const plan = await planCommitments(caseId, readerIn(transaction), { now });
    const { set, remove } = commitmentChanges(plan, isDeepStrictEqual);
    for (const { id, ...data } of set) transaction.set(document(paths.commitment(id)), data);
    for (const id of remove) transaction.delete(document(paths.commitment(id)));
    return set.length + remove.length > 0;
  });
  return { isWritten, told };
}

/** Each commitment under a separate id, so that nobody is notified twice, however often it is computed. */
async function tellOfLate(
  caseId: string,
  before: readonly Commitment[],
  after: readonly Commitment[],
  now: Date,
): Promise<number> {
  const news = commitmentNotices(before, after);
  if (news.length === 0) return 0;
  const current = await readCase(caseId);
  let told = 0;
  for (const { eventId, noticesOf } of news)
    told += await tellReceivers({ fn: 'commitmentLate', eventId, at: now }, noticesOf(caseId, current));
  return told;
}

/** The real store. */
export const commitmentStore: CommitmentStore = {
  async casesToCheck(now) {
    const { docs } = await db()
      .collection(COLLECTIONS.commitments)
      .where('check_at', '<', now)
      .orderBy('check_at', 'asc')
      .limit(MOST)
      .get();
    return docs.map((found) => String(found.get('case_id')));
  },
  keep: keepCommitments,
  report(caseId, error) {
    const reason = reasonOf(error);
    const fn = 'watchCommitmentsOften';
    write({ severity: 'ERROR', message: `${fn}: failed`, fn, caseId, reason });
  },
};
