import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { canAnswer, PAYMENT_STATES, RECEIVERS } from '@app/domain/payment';
import { aCase } from '@app/seed/builders';
import { aPayment } from '@app/seed/money-builders';
import { collectionGroup, doc, getDocs, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { dayFromNow, newAnswer, newPayment } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const add = (reporter: Person, data: DocumentData, caseId: string = IDS.case) =>
  setDoc(doc(actors.as(reporter), paths.payment(caseId, `payment-${serial++}`)), data);

for (const reporter of [CO, PA, AD]) {
  describe(`a payment reported by ${reporter.role}`, () => {
    const check = new FieldChecks(
      () => newPayment(reporter, IDS.case, PA.uid),
      (data) => add(reporter, data),
    );
    check.keys({ extra: ['answered_by', 'dispute', 'search_words', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CX.uid, PU.uid]);
    check.pinned('partner_id', [PU.uid, reporter.uid === PA.uid ? CO.uid : reporter.uid]);
    check.pinned(
      'reporter_role',
      ['customer', 'partner', 'admin', 'firm'].filter((role) => role !== reporter.role),
    );
    check.pinned('state', ['confirmed', 'disputed', 'reversed', 'open']);
    check.now('created_at');
    check.type('satang', ['a number']);
    for (const satang of [0, -1, 0.5, LIMITS.satang + 1, Infinity, NaN])
      check.refuses(`${satang} satang`, () => ({ satang }));
    check.accepts('one satang', () => ({ satang: 1 }));
    for (const day of [dayFromNow(0), '2000-01-01', '2024-02-29'])
      check.accepts(`money of ${day === dayFromNow(0) ? 'today' : day}`, () => ({ received_on: day }));
    check.refuses('money of tomorrow', () => ({ received_on: dayFromNow(1) }));
    for (const day of ['1999-12-31', '2026-02-30', '2026-13-01', '2026-1-01', '24/11/2026', ''])
      check.refuses(`money of "${day}"`, () => ({ received_on: day }));
    check.type('received_on', []);
    for (const into of RECEIVERS) check.accepts(`money for ${into}`, () => ({ into }));
    check.pinned('into', ['debtor', '']);
    check.bound('note', LIMITS.paymentText);
    check.anyText('note');
    check.type('note', ['a text']);
    check.accepts('a reversing entry', () => ({ reverses: IDS.payment }));
    check.type('reverses', ['a text', 'null']);
    check.refuses('a path that it reverses', () => ({ reverses: 'a/b' }));
    if (reporter === PA)
      check.id((id, data) => setDoc(doc(actors.as(reporter), paths.payment(IDS.case, id)), data));
  });
}

test('a payment cannot be overwritten', async () => {
  const ref = doc(actors.as(PA), paths.payment(IDS.case, 'once'));
  await assertSucceeds(setDoc(ref, newPayment(PA, IDS.case, PA.uid)));
  await assertFails(setDoc(ref, newPayment(PA, IDS.case, PA.uid)));
});

test('payments cannot be read across all cases', async () => {
  for (const person of [CO, PA, AD])
    await assertFails(getDocs(collectionGroup(actors.as(person), 'payments')));
});

/** A payment by this person, as the server holds it, to be answered. */
async function reported(by: Person, change: DocumentData = {}, caseId: string = IDS.case): Promise<string> {
  const path = paths.payment(caseId, `to-answer-${serial++}`);
  const { uid, role } = by;
  await arrange(actors, {
    [path]: { ...aPayment({ case_id: caseId, user_id: uid, reporter_role: role }), ...change },
  });
  return path;
}
const answer = (by: Person, path: string, data: DocumentData) => updateDoc(doc(actors.as(by), path), data);

describe('an answer', () => {
  test.each([
    ['partner', PA],
    ['admin', AD],
  ] as const)('to a report of the %s is the customer’s', async (_role, by) => {
    const path = await reported(by);
    for (const other of [PA, PU, AD, CX]) await assertFails(answer(other, path, newAnswer(other)));
    await assertSucceeds(answer(CO, path, newAnswer(CO)));
  });

  test("to the customer's own report is an admin's, and never the customer's", async () => {
    const path = await reported(CO);
    for (const other of [CO, PA, CX]) await assertFails(answer(other, path, newAnswer(other)));
    await assertSucceeds(answer(AD, path, newAnswer(AD)));
  });

  test('is not given by somebody who is on both sides', async () => {
    // An admin who submitted the case as a customer, and reports as an admin.
    await arrange(actors, { [paths.case('own')]: aCase({ user_id: CO.uid, client_name: CO.email }) });
    const own = await reported({ ...CO, role: 'admin' }, {}, 'own');
    await assertFails(answer(CO, own, newAnswer(CO)));
    const others = await reported(AD, {}, 'own');
    await assertSucceeds(answer(CO, others, newAnswer(CO)));
    const customers = await reported({ ...AD, role: 'customer' }, {}, 'own');
    await assertFails(answer(AD, customers, newAnswer(AD)));
  });

  describe('of the customer', () => {
    const check = new FieldChecks(
      () => newAnswer(CO, 'disputed', 'ยังไม่เห็นยอดเข้า'),
      async (data) => {
        const path = await reported(PA);
        await updateDoc(doc(actors.as(CO), path), data);
      },
    );
    check.keys({ extra: ['role', 'note_2', 'search_words', 'x'] });
    check.pinned('answered_by', [PA.uid, AD.uid, '']);
    check.now('answered_at');
    check.text('dispute', LIMITS.paymentText);
    check.pinned('state', ['reported', 'reversed', '']);
    check.refuses('a confirmation with a dispute', () => ({ state: 'confirmed' }));
    check.accepts('a confirmation without one', () => ({ state: 'confirmed', dispute: '' }));
    const others = {
      satang: 1,
      received_on: '2026-01-01',
      into: 'firm',
      note: 'x',
      reverses: 'x',
      user_id: CO.uid,
    };
    for (const [key, value] of Object.entries({
      ...others,
      reporter_role: 'admin',
      partner_id: null,
      case_id: 'x',
    }))
      check.refuses(`another ${key}`, () => ({ [key]: value }));
  });

  test('follows the table of the domain', async () => {
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_STATES) {
        const given =
          from === 'reported'
            ? {}
            : { state: from, answered_by: CO.uid, answered_at: new Date(0), dispute: '' };
        const path = await reported(PA, given);
        const sent = answer(CO, path, newAnswer(CO, to, to === 'disputed' ? 'ยังไม่เข้า' : ''));
        await (canAnswer(from, to) ? assertSucceeds(sent) : assertFails(sent));
      }
    }
    expect(PAYMENT_STATES).toHaveLength(3);
  });
});
