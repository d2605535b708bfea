import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aClaimSheet, aLegalEvent } from '@app/seed/claim-builders';
import { aPayment } from '@app/seed/money-builders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { assemble, assigned, signInAll, type Callers, type Cast } from './case-life-scene.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const TODAY = dayOf(new Date());
/** A cheque that was refused so that its complaint ends in twelve days. */
const REFUSED = addMonths(addDays(TODAY, 12), -3);

let cast: Cast;
let callers: Callers;
beforeAll(async () => {
  cast = await assemble();
  callers = await signInAll(cast);
});
beforeEach(() => forgetPace());

const clock = (caseId: string, id: string, field: 'state' | 'lapse_on_earliest', expected: string) =>
  until(
    `the clock ${id} of ${caseId}`,
    async () => (await db.doc(paths.clock(caseId, id)).get()).get(field) as unknown,
    (found) => found === expected,
  );
const state = (caseId: string, fields: Parameters<typeof aClaimSheet>[0]) =>
  db
    .doc(paths.claimSheet(caseId))
    .set(aClaimSheet({ case_id: caseId, user_id: cast.customer, updated_by: cast.customer, ...fields }));
const enter = async (caseId: string, fields: Parameters<typeof aLegalEvent>[0]) => {
  const id = newId('event');
  await db
    .doc(paths.legalEvent(caseId, id))
    .set(aLegalEvent({ case_id: caseId, user_id: cast.boss, ...fields, created_at: new Date() }));
  return id;
};

it('a clock of a merged case alerts the people of its original, is moved by events and money there, and runs as before once they are separate', async () => {
  const id = await assigned(cast);
  const original = await assigned({ customer: cast.customer, first: cast.second });
  await state(id, { debt_type: 'cheque', cheques: [{ first_returned_on: REFUSED }] });
  await clock(id, 'complaint_cheque_0', 'state', 'near');
  await state(original, { due_on: '2024-03-01', cheques: [] });
  await clock(original, 'debt_claim', 'lapse_on_earliest', '2029-03-01');
  await quiet();

  const mark = { step: 'duplicate', caseId: id, of: original, text: '' } as const;
  await expectTold(
    async () => expect(await callers.take('boss', mark)).toBe(200),
    [
      `${cast.boss} limitation_near /admin/case/${original}`,
      `${cast.second} limitation_near /partner/case/${original}`,
      `${cast.customer} limitation_near /dashboard/case/${original}`,
    ],
    'limitation_near',
  );

  // Money that was confirmed in the merged case is part payment of the claim.
  const received_on = addDays(TODAY, -1);
  await db.doc(paths.payment(id, newId('payment'))).set(
    aPayment({
      case_id: id,
      user_id: cast.first,
      partner_id: cast.first,
      received_on,
      state: 'confirmed',
      created_at: new Date(),
    }),
  );
  await clock(original, 'debt_claim', 'lapse_on_earliest', addMonths(received_on, 60));
  // A suit that is entered in the original stops the cheque's complaint.
  const sued = await enter(original, { kind: 'sued', on: TODAY });
  await clock(id, 'complaint_cheque_0', 'state', 'stopped');
  await enter(original, { kind: 'entered_in_error', on: TODAY, corrects: sued });
  await clock(id, 'complaint_cheque_0', 'state', 'near');
  await enter(original, { kind: 'sued', on: TODAY });
  await clock(id, 'complaint_cheque_0', 'state', 'stopped');

  expect(await callers.take('boss', { step: 'reopen', caseId: id, text: 'คนละหนี้' })).toBe(200);
  await clock(id, 'complaint_cheque_0', 'state', 'near');
  await clock(original, 'debt_claim', 'lapse_on_earliest', '2029-03-01');
});
