import { caseBalanceSchema, type CaseBalance } from '@app/domain/case-balance';
import { readCaseContact } from '@app/domain/contracts/read-case-contact';
import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { MONEY_ROLLUP, moneySumsSchema, sumOfMoney } from '@app/domain/money-sums';
import { paths } from '@app/domain/paths';
import type { Payment } from '@app/domain/payment';
import type { Stored } from '@app/seed/builders';
import { aPayment, aPromise } from '@app/seed/money-builders';
import { recountMoney } from '@app/seed/recount-money';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assemble,
  assign,
  assigned,
  DEBTOR,
  opened,
  signInAll,
  stateOf,
  type Callers,
  type Cast,
} from './case-life-scene.ts';
import { deliver } from './deliver.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let cast: Cast;
let callers: Callers;
beforeAll(async () => {
  cast = await assemble();
  callers = await signInAll(cast);
});
beforeEach(() => forgetPace());

const take = (who: keyof Cast, input: CaseStep) => callers.take(who, input);
const mark = (who: keyof Cast, caseId: string, of: string) =>
  take(who, { step: 'duplicate', caseId, of, text: '' });
/** Reads what the partner on a case may read, and nobody who is not on it. */
const opens = async (who: keyof Cast, caseId: string) =>
  (await callers.call(who, readCaseContact.name, { caseId })).status === 200;

const balance = async (id: string): Promise<CaseBalance | null> => {
  const found = await db.doc(paths.caseBalance(id)).get();
  return found.exists ? caseBalanceSchema.parse(found.data()) : null;
};
const balanced = (id: string, expected: Partial<CaseBalance>) =>
  until(
    `the balance of ${id}`,
    async () => Object.entries((await balance(id)) ?? {}),
    (now) => {
      const figures = new Map<string, unknown>(now);
      return Object.entries(expected).every(([key, value]) => figures.get(key) === value);
    },
  );
const partnerOf = (id: string, uid: string | null) =>
  until(
    `the partner of ${id}`,
    () => stateOf(id),
    ({ partner_id }) => partner_id === uid,
  );
/** The firm's sums; other files create cases in the same project meanwhile, but no payments of this partner. */
const recoveredBy = async (uid: string) => {
  const { docs } = await db.collection(paths.rollupShards(MONEY_ROLLUP)).get();
  return sumOfMoney(docs.map((shard) => moneySumsSchema.parse(shard.data()))).by_partner[uid]?.recovered ?? 0;
};
const claims = async (...ids: string[]) => {
  const all = await Promise.all(ids.map(balance));
  return all.map((one) => one?.counted.total.all?.claimed ?? 0);
};

const pay = (caseId: string, id: string, fields: Partial<Stored<Payment>>) =>
  db
    .doc(paths.payment(caseId, id))
    .set(aPayment({ case_id: caseId, user_id: cast.first, created_at: new Date(), ...fields }));
const confirm = (caseId: string, id: string) =>
  db.doc(paths.payment(caseId, id)).update({
    state: 'confirmed',
    answered_by: cast.customer,
    answered_at: new Date(),
    dispute: '',
  });

/** The first partner's case with money, and the second partner's case, which is the same debt. */
async function aPair(payer: string): Promise<{ id: string; original: string; claimed: number }> {
  const id = await assigned(cast);
  const original = await assigned({ customer: cast.customer, first: cast.second });
  await pay(id, 'same', { satang: 500, state: 'confirmed', partner_id: payer });
  await pay(id, 'open', { satang: 70, partner_id: payer });
  await pay(original, 'same', { satang: 1_000, state: 'confirmed', partner_id: payer });
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await db
    .doc(paths.promise(id, 'p'))
    .set(
      aPromise({ case_id: id, made_on: today, due_on: '2099-01-01', satang: 900, created_at: new Date() }),
    );
  await balanced(id, { paid_confirmed: 500, paid_reported: 70, promised: 900 });
  await balanced(original, { paid_confirmed: 1_000, promised: 0 });
  await quiet();
  return { id, original, claimed: (await balance(original))?.claimed ?? 0 };
}

describe('two cases of one debt', () => {
  it('are counted together, before and after money is confirmed in the merged one', async () => {
    const payer = newId('payer');
    const { id, original, claimed } = await aPair(payer);
    expect(await claims(id, original)).toEqual([claimed, claimed]);
    const told = await expectTold(
      () => mark('boss', id, original),
      [
        `${cast.first} case_unassigned /partner/dashboard`,
        `${cast.second} case_decided /partner/case/${id}`,
        `${cast.customer} case_status_changed /dashboard/case/${id}`,
      ],
    );
    expect(JSON.stringify(told)).not.toContain(DEBTOR);
    await balanced(original, {
      claimed,
      paid_confirmed: 1_500,
      paid_reported: 70,
      outstanding: claimed - 1_500,
      promised: 900,
      next_promise_on: '2099-01-01',
    });
    await balanced(id, { paid_confirmed: 500, paid_reported: 70 });
    expect(await claims(id, original)).toEqual([0, claimed]);
    expect(await recoveredBy(payer)).toBe(1_500);
    expect((await db.doc(paths.caseAgenda(original)).get()).get('promised_satang')).toBe(900);
    expect((await db.doc(paths.caseAgenda(id)).get()).exists).toBe(false);

    await confirm(id, 'open');
    await balanced(original, { paid_confirmed: 1_570, paid_reported: 0, outstanding: claimed - 1_570 });
    await balanced(id, { paid_confirmed: 570 });
    await quiet();
    expect(await recoveredBy(payer)).toBe(1_570);

    // The notification of a broken promise links to the original.
    await expectTold(
      () => db.doc(paths.promise(id, 'p')).update({ state: 'broken' }),
      [
        `${cast.boss} promise_broken /admin/case/${original}`,
        `${cast.second} promise_broken /partner/case/${original}`,
        `${cast.customer} promise_broken /dashboard/case/${original}`,
      ],
    );
    await until(
      'the promise, which is not over',
      async () => (await db.doc(paths.promise(id, 'p')).get()).get('state') as unknown,
      (state) => state === 'open',
    );
    await quiet();

    // A repeated event, and a rebuild, find nothing to do.
    const before = [await balance(id), await balance(original), await stateOf(id)];
    const stringOf = (value: unknown) => ({ stringValue: value });
    const by = { mapValue: { fields: { uid: stringOf(cast.boss), role: stringOf('admin') } } };
    const none = { nullValue: null };
    await deliver(
      'followStanding',
      {
        eventId: newId('event'),
        document: paths.caseStanding(id),
        before: null,
        after: {
          user_id: stringOf(cast.customer),
          case_number: none,
          hold: none,
          duplicate_of: {
            mapValue: { fields: { case_id: stringOf(original), case_number: none } },
          },
          duplicates: { arrayValue: {} },
          objection: none,
          reopened: none,
          by,
          updated_at: { timestampValue: new Date().toISOString() },
        },
        updateTime: new Date().toISOString(),
      },
      2,
    );
    await recountMoney(db);
    expect([await balance(id), await balance(original), await stateOf(id)]).toEqual(before);
    expect(await recoveredBy(payer)).toBe(1_570);
    // A wrong balance of either is put right.
    await db.doc(paths.caseBalance(original)).update({ paid_confirmed: 7 });
    await db
      .doc(paths.caseBalance(id))
      .update({ counted: { total: {}, by_partner: {}, by_month: {} }, promised: 3 });
    expect((await recountMoney(db)).mended).toBeGreaterThanOrEqual(1);
    expect([await balance(id), await balance(original)]).toEqual(before.slice(0, 2));
  });

  it('have one partner, and are separate once the outcome is corrected', async () => {
    const payer = newId('payer');
    const { id, original, claimed } = await aPair(payer);
    expect([await opens('first', id), await opens('second', id)]).toEqual([true, false]);
    expect(await mark('boss', id, original)).toBe(200);
    await partnerOf(id, cast.second);
    expect([await opens('first', id), await opens('second', id)]).toEqual([false, true]);
    await balanced(original, { paid_confirmed: 1_500 });

    const changed = (await db.doc(paths.case(id)).get()).get('updated_at') as unknown;
    await assign(original, cast.first);
    await partnerOf(id, cast.first);
    expect([await opens('first', id), await opens('second', id)]).toEqual([true, false]);
    expect((await db.doc(paths.case(id)).get()).get('updated_at')).toEqual(changed);
    await assign(original, cast.second);
    await partnerOf(id, cast.second);

    const correct = {
      step: 'correct',
      caseId: id,
      status: 'Cancelled',
      outcome: 'uncollectable',
      text: 'คนละหนี้',
    } as const;
    expect(await take('second', correct)).toBe('PERMISSION_DENIED');
    expect(await take('boss', correct)).toBe(200);
    await balanced(original, { paid_confirmed: 1_000, paid_reported: 0, promised: 0 });
    await until(
      'the claims of both',
      () => claims(id, original),
      (now) => now.every((one) => one === claimed),
    );
    // The partner of the other case does not keep the file, and the former one does not get it back.
    expect(await stateOf(id)).toEqual({ status: 'Cancelled', partner_id: null });
    expect([await opens('first', id), await opens('second', id)]).toEqual([false, false]);
    await assign(original, cast.first);
    await quiet();
    expect(await stateOf(id)).toEqual({ status: 'Cancelled', partner_id: null });
    expect(await recoveredBy(payer)).toBe(1_500);
  });

  it('are two again once the merged one is reopened, which waits for a partner', async () => {
    const payer = newId('payer');
    const { id, original, claimed } = await aPair(payer);
    expect(await mark('boss', id, original)).toBe(200);
    await balanced(original, { paid_confirmed: 1_500 });
    const reopen = { step: 'reopen', caseId: id, text: 'คนละหนี้' } as const;
    expect(await take('customer', reopen)).toBe('PERMISSION_DENIED');
    expect(await take('boss', reopen)).toBe(200);
    await balanced(original, { paid_confirmed: 1_000, outstanding: claimed - 1_000, promised: 0 });
    await balanced(id, { paid_confirmed: 500, outstanding: claimed - 500, promised: 900 });
    expect(await stateOf(id)).toEqual({ status: 'Submitted', partner_id: null });
    await confirm(id, 'open');
    await balanced(id, { paid_confirmed: 570 });
    await quiet();
    expect(await balance(original)).toMatchObject({ paid_confirmed: 1_000 });
    expect(await claims(id, original)).toEqual([claimed, claimed]);
    expect(await recoveredBy(payer)).toBe(1_570);
  });

  it('are two again once the merged one is opened by the ordinary form, and it keeps its partner', async () => {
    const { id, original, claimed } = await aPair(newId('payer'));
    expect(await mark('boss', id, original)).toBe(200);
    await partnerOf(id, cast.second);
    await balanced(original, { paid_confirmed: 1_500 });
    await opened(id, cast.boss);
    await balanced(original, { paid_confirmed: 1_000, outstanding: claimed - 1_000, promised: 0 });
    await balanced(id, { paid_confirmed: 500, outstanding: claimed - 500, promised: 900 });
    const [merged, other] = await Promise.all(
      [id, original].map(async (one) => (await db.doc(paths.caseStanding(one)).get()).data()),
    );
    expect([merged?.['duplicate_of'], other?.['duplicates']]).toEqual([null, []]);
    await assign(original, cast.first);
    await quiet();
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.second });
  });

  it.each([true, false])(
    'are two again once the original’s partner opens the merged one, which waits to be assigned (signed: %s)',
    async (isSigned) => {
      const { id, original } = await aPair(newId('payer'));
      expect(await mark('boss', id, original)).toBe(200);
      await partnerOf(id, cast.second);
      await opened(id, isSigned ? cast.second : undefined);
      await partnerOf(id, null);
      expect(await stateOf(id)).toEqual({ status: 'Submitted', partner_id: null });
      expect((await db.doc(paths.caseStanding(id)).get()).get('duplicate_of')).toBeNull();
    },
  );

  it('are merged by an admin alone, for one customer, and not in a chain', async () => {
    const [id, original, foreign] = [
      await assigned(cast),
      await assigned(cast),
      await assigned({ customer: cast.stranger, first: cast.second }),
    ];
    for (const who of ['customer', 'first', 'stranger'] as const)
      expect(await mark(who, id, original)).toBe('PERMISSION_DENIED');
    expect(await mark('boss', id, foreign)).toBe('FAILED_PRECONDITION');
    expect(await mark('boss', id, id)).toBe('FAILED_PRECONDITION');
    expect(await mark('boss', id, original)).toBe(200);
    expect(await mark('boss', id, original)).toBe('FAILED_PRECONDITION');
    const third = await assigned(cast);
    expect(await mark('boss', third, id)).toBe('FAILED_PRECONDITION');
    expect(await mark('boss', original, third)).toBe('FAILED_PRECONDITION');
    expect(await mark('boss', third, original)).toBe(200);
    expect(await stateOf(third)).toEqual({ status: 'Cancelled', partner_id: cast.first });
  });
});
