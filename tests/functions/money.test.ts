import { caseBalanceSchema, type CaseBalance } from '@app/domain/case-balance';
import { MONEY_ROLLUP, moneySumsSchema, sumOfMoney, type MoneySums } from '@app/domain/money-sums';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { Payment } from '@app/domain/payment';
import { aCase, type Stored } from '@app/seed/builders';
import { aPayment, aPromise } from '@app/seed/money-builders';
import { recountMoney } from '@app/seed/recount-money';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

/*
 * Other files create cases in the same project meanwhile: sums are compared by partners that occur nowhere else.
 */

let customer: string;
let partner: string;
let admin: string;
beforeAll(async () => {
  [customer, partner, admin] = await Promise.all([
    person('money-customer'),
    person('money-partner', 'partner', 'Approved'),
    person('money-admin', 'admin'),
  ]);
});
beforeEach(() => forgetPace());

const balance = async (id: string): Promise<CaseBalance | null> => {
  const found = await db.doc(paths.caseBalance(id)).get();
  return found.exists ? caseBalanceSchema.parse(found.data()) : null;
};
const balanced = (id: string, expected: Partial<CaseBalance>) =>
  until(
    `the balance of ${id}`,
    () => balance(id),
    (now) => {
      const entries = Object.entries(expected) as [keyof CaseBalance, unknown][];
      return now !== null && entries.every(([key, value]) => now[key] === value);
    },
  );

async function sums(): Promise<MoneySums> {
  const { docs } = await db.collection(paths.rollupShards(MONEY_ROLLUP)).get();
  return sumOfMoney(docs.map((shard) => moneySumsSchema.parse(shard.data())));
}

/** A case of 485,000 baht whose creation has been processed completely. */
async function aWorkedCase(of: { amount?: number; partner_id?: string } = {}): Promise<string> {
  const id = newId('case');
  const item = aCase({
    user_id: customer,
    partner_id: partner,
    status: 'In Progress',
    amount: 485_000,
    ...of,
  });
  await db.doc(paths.case(id)).set(item);
  await until(
    'the record of the case',
    async () => (await db.collection(paths.caseEvents(id)).get()).size,
    (size) => size === 1,
  );
  await balanced(id, { claimed: Math.round(item.amount * 100) });
  return id;
}
const pay = async (caseId: string, fields: Partial<Stored<Payment>>, id = newId('payment')) => {
  const { user_id = partner, partner_id = partner, ...rest } = fields;
  await db
    .doc(paths.payment(caseId, id))
    .set(aPayment({ case_id: caseId, user_id, partner_id, created_at: new Date(), ...rest }));
  return id;
};
const answer = (caseId: string, id: string, state: 'confirmed' | 'disputed', by: string) =>
  db.doc(paths.payment(caseId, id)).update({
    state,
    answered_by: by,
    answered_at: new Date(),
    dispute: state === 'disputed' ? 'ยังไม่เข้า' : '',
  });

describe('a payment', () => {
  it('changes the balance and the sums once the customer confirms it, and notifies without name and amount', async () => {
    const mine = newId('partner');
    const caseId = await aWorkedCase({ partner_id: partner });
    let id = '';
    const first = await expectTold(async () => {
      id = await pay(caseId, { satang: 12_125_000, partner_id: mine });
    }, [
      `${customer} payment_reported /dashboard/case/${caseId}`,
      ...(await toAdmins('payment_reported', caseId)),
    ]);
    await balanced(caseId, { paid_reported: 12_125_000, paid_confirmed: 0, outstanding: 48_500_000 });
    expect((await sums()).by_partner[mine]).toBeUndefined();

    const second = await expectTold(
      () => answer(caseId, id, 'confirmed', customer),
      [
        `${partner} payment_answered /partner/case/${caseId}`,
        ...(await toAdmins('payment_answered', caseId)),
      ],
    );
    await balanced(caseId, { paid_reported: 0, paid_confirmed: 12_125_000, outstanding: 36_375_000 });
    expect((await sums()).by_partner[mine]).toEqual({
      claimed: 0,
      promised: 0,
      recovered: 12_125_000,
      outstanding: 0,
    });
    const texts = JSON.stringify([...first, ...second]);
    expect(texts).toContain('"answer":"confirmed"');
    expect(texts).not.toMatch(/121,?250|12125000|485,?000|เค\.พี\./);
    const events = await db.collection(paths.caseEvents(caseId)).orderBy('created_at').get();
    expect(events.docs.map((event) => [event.get('kind'), event.get('actor_id')] as unknown[])).toEqual([
      ['case_created', customer],
      ['payment_reported', partner],
      ['payment_confirmed', customer],
    ]);
    expect(JSON.stringify(events.docs.map((event) => event.data()))).not.toContain('12125000');
  });

  it('that is disputed is never counted, and counts once it is confirmed after all', async () => {
    const caseId = await aWorkedCase();
    const id = await pay(caseId, { satang: 100 });
    await balanced(caseId, { paid_reported: 100 });
    await answer(caseId, id, 'disputed', customer);
    await balanced(caseId, { paid_reported: 0, paid_confirmed: 0, outstanding: 48_500_000 });
    await answer(caseId, id, 'confirmed', customer);
    await balanced(caseId, { paid_confirmed: 100, outstanding: 48_499_900 });
  });

  it('reversed by both sides leaves the balance of before', async () => {
    const caseId = await aWorkedCase();
    const id = await pay(caseId, { satang: 500, state: 'confirmed' });
    await balanced(caseId, { paid_confirmed: 500 });
    const reversal = await pay(caseId, { satang: 500, reverses: id });
    await quiet();
    expect(await balance(caseId)).toMatchObject({ paid_confirmed: 500, paid_reported: 0 });
    await answer(caseId, reversal, 'confirmed', customer);
    await balanced(caseId, { paid_confirmed: 0, outstanding: 48_500_000 });
    const events = await until(
      'the history of the reversal',
      async () =>
        (await db.collection(paths.caseEvents(caseId)).where('reversal', '==', true).get()).docs.map(
          (event): unknown => event.get('kind'),
        ),
      (kinds) => kinds.length === 2,
    );
    expect(events.toSorted()).toEqual(['payment_confirmed', 'payment_reported']);
  });

  it('says what the partner has received', async () => {
    const caseId = await aWorkedCase();
    await pay(caseId, { satang: 500, state: 'confirmed', into: 'partner' });
    await pay(caseId, { satang: 300, state: 'confirmed' });
    await balanced(caseId, { paid_confirmed: 800, held_by_partner: 500, held_by_firm: 0 });
  });

  it('among twenty at the same time is counted once, and a rebuild finds nothing to correct', async () => {
    const mine = newId('partner');
    const caseId = await aWorkedCase();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pay(caseId, {
          satang: 1 + index,
          partner_id: mine,
          state: index % 2 === 0 ? 'confirmed' : 'reported',
        }),
      ),
    );
    await balanced(caseId, { paid_confirmed: 100, paid_reported: 110 });
    // Every event of the twenty has been handled: a late one would repair what is broken below.
    await until(
      'the history of all payments',
      async () => (await db.collection(paths.caseEvents(caseId)).get()).size,
      (size) => size === 21,
    );
    await quiet();
    expect((await sums()).by_partner[mine]).toMatchObject({ recovered: 100 });
    // Wrong totals and a missing balance are put right, from the documents.
    await db.doc(paths.caseBalance(caseId)).update({ paid_confirmed: 7 });
    const { mended } = await recountMoney(db);
    expect(mended).toBeGreaterThanOrEqual(1);
    expect(await balance(caseId)).toMatchObject({ paid_confirmed: 100 });
  });
});

async function toAdmins(kind: string, caseId: string): Promise<string[]> {
  const admins = await db.collection(COLLECTIONS.profiles).where('role', '==', 'admin').get();
  const active = admins.docs.filter((found) => found.get('disabled') !== true);
  expect(active.map(({ id }) => id)).toContain(admin);
  return active.map(({ id }) => `${id} ${kind} /admin/case/${caseId}`);
}

describe('a case', () => {
  it('that is handed over keeps what its former partner recovered, and closes without an open claim', async () => {
    const [former, next] = [newId('former'), newId('next')];
    const caseId = await aWorkedCase({ amount: 10, partner_id: former });
    await pay(caseId, { satang: 400, partner_id: former, state: 'confirmed' });
    await balanced(caseId, { paid_confirmed: 400 });
    await db.doc(paths.case(caseId)).update({ partner_id: next, updated_at: new Date() });
    const nothing = { claimed: 0, promised: 0, recovered: 0, outstanding: 0 };
    await until(
      'the sums of both',
      async () => (await sums()).by_partner,
      (all) =>
        all[next]?.outstanding === 600 && all[former]?.claimed === undefined
          ? false
          : all[next]?.claimed === 1_000,
    );
    expect((await sums()).by_partner).toMatchObject({
      [former]: { ...nothing, recovered: 400 },
      [next]: { ...nothing, claimed: 1_000, outstanding: 600 },
    });
    await db.doc(paths.case(caseId)).update({ status: 'Completed', updated_at: new Date() });
    await until(
      'the closed case',
      async () => (await sums()).by_partner[next],
      (one) => one?.outstanding === 0 && one.claimed === 1_000,
    );
    await db.recursiveDelete(db.doc(paths.case(caseId)));
    await until(
      'nothing of a case that is gone',
      async () => [await balance(caseId), (await sums()).by_partner[former], (await sums()).by_partner[next]],
      (all) => all.every((one) => one === null || one === undefined),
    );
  });
});

describe('promises', () => {
  const DAY_MS = 24 * 3_600_000;
  const dayIn = (days: number) =>
    new Date(Date.now() + 7 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
  const promise = async (caseId: string, made: number, due: number): Promise<string> => {
    const path = paths.promise(caseId, newId('promise'));
    const made_on = dayIn(made);
    const fields = { case_id: caseId, user_id: partner, made_on, due_on: dayIn(due), created_at: new Date() };
    await db.doc(path).set(aPromise(fields));
    return path;
  };
  /** Not those of other cases, which a clock that is ahead reaches too, and no late notice of another kind. */
  const promisesOf = (caseId: string) => new RegExp(`promise_.*/${caseId}`);
  const aheadBy = (days: number) => functions.run('runPromisesDaily', {}, { aheadMs: days * DAY_MS });

  it('notify the partner once on their day, and everybody when they are broken after the days of grace', async () => {
    const caseId = await aWorkedCase();
    const path = await promise(caseId, 0, 7);
    await balanced(caseId, { promised: 5_000_000, next_promise_on: dayIn(7) });
    await expectTold(() => aheadBy(6), [], promisesOf(caseId));
    await expectTold(
      () => aheadBy(7),
      [`${partner} promise_due /partner/case/${caseId}`],
      promisesOf(caseId),
    );
    await expectTold(() => aheadBy(7), [], promisesOf(caseId));
    await expectTold(() => aheadBy(10), [], promisesOf(caseId));
    await expectTold(
      () => aheadBy(11),
      [
        `${customer} promise_broken /dashboard/case/${caseId}`,
        `${partner} promise_broken /partner/case/${caseId}`,
        ...(await toAdmins('promise_broken', caseId)),
      ],
      promisesOf(caseId),
    );
    expect((await db.doc(path).get()).get('state')).toBe('broken');
    await balanced(caseId, { promised: 0, broken_promises: 1, next_promise_on: null });
    await expectTold(() => aheadBy(11), [], promisesOf(caseId));
  });

  it('of a case that was cancelled are judged and notify nobody', async () => {
    const caseId = await aWorkedCase();
    const path = await promise(caseId, 0, 7);
    await balanced(caseId, { promised: 5_000_000 });
    await db.doc(paths.case(caseId)).update({ status: 'Cancelled', updated_at: new Date() });
    await quiet();
    await expectTold(() => aheadBy(7), [], promisesOf(caseId));
    await expectTold(() => aheadBy(11), [], promisesOf(caseId));
    expect((await db.doc(path).get()).get('state')).toBe('broken');
  });

  it('are kept by confirmed money, and notify nobody', async () => {
    const caseId = await aWorkedCase();
    const path = await promise(caseId, -1, 1);
    const id = await pay(caseId, { satang: 5_000_000, received_on: dayIn(0) });
    await balanced(caseId, { paid_reported: 5_000_000 });
    expect((await db.doc(path).get()).get('state')).toBe('open');
    await answer(caseId, id, 'confirmed', customer);
    await until(
      'the kept promise',
      async () => (await db.doc(path).get()).get('state') as unknown,
      (state) => state === 'kept',
    );
    await quiet();
    await expectTold(() => aheadBy(30), [], promisesOf(caseId));
    expect((await db.doc(path).get()).get('state')).toBe('kept');
  });
});
