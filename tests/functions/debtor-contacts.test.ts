import {
  recordContact,
  reserveContact,
  verifyRecord,
  type ContactEntry,
  type Reservation,
} from '@app/domain/contracts/debtor-contacts';
import { paths } from '@app/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { aCaseOf, aPhone, entry, keyOf, phone } from './debtor.ts';
import { db, newId } from './server.ts';

/** The case's partner. */
let partner: string;
beforeAll(async () => {
  partner = await person('caller', 'partner', 'Approved');
});

/** A Monday in the future, which is no holiday; functions run by hand have its clock. */
const DAY = '2027-03-01';
const clock = (time: string) => new Date(`${DAY}T${time}+07:00`);
/** Calls a function in a process whose clock shows this time. */
async function callAt(at: Date, name: string, uid: string, data: object): Promise<unknown> {
  const request = { auth: { uid, token: { auth_time: Math.floor(Date.now() / 1000) + 1 } }, data };
  const { answer } = await functions.run(name, request, { aheadMs: at.getTime() - Date.now() });
  return answer;
}
const reserveAt = (time: string, caseId: string, key = keyOf(), uid = partner) =>
  callAt(clock(time), reserveContact.name, uid, {
    caseId,
    channel: 'call',
    person: 'debtor',
    key,
  }) as Promise<Reservation>;
const recordAt = (time: string, caseId: string, change: Partial<ContactEntry> = {}) =>
  callAt(clock(time), recordContact.name, partner, {
    ...entry(caseId, { beganAt: clock(time).toISOString() }),
    ...change,
  }) as Promise<{ id: string; verdict: string; counts: boolean }>;

const rowsOf = async (caseId: string) =>
  (await db.collection(paths.debtorContacts(caseId)).orderBy('seq').get()).docs;

describe('at a fixed time', () => {
  it('is granted within the hours of the day alone', async () => {
    const caseId = await aCaseOf(partner);
    expect(await reserveAt('07:59:30', caseId)).toEqual({
      refused: 'outside_hours',
      nextAt: clock('08:00:00').toISOString(),
    });
    expect(await reserveAt('20:00:00', caseId)).toMatchObject({ refused: 'outside_hours' });
    expect(await reserveAt('19:59:30', caseId)).toMatchObject({ slot: expect.any(String) as string });
  });

  it('a hold ends after fifteen minutes, the same key has the same slot, a released one is free again', async () => {
    const value = aPhone();
    const other = await person('rival', 'partner', 'Approved');
    const [first, second] = [await aCaseOf(partner, phone(value)), await aCaseOf(other, phone(value))];
    const key = keyOf();
    const granted = await reserveAt('10:00:00', first, key);
    expect(granted).toMatchObject({ slot: key });
    expect(await reserveAt('10:05:00', first, key)).toEqual(granted);
    // What the other partner learns is that the day is used, and nothing of the first case.
    const refused = await reserveAt('10:05:00', second, keyOf(), other);
    expect(refused).toEqual({
      refused: 'used_today',
      nextAt: new Date('2027-03-02T08:00:00+07:00').toISOString(),
    });
    expect(await recordAt('10:06:00', first, { key, outcome: 'no_answer' })).toMatchObject({
      verdict: 'inside',
      counts: false,
    });
    expect(await reserveAt('10:08:00', second, keyOf(), other)).toMatchObject({
      slot: expect.any(String) as string,
    });
    // Nobody records it, and it expires.
    expect(await reserveAt('10:22:00', first)).toMatchObject({ refused: 'used_today' });
    expect(await reserveAt('10:24:00', first)).toMatchObject({ slot: expect.any(String) as string });
  });

  it('a contact that outlasts its hold and the hours is recorded from its beginning, also when another has the day', async () => {
    const value = aPhone();
    const other = await person('rival', 'partner', 'Approved');
    const [first, second] = [await aCaseOf(partner, phone(value)), await aCaseOf(other, phone(value))];
    const key = keyOf();
    const beganAt = clock('19:40:00').toISOString();
    expect(await reserveAt('19:40:00', first, key)).toMatchObject({ slot: key });
    expect(await reserveAt('19:56:00', second, keyOf(), other)).toMatchObject({
      slot: expect.any(String) as string,
    });
    expect(await recordAt('20:05:00', first, { key, beganAt })).toMatchObject({
      id: key,
      verdict: 'inside',
      counts: true,
    });
  });

  it('three calls without an answer are three entries; the one that is answered closes the day', async () => {
    const caseId = await aCaseOf(partner);
    for (const time of ['09:00:00', '11:00:00', '13:00:00']) {
      expect(await recordAt(time, caseId, { outcome: 'no_answer' })).toMatchObject({
        verdict: 'inside',
        counts: false,
      });
    }
    // The debtor’s own call changes nothing.
    expect(await recordAt('14:00:00', caseId, { direction: 'in', outcome: 'promised' })).toMatchObject({
      verdict: 'not_gated',
      counts: false,
    });
    expect(await recordAt('15:00:00', caseId)).toMatchObject({ verdict: 'inside', counts: true });
    expect(await reserveAt('15:30:00', caseId)).toMatchObject({ refused: 'used_today' });
    expect(await recordAt('16:00:00', caseId)).toMatchObject({ verdict: 'second_that_day' });
    expect((await rowsOf(caseId)).length).toBe(6);
  });

  it('a call at 21:30 is recorded, and is outside the hours', async () => {
    const caseId = await aCaseOf(partner);
    expect(await recordAt('21:30:00', caseId)).toMatchObject({ verdict: 'outside_hours', counts: true });
  });

  it('an entry of the 61st minute is late', async () => {
    const caseId = await aCaseOf(partner);
    const beganAt = clock('10:00:00').toISOString();
    expect(await recordAt('11:00:20', caseId, { beganAt, outcome: 'no_answer' })).toMatchObject({
      verdict: 'inside',
    });
    expect(await recordAt('11:01:05', caseId, { beganAt, outcome: 'no_answer' })).toMatchObject({
      verdict: 'recorded_late',
    });
  });

  it('a correction is one more entry, and the day that the entry had used stays used', async () => {
    const caseId = await aCaseOf(partner);
    const { id } = await recordAt('10:00:00', caseId);
    expect(await reserveAt('10:02:00', caseId)).toMatchObject({ refused: 'used_today' });
    await recordAt('10:04:00', caseId, { corrects: id, outcome: 'wrong_person' });
    expect(await reserveAt('10:06:00', caseId)).toMatchObject({ refused: 'used_today' });
    expect(await recordAt('10:08:00', caseId)).toMatchObject({ verdict: 'second_that_day' });
    const rows = await rowsOf(caseId);
    expect(rows.map((one) => one.get('outcome') as string)).toEqual(['reached', 'wrong_person', 'reached']);
    expect(rows[1]?.get('corrects')).toBe(id);
  });

  it('a correction to another day frees the day of the entry and uses that one', async () => {
    const caseId = await aCaseOf(partner);
    const { id } = await recordAt('10:00:00', caseId);
    // The Friday before.
    const beganAt = new Date('2027-02-26T10:00:00+07:00').toISOString();
    expect(await recordAt('10:02:00', caseId, { corrects: id, beganAt })).toMatchObject({ counts: true });
    expect(await reserveAt('10:04:00', caseId)).toMatchObject({ slot: expect.any(String) as string });
    expect(await recordAt('10:06:00', caseId, { beganAt })).toMatchObject({ verdict: 'second_that_day' });
  });

  it('a correction to another day leaves the day to the second contact of it', async () => {
    const caseId = await aCaseOf(partner);
    const { id } = await recordAt('10:00:00', caseId);
    expect(await recordAt('11:00:00', caseId)).toMatchObject({ verdict: 'second_that_day' });
    const beganAt = new Date('2027-02-26T15:00:00+07:00').toISOString();
    expect(await recordAt('11:02:00', caseId, { corrects: id, beganAt })).toMatchObject({ counts: true });
    expect((await db.doc(paths.contactDigest(caseId)).get()).get('counted_on')).toBe(DAY);
    expect(await reserveAt('13:00:00', caseId)).toMatchObject({ refused: 'used_today' });
    expect(await recordAt('13:00:00', caseId)).toMatchObject({ verdict: 'second_that_day' });
  });

  it('a company is not limited', async () => {
    const caseId = await aCaseOf(partner, { kind: 'juristic' });
    expect(await reserveAt('22:00:00', caseId)).toMatchObject({ slot: null });
    expect(await recordAt('22:00:00', caseId)).toMatchObject({ verdict: 'not_gated', counts: false });
    expect(await recordAt('22:10:00', caseId)).toMatchObject({ verdict: 'not_gated' });
  });

  it('a company’s guarantor is limited as a person is, and the company is not limited by that', async () => {
    const caseId = await aCaseOf(partner, { kind: 'juristic' });
    const guarantor = { person: 'guarantor' } as const;
    const reserveGuarantor = (time: string) =>
      callAt(clock(time), reserveContact.name, partner, {
        caseId,
        channel: 'call',
        ...guarantor,
        key: keyOf(),
      });
    expect(await reserveGuarantor('22:00:00')).toMatchObject({ refused: 'outside_hours' });
    expect(await reserveGuarantor('10:00:00')).toMatchObject({ slot: expect.any(String) as string });
    expect(await recordAt('10:02:00', caseId, guarantor)).toMatchObject({ verdict: 'inside', counts: true });
    expect(await reserveGuarantor('11:00:00')).toMatchObject({ refused: 'used_today' });
    expect(await recordAt('11:00:00', caseId, guarantor)).toMatchObject({ verdict: 'second_that_day' });
    expect(await recordAt('22:30:00', caseId, guarantor)).toMatchObject({ verdict: 'outside_hours' });
    expect(await reserveAt('11:10:00', caseId)).toMatchObject({ slot: null });
    expect(await recordAt('11:10:00', caseId)).toMatchObject({ verdict: 'not_gated', counts: false });
  });
});

describe('who may', () => {
  const attempts = async (uid: string, caseId: string) => {
    const token = await signIn(uid);
    const answers = await Promise.all([
      call(reserveContact.name, token, { caseId, channel: 'call', person: 'debtor', key: keyOf() }),
      call(recordContact.name, token, entry(caseId)),
      call(verifyRecord.name, token, { caseId }),
    ]);
    return answers.map(({ status, body }) => (status === 200 ? 'yes' : body.error?.status));
  };
  const NO = 'PERMISSION_DENIED';

  it('the assigned partner; the customer and admins verify alone; nobody else does anything', async () => {
    const owner = await person('creditor');
    const caseId = await aCaseOf(partner, {}, owner);
    expect(await attempts(partner, caseId)).toEqual(['yes', 'yes', 'yes']);
    expect(await attempts(owner, caseId)).toEqual([NO, NO, 'yes']);
    expect(await attempts(await person('officer', 'admin'), caseId)).toEqual([NO, NO, 'yes']);
    expect(await attempts(await person('other'), caseId)).toEqual([NO, NO, NO]);
    expect(await attempts(await person('unassigned', 'partner', 'Approved'), caseId)).toEqual([NO, NO, NO]);
    expect(await attempts(partner, newId('nothing'))).toEqual([NO, NO, NO]);
    expect((await call(recordContact.name, undefined, entry(caseId))).body.error?.status).toBe(
      'UNAUTHENTICATED',
    );
  });

  it.each<[string, (uid: string, caseId: string) => [path: string, change: object]]>([
    ['Pending', (uid) => [paths.partner(uid), { status: 'Pending' }]],
    ['locked', (uid) => [paths.partner(uid), { disabled: true }]],
    ['an account that is locked', (uid) => [paths.profile(uid), { disabled: true }]],
    ['no longer assigned', (_uid, caseId) => [paths.case(caseId), { partner_id: partner }]],
  ])('not a partner who is %s, from the next request on', async (_, changeOf) => {
    const loser = await person('loser', 'partner', 'Approved');
    const caseId = await aCaseOf(loser);
    expect(await attempts(loser, caseId)).toEqual(['yes', 'yes', 'yes']);
    const [path, change] = changeOf(loser, caseId);
    await db.doc(path).update(change);
    expect(await attempts(loser, caseId)).toEqual([NO, NO, NO]);
  });

  it.each(['Submitted', 'Completed', 'Cancelled'])(
    'reserves nothing of a case that is %s; what took place is recorded',
    async (status) => {
      const caseId = await aCaseOf(partner);
      expect(await attempts(partner, caseId)).toEqual(['yes', 'yes', 'yes']);
      await db.doc(paths.case(caseId)).update({ status });
      expect(await attempts(partner, caseId)).toEqual(['FAILED_PRECONDITION', 'yes', 'yes']);
    },
  );

  it('a correction is of an own entry of the same day', async () => {
    const former = await person('former', 'partner', 'Approved');
    const caseId = await aCaseOf(former);
    const [old, fresh] = [entry(caseId), entry(caseId)];
    const record = async (uid: string, change: object) =>
      (await call(recordContact.name, await signIn(uid), { ...entry(caseId), ...change })).body.error?.status;
    for (const one of [old, fresh]) expect(await record(former, one)).toBeUndefined();
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await db.doc(paths.debtorContact(caseId, old.key)).update({ recorded_at: yesterday });
    expect(await record(former, { corrects: old.key })).toBe('INVALID_ARGUMENT');
    expect(await record(former, { corrects: fresh.key })).toBeUndefined();
    await db.doc(paths.case(caseId)).update({ partner_id: partner });
    expect(await record(partner, { corrects: fresh.key })).toBe('INVALID_ARGUMENT');
    expect(await record(partner, {})).toBeUndefined();
  });

  it('refuses what is not a contact', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const tried = async (change: object) =>
      (await call(recordContact.name, token, { ...entry(caseId), ...change })).body.error?.status;
    const day = 24 * 3_600_000;
    for (const wrong of [
      { beganAt: new Date(Date.now() + 10 * 60_000).toISOString() },
      { beganAt: new Date(Date.now() - 370 * day).toISOString() },
      { beganAt: 'yesterday' },
      { note: 'ก'.repeat(1_001) },
      { person: 'locating', note: 'นายก. เพื่อนบ้าน 081-000-0000' },
      { channel: 'pigeon' },
      { outcome: 'paid' },
      { key: 'a/b' },
      { verdict: 'inside' },
      { caseId: '../x' },
    ])
      expect(await tried(wrong)).toBe('INVALID_ARGUMENT');
    expect(await tried({ corrects: 'nothing-here' })).toBe('NOT_FOUND');
    expect(await tried({ note: 'ก'.repeat(1_000) })).toBeUndefined();
    expect(await tried({ person: 'locating' })).toBeUndefined();
    expect(await tried({ beganAt: new Date(Date.now() - 360 * day).toISOString() })).toBeUndefined();
  });
});
