import type { QuestionedWording } from '@app/domain/case';
import { readCaseContact } from '@app/domain/contracts/read-case-contact';
import type { LegalEventKind } from '@app/domain/claim-sheet';
import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfContactDetails } from '@app/seed/case-life-builders';
import { aLegalEvent } from '@app/seed/claim-builders';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptanceOf,
  assemble,
  assigned,
  DEBTOR,
  ended,
  kindsOf,
  signInAll,
  stateOf,
  write,
  type Callers,
  type Cast,
} from './case-life-scene.ts';
import { person } from './people.ts';
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

describe('takeCaseStep', () => {
  it('a customer withdraws an own case, once; partner and admins are notified, the customer is not', async () => {
    const id = await assigned(cast);
    expect(await take('stranger', { step: 'withdraw', caseId: id, text: '' })).toBe('PERMISSION_DENIED');
    expect(await take('first', { step: 'withdraw', caseId: id, text: '' })).toBe('PERMISSION_DENIED');
    const told = await expectTold(
      () => take('customer', { step: 'withdraw', caseId: id, text: 'ลูกหนี้ชำระแล้ว' }),
      [`${cast.boss} case_withdrawn /admin/case/${id}`, `${cast.first} case_withdrawn /partner/case/${id}`],
    );
    expect(JSON.stringify(told)).not.toContain(DEBTOR);
    expect(await stateOf(id)).toEqual({ status: 'Cancelled', partner_id: cast.first });
    await until(
      'both entries of the history',
      () => kindsOf(id),
      (kinds) => ['status_changed', 'outcome_given'].every((kind) => kinds.includes(kind)),
    );
    // Nobody is asked any more.
    await until(
      'no question',
      () => acceptanceOf(id),
      (found) => found === undefined,
    );
    expect(await take('customer', { step: 'withdraw', caseId: id, text: '' })).toBe('FAILED_PRECONDITION');
  });

  it('a customer holds a case and lets it go on; meanwhile the lists of the day leave it out', async () => {
    const id = await assigned(cast);
    const isLeftOut = (isIt: boolean) =>
      until(
        'the agenda',
        async () => (await db.doc(paths.caseAgenda(id)).get()).get('no_contact_from') as unknown,
        (day) => (typeof day === 'string') === isIt,
      );
    await expectTold(
      () => take('customer', { step: 'hold', caseId: id, text: 'กำลังเจรจาเอง' }),
      [`${cast.boss} case_held /admin/case/${id}`, `${cast.first} case_held /partner/case/${id}`],
    );
    expect((await db.doc(paths.caseStanding(id)).get()).get('hold.reason')).toBe('กำลังเจรจาเอง');
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.first });
    await isLeftOut(true);
    expect(await take('customer', { step: 'resume', caseId: id })).toBe(200);
    await until(
      'the history',
      () => kindsOf(id),
      (kinds) => kinds.includes('resumed'),
    );
    await isLeftOut(false);
  });

  it('the partner says what comes next; the history has it, and a letter and a lawsuit move the case on', async () => {
    const id = await assigned(cast);
    const said = {
      step: 'plan',
      caseId: id,
      stage: 'received',
      next: 'ส่งหนังสือทวงถาม',
      next_on: '2026-12-03',
      who: 'partner',
    } as const;
    for (const who of ['customer', 'second', 'stranger'] as const)
      expect(await take(who, said)).toBe('PERMISSION_DENIED');
    expect(await take('first', { ...said, next_on: '2026-02-30' })).toBe('INVALID_ARGUMENT');
    await expectTold(
      async () => expect(await take('first', said)).toBe(200),
      // The customer and not the partner, who has said it.
      [`${cast.customer} case_plan_set /dashboard/case/${id}`],
    );
    const planOf = async () => (await db.doc(paths.caseStanding(id)).get()).get('plan') as { stage: string };
    expect(await planOf()).toMatchObject({ stage: 'received', next: said.next, who: 'partner' });
    expect(await take('boss', { ...said, over: null })).toBe('ABORTED');
    const entries = () => db.collection(paths.caseEvents(id)).where('kind', '==', 'plan_set').get();
    const [entry] = (await until('the history', entries, ({ size }) => size === 1)).docs;
    expect(entry?.data()).toMatchObject({
      stage: 'received',
      note: said.next,
      actor_id: cast.first,
      actor_role: 'partner',
    });
    // A receipt shows no stage, a lawsuit does.
    const events = db.collection(paths.legalEvents(id));
    const enter = (kind: LegalEventKind) =>
      events.add(aLegalEvent({ case_id: id, user_id: cast.first, kind, created_at: new Date() }));
    await enter('default');
    await enter('sued');
    const moved = await until('the next stage', planOf, ({ stage }) => stage === 'lawsuit');
    expect(moved).toMatchObject({ next: '', next_on: null, who: null });
    const two = await until('its entry', entries, ({ size }) => size === 2);
    expect(two.docs.find((one) => one.get('stage') === 'lawsuit')?.data()).toMatchObject({
      actor_id: null,
      actor_role: 'system',
    });
  });

  it('a customer objects once; an admin answers or reopens with the same partner', async () => {
    const id = await ended(cast);
    const object = { step: 'object', caseId: id, text: 'ยังไม่ได้รับเงิน' } as const;
    expect(await take('stranger', object)).toBe('PERMISSION_DENIED');
    await expectTold(
      () => take('customer', object),
      [`${cast.boss} case_objection /admin/case/${id}`, `${cast.first} case_objection /partner/case/${id}`],
      new RegExp(`case_objection .*/${id}`),
    );
    expect(await take('customer', object)).toBe('FAILED_PRECONDITION');
    expect(await take('customer', { step: 'reopen', caseId: id, text: 'x' })).toBe('PERMISSION_DENIED');
    await expectTold(
      () => take('boss', { step: 'reopen', caseId: id, text: 'ลูกค้ายังไม่ได้รับเงิน' }),
      [
        `${cast.first} case_decided /partner/case/${id}`,
        `${cast.customer} case_status_changed /dashboard/case/${id}`,
      ],
    );
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.first });
    expect((await db.doc(paths.caseStanding(id)).get()).get('objection.state')).toBe('upheld');
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['objected', 'reopened', 'status_changed']));
  });

  it('a customer is notified of an objection that is upheld also when the case loses its partner by it', async () => {
    const leaver = await person('leaver', 'partner', 'Approved');
    const id = await ended({ customer: cast.customer, first: leaver });
    expect(await take('customer', { step: 'object', caseId: id, text: 'ยังไม่ได้รับเงิน' })).toBe(200);
    await db.doc(paths.partner(leaver)).update({ status: 'Suspended' });
    await quiet();
    await expectTold(
      () => take('boss', { step: 'reopen', caseId: id, text: 'ลูกค้ายังไม่ได้รับเงิน' }),
      [`${cast.customer} case_status_changed /dashboard/case/${id}`],
      cast.customer,
    );
    expect(await stateOf(id)).toEqual({ status: 'Submitted', partner_id: null });
  });

  it('an admin closes a case, and corrects the outcome', async () => {
    const id = await assigned(cast);
    const close = { step: 'close', caseId: id, status: 'Cancelled', outcome: 'not_ours', text: '' } as const;
    expect(await take('first', close)).toBe('PERMISSION_DENIED');
    await expectTold(
      () => take('boss', close),
      [
        `${cast.first} case_decided /partner/case/${id}`,
        `${cast.customer} case_status_changed /dashboard/case/${id}`,
      ],
    );
    const wording: QuestionedWording = {
      findings: ['th-seizure'],
      reason: 'ข้อความเดิม',
      law: { table: 'wording', n: 1 },
    };
    const correct = {
      ...close,
      step: 'correct',
      outcome: 'uncollectable',
      text: 'เคยบอกว่าจะยึดรถ',
      wording,
    } as const;
    expect(await take('boss', { ...correct, wording: { ...wording, reason: '' } })).toBe('INVALID_ARGUMENT');
    await expectTold(
      () => take('boss', correct),
      [
        `${cast.first} case_decided /partner/case/${id}`,
        `${cast.customer} case_decided /dashboard/case/${id}`,
      ],
    );
    const outcomes = await db.collection(paths.caseOutcomes(id)).orderBy('created_at').get();
    expect(outcomes.docs.map((one) => one.get('outcome') as string)).toEqual(['not_ours', 'uncollectable']);
    expect(outcomes.docs.map((one) => one.get('wording') as unknown)).toEqual([undefined, wording]);
  });

  it('an admin marks a duplicate by the other case’s number; both name the other', async () => {
    const [id, other] = await Promise.all([assigned(cast), ended(cast)]);
    const number = (await db.doc(paths.case(other)).get()).get('case_number') as string;
    const mark = (of: string) => take('boss', { step: 'duplicate', caseId: id, of, text: '' });
    expect(await mark('DC-0000-0000')).toBe('NOT_FOUND');
    expect(await mark(id)).toBe('FAILED_PRECONDITION');
    expect(await mark(number.toLowerCase())).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'Cancelled' });
    expect((await db.doc(paths.caseStanding(id)).get()).get('duplicate_of.case_id')).toBe(other);
    expect((await db.doc(paths.caseStanding(other)).get()).get('duplicates')).toMatchObject([
      { case_id: id },
    ]);
    await until(
      'both histories',
      async () => [...(await kindsOf(id)), ...(await kindsOf(other))],
      (kinds) => ['marked_duplicate', 'has_duplicate'].every((kind) => kinds.includes(kind)),
    );
  });

  it('a missing case is not found by an admin, and denied to others', async () => {
    const input = { step: 'resume', caseId: newId('none') } as const;
    expect(await take('boss', input)).toBe('NOT_FOUND');
    expect(await take('customer', input)).toBe('PERMISSION_DENIED');
  });
});

it('admins and the partner who has the case now learn who the creditor is and whom to reach', async () => {
  const id = newId('case');
  await db
    .doc(paths.case(id))
    .set(aCase({ user_id: cast.customer, partner_id: cast.first, status: 'In Progress' }));
  const ask = async (who: keyof Cast, caseId = id) =>
    (await callers.call(who, readCaseContact.name, { caseId })).body;
  expect(await ask('first')).toEqual({ result: { creditor: 'customer', contact: null } });
  await db.doc(paths.profile(cast.customer)).update({ full_name: 'บจก. สยามค้าเหล็ก' });
  await db.doc(paths.contactDetails(cast.customer)).set(aSetOfContactDetails());
  const { updated_at: _at, ...contact } = aSetOfContactDetails();
  const known = { result: { creditor: 'บจก. สยามค้าเหล็ก', contact } };
  for (const who of ['first', 'boss'] as const) expect(await ask(who)).toEqual(known);
  for (const who of ['second', 'stranger', 'customer'] as const)
    expect((await ask(who)).error?.status).toBe('PERMISSION_DENIED');
  expect((await ask('boss', newId('none'))).error?.status).toBe('PERMISSION_DENIED');
  // No ids of documents: Firestore refuses them.
  for (const wrong of ['.', '..', '__x__'])
    expect((await ask('customer', wrong)).error?.status).toBe('INVALID_ARGUMENT');
  const item = db.doc(paths.case(id));
  await item.update({ pseudonymised_at: new Date() });
  for (const who of ['first', 'boss'] as const)
    expect((await ask(who)).error?.status).toBe('PERMISSION_DENIED');
  await item.update({ pseudonymised_at: FieldValue.delete() });
  for (const who of ['first', 'boss'] as const) expect(await ask(who)).toEqual(known);
  await write(id, { partner_id: cast.second });
  expect((await ask('first')).error?.status).toBe('PERMISSION_DENIED');
});
