import { write } from 'firebase-functions/logger';
import { caseAcceptanceSchema, isUnanswered } from '@app/domain/case-life';
import { caseSchema, isOpen } from '@app/domain/case';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import {
  acceptanceAfter,
  acceptedByWork,
  decide,
  type Acceptance,
  type AssignedCase,
  type CaseChange,
} from './acceptance.ts';
import type { AcceptanceStore } from './watch-acceptances.ts';
import * as z from 'zod/mini';

const assignedCase = z.pick(caseSchema, { partner_id: true, status: true, case_number: true });
const acceptanceSchema = z.omit(caseAcceptanceSchema, { id: true });

/** Acceptances per query. */
const PAGE = 500;

async function read(
  transaction: Transaction,
  caseId: string,
): Promise<{ now: AssignedCase | null; acceptance: Acceptance | null; at: DocumentReference }> {
  const at = document(paths.caseAcceptance(caseId));
  const [item, found] = await transaction.getAll(document(paths.case(caseId)), at);
  return {
    now: item?.exists === true ? assignedCase.parse(item.data()) : null,
    acceptance: found?.exists === true ? acceptanceSchema.parse(found.data()) : null,
    at,
  };
}

/** Keeps the acceptance of a case in step with it. @returns whether anything was written */
export function keepAcceptance(caseId: string, change: CaseChange): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const { now, acceptance, at } = await read(transaction, caseId);
    const after = acceptanceAfter(now, acceptance, change);
    if (after === 'keep') return false;
    if (after === null) transaction.delete(at);
    else transaction.set(at, after);
    return true;
  });
}

/** A note of the partner who is asked counts as acceptance. @returns whether anything was written */
export function acceptByNote(caseId: string, author: string, written: Date): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const { acceptance, at } = await read(transaction, caseId);
    const isAsked = acceptance !== null && acceptance.partner_id === author;
    if (!isAsked || !isUnanswered(acceptance) || acceptance.asked_at > written) return false;
    transaction.set(at, acceptedByWork(acceptance, written));
    return true;
  });
}

/**
 * Unassigns a declined case: no partner, Submitted, as when an admin does it. The partner is recorded as the actor.
 * @returns whether anything was written
 */
export function returnDeclined(caseId: string): Promise<boolean> {
  return runTransaction(paths.case(caseId), async (transaction) => {
    const { now, acceptance } = await read(transaction, caseId);
    const partner = acceptance?.state === 'declined' ? acceptance.partner_id : null;
    // A case that has ended meanwhile stays so.
    if (partner === null || now?.partner_id !== partner || !isOpen(now.status)) return false;
    transaction.update(document(paths.case(caseId)), {
      partner_id: null,
      status: 'Submitted',
      updated_at: FieldValue.serverTimestamp(),
      updated_by: { uid: partner, at: FieldValue.serverTimestamp() },
    });
    return true;
  });
}

export const acceptanceStore: AcceptanceStore = {
  async *dueAcceptances(now) {
    const due = db()
      .collection(COLLECTIONS.caseAcceptances)
      .where('state', '==', 'waiting')
      .where('remind_at', '<=', now)
      .orderBy('remind_at');
    // A reminder leaves an acceptance where it is until its deadline.
    for await (const page of pagesOf(due, PAGE)) for (const { id } of page) yield id;
  },
  applyClock: (caseId, now) =>
    runTransaction(paths.case(caseId), async (transaction) => {
      const at = document(paths.caseAcceptance(caseId));
      const found = await transaction.get(at);
      const change = found.exists ? decide(now, acceptanceSchema.parse(found.data())) : null;
      if (change !== null) transaction.update(at, change);
      return change;
    }),
  report(caseId, error) {
    const fn = 'watchAcceptancesOften';
    write({ severity: 'ERROR', message: `${fn}: failed`, fn, caseId, reason: reasonOf(error) });
  },
};
