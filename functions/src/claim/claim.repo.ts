import { write } from 'firebase-functions/logger';
import type { AuditEntry } from '@app/domain/audit';
import { readGroups } from '@app/domain/balance-plans';
import { DAY_MS, dayOf } from '@app/domain/calendar';
import { limitationTableOn } from '@app/domain/claim-clocks';
import { clocksOfGroup, type CaseClaim } from '@app/domain/claim-group';
import { confirmationIssue, inputsOf } from '@app/domain/clock-confirmation';
import type { confirmClock } from '@app/domain/contracts/confirm-clock';
import { clockId, clockSchema, LIMITATION_ALERTS, type ClaimClock } from '@app/domain/limitation-clock';
import { claimSheetSchema, legalEventSchema } from '@app/domain/claim-sheet';
import { CLOCKS, paths } from '@app/domain/paths';
import { paymentSchema } from '@app/domain/payment';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { appendAuditIn } from '../audit/audit.repo.ts';
import { readCase } from '../case/case.repo.ts';
import { reasonOf } from '../lib/errors.ts';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import { keepBalance } from '../money/balance.repo.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { notificationId } from '../notification/notice.ts';
import { nearNotices } from './clock-notices.ts';
import type { ClockStore } from './run-clocks.ts';
import { tellNear, type AlertMemory } from './tell-near.ts';

/** The clocks of a case and of those that are merged with it. */
interface GroupClocks {
  /** The case that goes on: mostly the case itself. */
  original: string;
  byCase: ReadonlyMap<string, readonly ClaimClock[]>;
}

async function claimOf(transaction: Transaction, caseId: string): Promise<CaseClaim> {
  const found = await transaction.get(document(paths.claimSheet(caseId)));
  const events = await transaction.get(db().collection(paths.legalEvents(caseId)));
  const payments = await transaction.get(db().collection(paths.payments(caseId)));
  return {
    id: caseId,
    sheet: found.exists ? claimSheetSchema.parse({ id: found.id, ...found.data() }) : null,
    events: events.docs.map((event) => legalEventSchema.parse({ id: event.id, ...event.data() })),
    payments: payments.docs.map((payment) => paymentSchema.parse({ id: payment.id, ...payment.data() })),
  };
}

/** @throws ZodError when a document is malformed */
async function computed(transaction: Transaction, caseId: string, today: string): Promise<GroupClocks> {
  const groups = await readGroups(caseId, async (names) =>
    (await transaction.getAll(...names.map((path) => document(path)))).map((found) => found.data()),
  );
  const group = groups.find(({ original, merged }) => original === caseId || merged.includes(caseId));
  const { original, merged } = group ?? { original: caseId, merged: [] };
  const claims: CaseClaim[] = [];
  for (const id of [original, ...merged]) claims.push(await claimOf(transaction, id));
  return { original, byCase: clocksOfGroup(claims, limitationTableOn(today), today) };
}

/**
 * Brings the clocks of a case, and of those that are merged with it, up to date with sheets, events and payments as they are, in one
 * transaction: any order and number of deliveries has the same result (docs/decisions/189).
 * @returns the clocks, and whether anything was written
 */
export function keepClocks(caseId: string, now: Date): Promise<GroupClocks & { isWritten: boolean }> {
  return runTransaction(paths.claimSheet(caseId), async (transaction) => {
    const group = await computed(transaction, caseId, dayOf(now));
    const stored = new Map<string, QueryDocumentSnapshot[]>();
    for (const id of group.byCase.keys())
      stored.set(id, (await transaction.get(db().collection(paths.clocks(id)))).docs);
    let isWritten = false;
    for (const [id, clocks] of group.byCase)
      isWritten = writeClocks(transaction, id, clocks, stored.get(id) ?? []) || isWritten;
    return { ...group, isWritten };
  });
}

/** @returns whether anything was written */
function writeClocks(
  transaction: Transaction,
  caseId: string,
  clocks: readonly ClaimClock[],
  stored: readonly QueryDocumentSnapshot[],
): boolean {
  const wanted = new Map<string, ClaimClock & { case_id: string; confirmed?: unknown }>(
    clocks.map((clock) => [clockId(clock), { case_id: caseId, ...clock }]),
  );
  let isWritten = false;
  for (const one of stored) {
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
  return isWritten;
}

function isStillConfirmed(stored: QueryDocumentSnapshot, next: ClaimClock): boolean {
  return inputsOf(clockSchema.parse({ id: stored.id, ...stored.data() })) === inputsOf(next);
}

/**
 * Stores a lawyer's confirmation with a clock, or removes it. The clocks are brought up to date first: what was written a moment ago
 * counts.
 * @param uid of the admin
 * @param audit written with the change
 * @returns why not, or null
 */
export async function confirmClockOf(
  { caseId, clockId: id, seen, confirmation }: z.infer<typeof confirmClock.input>,
  uid: string,
  now: Date,
  audit: AuditEntry,
): Promise<'not-found' | 'failed-precondition' | 'invalid-argument' | null> {
  await keepClocks(caseId, now);
  return runTransaction(paths.claimSheet(caseId), async (transaction) => {
    const found = await transaction.get(document(paths.clock(caseId, id)));
    if (!found.exists) return 'not-found';
    const clock = clockSchema.parse({ id, ...found.data() });
    if (confirmation === null) {
      transaction.update(found.ref, { confirmed: FieldValue.delete() });
      appendAuditIn(transaction, audit);
      return null;
    }
    if (clock.lapse_on_earliest === null || inputsOf(clock) !== seen) return 'failed-precondition';
    if (confirmationIssue(confirmation, clock, dayOf(now)) !== null) return 'invalid-argument';
    transaction.update(found.ref, { confirmed: { ...confirmation, by: uid, at: now } });
    appendAuditIn(transaction, audit);
    return null;
  });
}

/**
 * Notifies of clocks that are near their last day, each threshold once: the people of the original, who work on the claims of all its
 * cases (docs/decisions/190).
 * @returns how many people were notified
 */
export async function tellOfNear({ original, byCase }: GroupClocks, now: Date): Promise<number> {
  const clocks = [...byCase.values()].flat();
  if (clocks.length === 0) return 0;
  const current = await readCase(original);
  const near = nearNotices(original, current, clocks, dayOf(now));
  return tellNear(noticeStore, alertMemory, near, { customer: current.user_id, at: now });
}

/** No alert is due for longer: then the next threshold has come. */
const ALERT_MS = LIMITATION_ALERTS[0] * DAY_MS;
const alertAt = (id: string) =>
  document(paths.toldEvent(notificationId('limitationNearAdmins', id, 'admins')));
const alertMemory: AlertMemory = {
  has: async (id) => (await alertAt(id).get()).exists,
  async add(id) {
    const at = new Date();
    await alertAt(id).set({ at, expires_at: new Date(at.getTime() + ALERT_MS) });
  },
};

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
      .orderBy('check_on', 'asc');
    for await (const page of pagesOf(due, PAGE)) yield page.map((found) => found.ref.parent.parent?.id ?? '');
  },
  tell: async (caseId, now) => {
    const today = dayOf(now);
    // Nothing is written yet: what fails here is found again by the next run.
    const group = await db().runTransaction((transaction) => computed(transaction, caseId, today), {
      readOnly: true,
    });
    await tellOfNear(group, now);
  },
  async keep(caseId, now) {
    // The agenda reads the clocks by the day, so it may come first: a run that ends in between finds the case again.
    await keepBalance(caseId, now);
    await keepClocks(caseId, now);
  },
  report,
};
