import { write } from 'firebase-functions/logger';
import { commitmentsOf } from '@app/domain/case-commitments';
import { caseEventSchema } from '@app/domain/case-event';
import { caseSchema, caseUpdateSchema } from '@app/domain/case';
import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { commitmentNotices } from './commitment-notices.ts';
import type { CommitmentStore } from './watch-commitments.ts';
import * as z from 'zod/mini';

const committedCase = z.pick(caseSchema, { id: true, user_id: true, partner_id: true, case_number: true });
const pastEvent = z.pick(caseEventSchema, {
  id: true,
  kind: true,
  to_status: true,
  to_partner_id: true,
  actor_role: true,
  created_at: true,
});
const written = z.pick(caseUpdateSchema, { id: true, user_id: true, created_at: true });

/** Documents that one run of the schedule looks at; the next run goes on. */
const MOST = 500;

const withId = (found: QueryDocumentSnapshot) => ({ ...found.data(), id: found.id });

/** The commitments as they are stored, and as they should be. @throws ZodError when a document is malformed */
async function read(
  transaction: Transaction,
  caseId: string,
  now: Date,
): Promise<{ before: Commitment[]; after: Commitment[] }> {
  const found = await transaction.get(document(paths.case(caseId)));
  const stored = await transaction.get(
    db().collection(COLLECTIONS.commitments).where('case_id', '==', caseId),
  );
  const before = stored.docs.map((one) => commitmentSchema.parse(withId(one)));
  // A case without its persons has no history worth keeping, and nothing is owed to anybody.
  if (!found.exists || found.get('pseudonymised_at') !== undefined) return { before, after: [] };
  const history = await transaction.get(db().collection(paths.caseEvents(caseId)));
  const updates = await transaction.get(
    db().collection(paths.caseUpdates(caseId)).select('user_id', 'created_at'),
  );
  const messages = await transaction.get(
    db().collection(paths.messages(caseId)).select('user_id', 'created_at'),
  );
  const after = commitmentsOf(
    committedCase.parse({ ...found.data(), id: caseId }),
    {
      history: history.docs.map((one) => pastEvent.parse(withId(one))),
      updates: updates.docs.map((one) => written.parse(withId(one))),
      messages: messages.docs.map((one) => written.parse(withId(one))),
    },
    before,
    { now },
  );
  return { before, after };
}

/**
 * Brings the commitments of a case up to date with its documents as they are: any order and number of deliveries has the same result
 * (docs/decisions/195). Who is concerned is notified before it is written, so that a run that fails in between is made good by the next.
 * @returns whether anything was written, and how many people were notified
 */
export async function keepCommitments(
  caseId: string,
  now: Date,
): Promise<{ isWritten: boolean; told: number }> {
  const { before, after } = await db().runTransaction((transaction) => read(transaction, caseId, now), {
    readOnly: true,
  });
  // Most entries change nothing: no second transaction, which would lock the documents of the case.
  if (isSameSet(before, after)) return { isWritten: false, told: 0 };
  const told = await tellOfLate(caseId, before, after, now);
  const isWritten = await runTransaction(paths.case(caseId), async (transaction) => {
    const current = await read(transaction, caseId, now);
    const stored = new Map(current.before.map((one) => [one.id, one]));
    let changes = 0;
    for (const one of current.after) {
      const isSame = isDeepStrictEqual(one, stored.get(one.id));
      stored.delete(one.id);
      if (isSame) continue;
      const { id, ...data } = one;
      transaction.set(document(paths.commitment(id)), data);
      changes += 1;
    }
    for (const id of stored.keys()) transaction.delete(document(paths.commitment(id)));
    return changes + stored.size > 0;
  });
  return { isWritten, told };
}

function isSameSet(before: readonly Commitment[], after: readonly Commitment[]): boolean {
  const stored = new Map(before.map((one) => [one.id, one]));
  return before.length === after.length && after.every((one) => isDeepStrictEqual(one, stored.get(one.id)));
}

/** Each commitment under an id of its own, so that nobody is notified twice, however often it is computed. */
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
    told += await tell(noticeStore, { fn: 'commitmentLate', eventId, at: now }, noticesOf(caseId, current));
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
