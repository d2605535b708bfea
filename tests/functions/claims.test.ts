import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { inputsOf } from '@app/domain/clock-confirmation';
import { confirmClock } from '@app/domain/contracts/confirm-clock';
import { clockSchema, type Clock } from '@app/domain/limitation-clock';
import type { LegalEvent } from '@app/domain/claim-sheet';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, type Stored } from '@app/seed/builders';
import { aClaimSheet, aLegalEvent } from '@app/seed/claim-builders';
import { aPayment } from '@app/seed/money-builders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const DAY_MS = 24 * 3_600_000;
const TODAY = dayOf(new Date());
let customer: string;
let partner: string;
beforeAll(async () => {
  [customer, partner] = await Promise.all([
    person('claim-customer'),
    person('claim-partner', 'partner', 'Approved'),
    person('claim-admin', 'admin'),
  ]);
});
beforeEach(() => forgetPace());

async function aWorkedCase(): Promise<string> {
  const id = newId('case');
  await db.doc(paths.case(id)).set(aCase({ user_id: customer, partner_id: partner, status: 'In Progress' }));
  await until(
    'the record of the case',
    async () => (await db.collection(paths.caseEvents(id)).get()).size,
    (size) => size === 1,
  );
  return id;
}
const state = (caseId: string, fields: Parameters<typeof aClaimSheet>[0]) =>
  db
    .doc(paths.claimSheet(caseId))
    .set(aClaimSheet({ case_id: caseId, user_id: customer, updated_by: customer, ...fields }));
const enter = async (caseId: string, fields: Partial<Stored<LegalEvent>>, id = newId('event')) => {
  const event = aLegalEvent({ case_id: caseId, user_id: partner, ...fields, created_at: new Date() });
  await db.doc(paths.legalEvent(caseId, id)).set(event);
  return id;
};
const clock = (caseId: string, id: string, expected: Partial<Clock>) =>
  until(
    `the clock ${id} of ${caseId}`,
    async () => (await db.doc(paths.clock(caseId, id)).get()).data(),
    (found) => found !== undefined && Object.entries(expected).every(([key, value]) => found[key] === value),
  );
/** @param day null: the desks list the case for no clock */
const actBy = (caseId: string, day: string | null) =>
  until(
    `the day in the agenda of ${caseId}`,
    async () => (await db.doc(paths.caseAgenda(caseId)).get()).get('act_by') as unknown,
    (found) => (found ?? null) === day,
  );
/** The receivers of this file: other admins of the project are notified as well. */
const own = async (caseId: string): Promise<string[]> => {
  const { docs } = await db.collection('notifications').where('params.case_id', '==', caseId).get();
  return docs
    .filter(
      (one) =>
        one.get('kind') === 'limitation_near' && [customer, partner].includes(String(one.get('user_id'))),
    )
    .map((one) => `${String(one.get('params.rule'))} ${String(one.get('params.days'))}`)
    .sort();
};

describe('a claim', () => {
  it('has the clocks of its sheet, its events and its confirmed payments', async () => {
    const caseId = await aWorkedCase();
    await state(caseId, { due_on: '2024-03-01', cheques: [] });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01', state: 'running' });

    const acknowledged = await enter(caseId, { on: '2025-10-24' });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2030-10-24' });
    await enter(caseId, { kind: 'entered_in_error', on: TODAY, corrects: acknowledged });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01' });

    // One baht, agreed by both sides, moves it; a payment in dispute moves it back.
    const payment = db.doc(paths.payment(caseId, newId('payment')));
    const received_on = addDays(TODAY, -1);
    await payment.set(
      aPayment({
        case_id: caseId,
        user_id: partner,
        partner_id: partner,
        satang: 100,
        received_on,
        created_at: new Date(),
      }),
    );
    await quiet();
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01' });
    const answer = (to: 'confirmed' | 'disputed') =>
      payment.update({ state: to, answered_by: customer, answered_at: new Date(), dispute: '' });
    await answer('confirmed');
    await clock(caseId, 'debt_claim', { lapse_on_earliest: addMonths(received_on, 60) });
    await answer('disputed');
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01' });

    const { docs } = await db.collection(paths.caseEvents(caseId)).get();
    const kinds = docs.map((entry) => String(entry.get('kind')));
    expect(kinds.filter((kind) => kind.startsWith('claim_')).sort()).toEqual([
      'claim_event',
      'claim_event',
      'claim_stated',
    ]);
    // A clock whose part is gone goes too.
    await state(caseId, { debt_type: 'cheque', cheques: [{ first_returned_on: TODAY }] });
    await clock(caseId, 'complaint_cheque_0', { lapse_on_earliest: addMonths(TODAY, 3) });
    expect((await db.doc(paths.clock(caseId, 'debt_claim')).get()).exists).toBe(false);
  });

  it('without sheet and events has no clocks when money comes', async () => {
    const caseId = await aWorkedCase();
    await db
      .doc(paths.payment(caseId, newId('payment')))
      .set(aPayment({ case_id: caseId, user_id: partner, partner_id: partner, created_at: new Date() }));
    await quiet();
    expect((await db.collection(paths.clocks(caseId)).get()).size).toBe(0);
  });
});

describe('an alert', () => {
  const aheadBy = (days: number) => functions.run('runClocksDaily', {}, { aheadMs: days * DAY_MS });

  it('is sent once at each threshold, without name or amount, and not after a suit', async () => {
    const caseId = await aWorkedCase();
    const first_returned_on = addDays(addMonths(addDays(TODAY, 12), -3), 0);
    const left = Math.round((Date.parse(addMonths(first_returned_on, 3)) - Date.parse(TODAY)) / DAY_MS);
    await state(caseId, { debt_type: 'cheque', cheques: [{ first_returned_on }] });
    await clock(caseId, 'complaint_cheque_0', { state: 'near' });
    await actBy(caseId, addMonths(first_returned_on, 3));
    // At once, because a cheque may have a day left; to customer and partner.
    await until(
      'the first alert',
      () => own(caseId),
      (told) => told.length === 2,
    );
    expect(await own(caseId)).toEqual([`complaint ${left}`, `complaint ${left}`]);
    await aheadBy(0);
    await aheadBy(0);
    expect(await own(caseId)).toHaveLength(2);
    await aheadBy(left - 7);
    await aheadBy(left - 6);
    expect(await own(caseId)).toHaveLength(4);
    const { docs } = await db.collection('notifications').where('params.case_id', '==', caseId).get();
    const near = docs.filter((one) => one.get('kind') === 'limitation_near');
    for (const one of near) {
      expect(Object.keys(one.get('params') as object).sort()).toEqual(
        [
          'case_id',
          'days',
          'rule',
          ...(one.get('params.case_number') === undefined ? [] : ['case_number']),
        ].sort(),
      );
      expect(one.get('message')).toMatch(/\d+ วัน/);
    }
    await enter(caseId, { kind: 'sued', on: TODAY });
    await clock(caseId, 'complaint_cheque_0', { state: 'stopped' });
    await actBy(caseId, null);
    await aheadBy(left - 1);
    expect(await own(caseId)).toHaveLength(4);
  });

  it('of a case that has ended is sent to nobody until it is open again', async () => {
    const caseId = await aWorkedCase();
    await db.doc(paths.case(caseId)).update({ status: 'Cancelled', updated_at: new Date() });
    await quiet();
    await expectTold(
      async () => {
        await state(caseId, {
          debt_type: 'cheque',
          cheques: [{ first_returned_on: addMonths(addDays(TODAY, 12), -3) }],
        });
        await clock(caseId, 'complaint_cheque_0', { state: 'near' });
      },
      [],
      new RegExp(`limitation_near .*/${caseId}`),
    );
    expect((await db.doc(paths.caseAgenda(caseId)).get()).exists).toBe(false);
    // As soon as it is opened again, whichever way, and once.
    const set = (status: string) => db.doc(paths.case(caseId)).update({ status, updated_at: new Date() });
    await set('In Progress');
    await until(
      'the alert that was due while it was closed',
      () => own(caseId),
      (told) => told.length === 2,
    );
    await actBy(caseId, addMonths(addMonths(addDays(TODAY, 12), -3), 3));
    await set('Cancelled');
    await set('In Progress');
    await quiet();
    expect(await own(caseId)).toHaveLength(2);
  });
});

describe('a confirmation by a lawyer', () => {
  it('is recorded by an admin for the clock as it is, and ends when the clock moves', async () => {
    const caseId = await aWorkedCase();
    const office = await person('claim-office', 'admin');
    const [admin, owner, agency] = await Promise.all([office, customer, partner].map(signIn));
    await state(caseId, { due_on: '2024-03-01', cheques: [] });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01' });
    const stored = async () => {
      const found = await db.doc(paths.clock(caseId, 'debt_claim')).get();
      return clockSchema.parse({ id: found.id, ...found.data() });
    };
    const seen = inputsOf(await stored());
    const CONFIRMATION = {
      lapse_on: '2029-03-01',
      name: 'ทนายสมหญิง',
      licence_no: '1234/2550',
      confirmed_on: TODAY,
      reason: '',
    };
    const confirm = async (token: string | undefined, more: object = {}) => {
      const input = { caseId, clockId: 'debt_claim', seen, confirmation: CONFIRMATION, ...more };
      const { status, body } = await call(confirmClock.name, token, input);
      return status === 200 ? 'done' : body.error?.status;
    };
    const of = (more: object) => ({ confirmation: { ...CONFIRMATION, ...more } });
    expect(await confirm(undefined)).toBe('UNAUTHENTICATED');
    expect(await confirm(owner)).toBe('PERMISSION_DENIED');
    expect(await confirm(agency)).toBe('PERMISSION_DENIED');
    expect(await confirm(admin, { clockId: 'complaint_cheque_0' })).toBe('NOT_FOUND');
    expect(await confirm(admin, { caseId: newId('none') })).toBe('NOT_FOUND');
    expect(await confirm(admin, { seen: seen.replace('2029-03-01', '2029-03-02') })).toBe(
      'FAILED_PRECONDITION',
    );
    for (const wrong of [
      { lapse_on: '2029-02-28', reason: 'x' },
      { lapse_on: '2029-03-02' },
      { confirmed_on: addDays(TODAY, 1) },
      { name: ' ' },
      { licence_no: '' },
    ])
      expect(await confirm(admin, of(wrong))).toBe('INVALID_ARGUMENT');
    expect((await stored()).confirmed).toBeUndefined();

    expect(await confirm(admin)).toBe('done');
    expect((await stored()).confirmed).toMatchObject({ ...CONFIRMATION, by: office });
    // What does not change the clock leaves the confirmation; so does another computation of the same.
    await enter(caseId, { kind: 'guarantor_notified', on: TODAY });
    await quiet();
    expect((await stored()).confirmed).toMatchObject(CONFIRMATION);
    expect(await confirm(admin, of({ lapse_on: '2029-06-01', reason: 'กำหนดชำระจริงช้ากว่า' }))).toBe('done');
    expect((await stored()).confirmed?.lapse_on).toBe('2029-06-01');

    const event = await enter(caseId, { on: '2025-10-24' });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2030-10-24' });
    expect((await stored()).confirmed).toBeUndefined();
    expect(await confirm(admin)).toBe('FAILED_PRECONDITION');
    // Back to the same inputs: it has to be confirmed again, and can be withdrawn.
    await enter(caseId, { kind: 'entered_in_error', on: TODAY, corrects: event });
    await clock(caseId, 'debt_claim', { lapse_on_earliest: '2029-03-01' });
    expect((await stored()).confirmed).toBeUndefined();
    expect(await confirm(admin)).toBe('done');
    expect(await confirm(owner, { confirmation: null })).toBe('PERMISSION_DENIED');
    expect(await confirm(admin, { confirmation: null })).toBe('done');
    expect((await stored()).confirmed).toBeUndefined();

    const subject = paths.clock(caseId, 'debt_claim');
    const { docs } = await db.collection(COLLECTIONS.auditLog).where('subject', '==', subject).get();
    const withdrawn = docs.find((entry) => entry.get('action') === 'clock_confirmation_withdrawn');
    // Of one commit.
    expect(withdrawn?.createTime).toEqual((await db.doc(subject).get()).updateTime);
    expect(docs.map((entry) => [String(entry.get('action')), String(entry.get('actor_id'))]).sort()).toEqual([
      ['clock_confirmation_withdrawn', office],
      ...Array.from({ length: 3 }, () => ['clock_confirmed', office]),
    ]);
  });
});
