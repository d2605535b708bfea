import { write } from 'firebase-functions/logger';
import { dayOf } from '@app/domain/calendar';
import { clocksOf, limitationTableOn, paymentEvents } from '@app/domain/claim-clocks';
import { confirmationIssue, inputsOf } from '@app/domain/clock-confirmation';
import type { confirmClock } from '@app/domain/contracts/confirm-clock';
import { clockId, clockSchema, type ClaimClock } from '@app/domain/limitation-clock';
import { claimSheetSchema, legalEventSchema } from '@app/domain/claim-sheet';
import { CLOCKS, paths } from '@app/domain/paths';
import { paymentSchema } from '@app/domain/payment';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { nearNotices } from './clock-notices.ts';
import type { ClockStore } from './run-clocks.ts';

/** A claim of which neither sheet nor event says anything has no clocks. @throws ZodError when a document is malformed */
async function computed(transaction: Transaction, caseId: string, today: string): Promise<ClaimClock[]> {
  const found = await transaction.get(document(paths.claimSheet(caseId)));
  const events = await transaction.get(db().collection(paths.legalEvents(caseId)));
  if (!found.exists && events.empty) return [];
  const payments = await transaction.get(db().collection(paths.payments(caseId)));
  return clocksOf(
    found.exists ? claimSheetSchema.parse({ id: found.id, ...found.data() }) : null,
    [
      ...events.docs.map((event) => legalEventSchema.parse({ id: event.id, ...event.data() })),
      ...paymentEvents(
        payments.docs.map((payment) => paymentSchema.parse({ id: payment.id, ...payment.data() })),
      ),
    ],
    limitationTableOn(today),
    today,
  );
}

/**
 * Brings the clocks of a case up to date with its sheet, events and payments as they are, in one transaction: any order and number
 * of deliveries has the same result (docs/decisions/189).
 * @returns the clocks, and whether anything was written
 */
export function keepClocks(
  caseId: string,
  now: Date,
): Promise<{ clocks: readonly ClaimClock[]; isWritten: boolean }> {
  return runTransaction(paths.claimSheet(caseId), async (transaction) => {
    const clocks = await computed(transaction, caseId, dayOf(now));
    const stored = await transaction.get(db().collection(paths.clocks(caseId)));
    const wanted = new Map<string, ClaimClock & { case_id: string; confirmed?: unknown }>(
      clocks.map((clock) => [clockId(clock), { case_id: caseId, ...clock }]),
    );
    let isWritten = false;
    for (const one of stored.docs) {
      const next = wanted.get(one.id);
      const { confirmed, ...before } = one.data();
      if (next !== undefined && isDeepStrictEqual({ ...next }, before)) wanted.delete(one.id);
      // A confirmation stays while the clock is the one that was confirmed; its day may only have come nearer.
      else if (next !== undefined && confirmed !== undefined && isStillConfirmed(one, next))
        wanted.set(one.id, { ...next, confirmed });
      if (next !== undefined) continue;
      transaction.delete(one.ref);
      isWritten = true;
    }
    for (const [id, clock] of wanted) {
      transaction.set(document(paths.clock(caseId, id)), clock);
      isWritten = true;
    }
    return { clocks, isWritten };
  });
}

function isStillConfirmed(stored: QueryDocumentSnapshot, next: ClaimClock): boolean {
  return inputsOf(clockSchema.parse({ id: stored.id, ...stored.data() })) === inputsOf(next);
}

/**
 * Stores a lawyer's confirmation with a clock, or removes it. The clocks are brought up to date first: what was written a moment ago
 * counts.
 * @param uid of the admin
 * @returns why not, or null
 */
export async function confirmClockOf(
  { caseId, clockId: id, seen, confirmation }: z.infer<typeof confirmClock.input>,
  uid: string,
  now: Date,
): Promise<'not-found' | 'failed-precondition' | 'invalid-argument' | null> {
  await keepClocks(caseId, now);
  return runTransaction(paths.claimSheet(caseId), async (transaction) => {
    const found = await transaction.get(document(paths.clock(caseId, id)));
    if (!found.exists) return 'not-found';
    const clock = clockSchema.parse({ id, ...found.data() });
    if (confirmation === null) {
      transaction.update(found.ref, { confirmed: FieldValue.delete() });
      return null;
    }
    if (clock.lapse_on_earliest === null || inputsOf(clock) !== seen) return 'failed-precondition';
    if (confirmationIssue(confirmation, clock, dayOf(now)) !== null) return 'invalid-argument';
    transaction.update(found.ref, { confirmed: { ...confirmation, by: uid, at: now } });
    return null;
  });
}

/** Notifies of clocks that are near their last day, each threshold once. @returns how many people were notified */
export async function tellOfNear(caseId: string, clocks: readonly ClaimClock[], now: Date): Promise<number> {
  const today = dayOf(now);
  let told = 0;
  for (const { id, notices } of nearNotices(caseId, await readCase(caseId), clocks, today)) {
    told += await tell(noticeStore, { fn: 'limitationNear', eventId: id, at: now }, notices);
  }
  return told;
}

function report(caseId: string, error: unknown): void {
  const reason = reasonOf(error);
  write({ severity: 'ERROR', message: 'runClocksDaily: failed', fn: 'runClocksDaily', caseId, reason });
}

/** Clocks that a run reads at a time. */
const PAGE = 200;

/** The real store. */
export const clockStore: ClockStore = {
  async *casesToCheck(day) {
    const due = db()
      .collectionGroup(CLOCKS)
      .where('state', 'in', ['running', 'near'])
      .where('check_on', '<=', day)
      .orderBy('check_on', 'asc')
      .limit(PAGE);
    for (let page = await due.get(); !page.empty;) {
      const { docs } = page;
      yield docs.map((found) => found.ref.parent.parent?.id ?? '');
      const last = docs.at(-1);
      if (last === undefined || docs.length < PAGE) return;
      // After the last one as it was read: what has been moved on or has failed is not read again.
      page = await due.startAfter(last).get();
    }
  },
  tell: async (caseId, now) => {
    const today = dayOf(now);
    // Nothing is written yet: what fails here is found again by the next run.
    const clocks = await db().runTransaction((transaction) => computed(transaction, caseId, today), {
      readOnly: true,
    });
    await tellOfNear(caseId, clocks, now);
  },
  async keep(caseId, now) {
    await keepClocks(caseId, now);
  },
  report,
};
