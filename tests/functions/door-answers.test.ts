import { resolveDoorAnswer } from '@app/domain/contracts/door';
import { reserveContact } from '@app/domain/contracts/debtor-contacts';
import { DOOR_ANSWERS, type DoorAnswerKind } from '@app/domain/door';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { anAuditEntry } from '@app/seed/builders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLimits } from '../support/forget-limits.ts';
import { call, signIn } from './call.ts';
import { keyOf } from './debtor.ts';
import { aCollector, aDoor, answersOf, SECRETS, send } from './door-scene.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { wordsOf } from './expect-notifications.ts';
import { until } from './wait.ts';

let collector: string;
beforeAll(async () => {
  collector = await aCollector();
});
beforeEach(() => forgetLimits(db));

describe('an answer', () => {
  it.each(DOOR_ANSWERS)('%s is stored with its words and nothing else', async (kind) => {
    const { code, caseId } = await aDoor(collector);
    const { status } = await send(code, {
      kind,
      text: 'บรรทัดแรก\r\nบรรทัดสอง',
      reach: '081',
      key: 'k',
      amount: '1',
    });
    expect(status).toBe(200);
    const [stored] = await answersOf(caseId);
    const { created_at: at, ...rest } = stored?.data() ?? {};
    expect(rest).toEqual({
      case_id: caseId,
      partner_id: collector,
      kind,
      text: 'บรรทัดแรก\nบรรทัดสอง',
      reach: '081',
      state: 'open',
    });
    expect(Math.abs((at as { toMillis(): number }).toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it('sent twice is stored once; another form, or the same page with other words, is another answer', async () => {
    const { code, caseId } = await aDoor(collector);
    for (const key of ['one', 'one', 'two'])
      expect((await send(code, { kind: 'dispute', text: '', reach: '', key })).status).toBe(200);
    // A browser's way back restores the page with its key.
    expect((await send(code, { kind: 'dispute', text: 'ไม่ใช่หนี้ของฉัน', reach: '', key: 'two' })).status).toBe(
      200,
    );
    expect(await answersOf(caseId)).toHaveLength(3);
    expect((await db.doc(paths.doorState(caseId)).get()).get('open')).toEqual({ dispute: 3, paid: 0 });
  });

  it('that is not complete or too long is not stored, and comes back with its words', async () => {
    const { code, caseId } = await aDoor(collector);
    for (const fields of [
      { kind: 'complaint', text: ' ' },
      { kind: '', text: 'some words' },
      { kind: 'other', text: 'some words' },
      { kind: 'complaint', text: 'some words'.repeat(201) },
      { kind: 'complaint', text: 'some words', reach: 'x'.repeat(201) },
    ]) {
      const { status, html } = await send(code, fields);
      expect(status).toBe(422);
      expect(html).toContain('role="alert"');
      if (fields.text !== ' ') expect(html).toContain('some words');
    }
    expect(await answersOf(caseId)).toEqual([]);
    expect((await send(code, { kind: 'complaint', text: 'some words', reach: '' })).status).toBe(200);
    expect(await answersOf(caseId)).toHaveLength(1);
  });

  it('through a code that does not work is not stored', async () => {
    const { code, caseId } = await aDoor(collector, { code: { revoked_at: new Date() } });
    expect((await send(code, { kind: 'dispute', text: '', reach: '' })).status).toBe(404);
    expect(await answersOf(caseId)).toEqual([]);
  });

  it('notifies the partner and admins without saying what it is; a complaint admins alone', async () => {
    const admin = await person('officer', 'admin');
    const partner = await person('worker', 'partner', 'Approved');
    const { code, caseId } = await aDoor(partner);
    const toldOf = async (uid: string) =>
      (await db.collection(COLLECTIONS.notifications).where('user_id', '==', uid).get()).docs
        .map((one) => one.data())
        .filter(({ kind }) => kind === 'door_answered');
    await send(code, { kind: 'complaint', text: 'โทรมาตอนสามทุ่ม', reach: '' });
    await until(
      'the admin',
      () => toldOf(admin),
      (told) => told.length === 1,
    );
    expect(await toldOf(partner)).toEqual([]);
    await send(code, { kind: 'paid', text: 'จ่ายแล้ว', reach: '' });
    await until(
      'the partner',
      () => toldOf(partner),
      (told) => told.length === 1,
    );
    const [told] = await toldOf(partner);
    expect(told).toMatchObject({ link_to: `/partner/case/${caseId}`, params: { case_id: caseId } });
    const text = wordsOf([...(await toldOf(partner)), ...(await toldOf(admin))]);
    for (const word of ['จ่ายแล้ว', 'สามทุ่ม', 'paid', 'complaint', ...SECRETS.debtor_name.split(' '), '987'])
      expect(text).not.toContain(word);
  });
});

describe('the contact gate', () => {
  let partner: string;
  let token: string;
  let admin: string;
  beforeAll(async () => {
    partner = await person('caller', 'partner', 'Approved');
    token = await signIn(partner);
    admin = await signIn(await person('officer', 'admin'));
  });
  /** A case of which nobody has recorded anything, so that the hour of the test does not matter: a company's. */
  const aCompanysDoor = async () => {
    const door = await aDoor(partner);
    await db.doc(paths.debtorFacts(door.caseId)).set({
      case_id: door.caseId,
      user_id: newId('creditor'),
      kind: 'juristic',
      person_no: null,
      reach: [],
      updated_at: new Date(),
      updated_by: partner,
    });
    return door;
  };
  const reserve = async (caseId: string) =>
    (await call(reserveContact.name, token, { caseId, channel: 'call', person: 'debtor', key: keyOf() })).body
      .result;
  const granted = { slot: null, until: expect.any(String) as string };

  it.each<[DoorAnswerKind, boolean]>([
    ['dispute', true],
    ['paid', true],
    ['prefer_time', false],
    ['prefer_reach', false],
    ['nominee', false],
    ['complaint', false],
    ['data_request', false],
  ])(
    'after %s: paused at the next call is %s, and free again once an admin has dealt with it',
    async (kind, pauses) => {
      const { caseId, code } = await aCompanysDoor();
      expect(await reserve(caseId)).toEqual(granted);
      await send(code, { kind, text: 'x', reach: '' });
      expect(await reserve(caseId)).toEqual(pauses ? { refused: 'paused' } : granted);
      const [answer] = await answersOf(caseId);
      const resolved = await call(resolveDoorAnswer.name, admin, { answerId: answer?.id });
      expect(resolved.status).toBe(200);
      expect(await reserve(caseId)).toEqual(granted);
    },
  );

  it('is not dealt with without an entry in the audit log', async () => {
    const { caseId, code } = await aCompanysDoor();
    await send(code, { kind: 'dispute', text: '', reach: '' });
    const [answer] = await answersOf(caseId);
    const entry = db.doc(paths.auditEntry(`door_answer_resolved-${answer?.id}`));
    // The entry cannot be created a second time.
    await entry.set({ ...anAuditEntry(), search_words: [] });
    const resolve = () => call(resolveDoorAnswer.name, admin, { answerId: answer?.id });
    expect((await resolve()).status).not.toBe(200);
    expect(await reserve(caseId)).toEqual({ refused: 'paused' });
    await entry.delete();
    expect((await resolve()).status).toBe(200);
    expect(await reserve(caseId)).toEqual(granted);
  });

  it('stays paused until the last of several doubts is dealt with', async () => {
    const { caseId, code } = await aCompanysDoor();
    await send(code, { kind: 'dispute', text: '', reach: '', key: 'one' });
    await send(code, { kind: 'paid', text: '', reach: '', key: 'two' });
    const [first, second] = await answersOf(caseId);
    await call(resolveDoorAnswer.name, admin, { answerId: first?.id });
    expect(await reserve(caseId)).toEqual({ refused: 'paused' });
    await call(resolveDoorAnswer.name, admin, { answerId: second?.id });
    expect(await reserve(caseId)).toEqual(granted);
  });

  it('leaves the case off its partner’s list of the day until the doubt is dealt with', async () => {
    const { caseId, code } = await aCompanysDoor();
    const isListed = (listed: boolean) =>
      until(
        'the agenda',
        async () => (await db.doc(paths.caseAgenda(caseId)).get()).get('no_contact_from') as unknown,
        (day) => (typeof day === 'string') !== listed,
      );
    await send(code, { kind: 'dispute', text: '', reach: '' });
    await isListed(false);
    const [answer] = await answersOf(caseId);
    await call(resolveDoorAnswer.name, admin, { answerId: answer?.id });
    await isListed(true);
  });

  it('of a person pauses as well, at whatever hour', async () => {
    const { caseId, code } = await aCompanysDoor();
    await db.doc(paths.debtorFacts(caseId)).update({ kind: 'natural' });
    expect(await reserve(caseId)).not.toMatchObject({ refused: 'paused' });
    await send(code, { kind: 'dispute', text: '', reach: '' });
    expect(await reserve(caseId)).toEqual({ refused: 'paused' });
  });

  it('shows the partner the newest wishes until an admin has dealt with them', async () => {
    const { caseId, code } = await aCompanysDoor();
    for (const text of ['เช้า', 'เย็น']) await send(code, { kind: 'prefer_time', text, reach: '' });
    await send(code, { kind: 'nominee', text: 'นางสาว ข', reach: '081 555 0199' });
    const wishes = async () => (await db.doc(paths.doorState(caseId)).get()).get('wishes') as object;
    expect(await wishes()).toMatchObject({
      prefer_time: { text: 'เย็น' },
      nominee: { text: 'นางสาว ข', reach: '081 555 0199' },
    });
    const nominee = (await answersOf(caseId)).find((one) => one.get('kind') === 'nominee');
    await call(resolveDoorAnswer.name, admin, { answerId: nominee?.id });
    expect(Object.keys(await wishes())).toEqual(['prefer_time']);
  });

  it('hides from the partner that there was a complaint, and that it was dealt with', async () => {
    const { caseId, code } = await aCompanysDoor();
    const state = () => db.doc(paths.doorState(caseId)).get();
    await send(code, { kind: 'complaint', text: 'พูดจาข่มขู่', reach: '' });
    expect((await state()).exists).toBe(false);
    await send(code, { kind: 'prefer_time', text: 'เช้า', reach: '' });
    const before = await state();
    expect(before.exists).toBe(true);
    await send(code, { kind: 'data_request', text: '', reach: '081 555 0199' });
    for (const answer of (await answersOf(caseId)).filter((one) => one.get('kind') !== 'prefer_time'))
      await call(resolveDoorAnswer.name, admin, { answerId: answer.id });
    expect((await state()).updateTime).toEqual(before.updateTime);
  });
});
