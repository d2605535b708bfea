import { dayOf, startOf } from '@app/domain/calendar';
import type { QuestionedWording } from '@app/domain/case';
import { recordContact, reserveContact, verifyRecord } from '@app/domain/contracts/debtor-contacts';
import { contactWindow } from '@app/domain/debtor-contact';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { aCaseOf, entry, keyOf } from './debtor.ts';
import { person } from './people.ts';
import { db } from './server.ts';
import { wordsOf } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let partner: string;
beforeAll(async () => {
  partner = await person('caller', 'partner', 'Approved');
});

const rowsOf = async (caseId: string) =>
  (await db.collection(paths.debtorContacts(caseId)).orderBy('seq').get()).docs;
const verify = async (caseId: string, token: string) =>
  (await call(verifyRecord.name, token, { caseId })).body.result;

describe('the record', () => {
  it('a case whose persons were removed takes no contact and no reservation', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const item = db.doc(paths.case(caseId));
    const reserve = () =>
      call(reserveContact.name, token, { caseId, channel: 'call', person: 'debtor', key: keyOf() });
    const answers = async () => [
      (await reserve()).body.error?.status,
      (await call(recordContact.name, token, entry(caseId))).body.error?.status,
    ];
    await item.update({ pseudonymised_at: new Date() });
    expect(await answers()).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED']);
    expect((await rowsOf(caseId)).length).toBe(0);
    await item.update({ pseudonymised_at: FieldValue.delete() });
    expect(await answers()).toEqual([undefined, undefined]);
    expect((await rowsOf(caseId)).length).toBe(1);
  });

  it('the same key records once', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const once = entry(caseId, { note: 'ครั้งเดียว' });
    const answers = await Promise.all([1, 2, 3].map(() => call(recordContact.name, token, once)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
    expect((await rowsOf(caseId)).length).toBe(1);
  });

  it('the same key with something else is refused, and what was recorded stays', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const first = entry(caseId, { note: 'ครั้งเดียว' });
    expect((await call(recordContact.name, token, first)).status).toBe(200);
    const changed = await call(recordContact.name, token, { ...first, outcome: 'refused' });
    expect(changed.body.error?.status).toBe('ALREADY_EXISTS');
    expect((await call(recordContact.name, token, first)).status).toBe(200);
    expect((await rowsOf(caseId)).map((one) => one.get('outcome') as string)).toEqual(['reached']);
  });

  it('a note that was questioned is stored with its findings and the reason, which the chain covers', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const wording: QuestionedWording = {
      findings: ['th-seizure'],
      reason: 'คำพูดของลูกหนี้',
      law: { table: 'wording', n: 1 },
    };
    const questioned = (change: object) =>
      call(recordContact.name, token, { ...entry(caseId, { note: 'ขู่จะยึดรถ', wording }), ...change });
    for (const wrong of [
      { wording: { ...wording, reason: ' ' } },
      { wording: { ...wording, findings: [] } },
      { note: '' },
    ])
      expect((await questioned(wrong)).body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await questioned({})).status).toBe(200);
    const [row] = await rowsOf(caseId);
    expect(row?.get('wording')).toEqual(wording);
    expect(await verify(caseId, token)).toEqual({ entries: 1, broken: null });
    await row?.ref.update({ 'wording.reason': 'อื่น' });
    expect(await verify(caseId, token)).toEqual({ entries: 1, broken: 1 });
  });

  it('six at once are one chain, whose totals are those of the rows; a changed byte breaks it at that row', async () => {
    const token = await signIn(partner);
    const caseId = await aCaseOf(partner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(recordContact.name, token, entry(caseId, { note: 'ลูกหนี้ขอเวลา' }))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const rows = await rowsOf(caseId);
    expect(rows.map((one) => one.get('seq') as number)).toEqual(
      Array.from({ length: 6 }, (_, index) => index + 1),
    );
    const digest = (await db.doc(paths.contactDigest(caseId)).get()).data();
    const counted = (verdict: string) => rows.filter((one) => one.get('verdict') === verdict).length;
    for (const verdict of ['inside', 'outside_hours', 'second_that_day', 'recorded_late', 'not_gated'])
      expect(digest?.[verdict]).toBe(counted(verdict));
    expect(digest?.entries).toBe(6);
    expect(await verify(caseId, token)).toEqual({ entries: 6, broken: null });

    await rows[2]!.ref.update({ note: 'ลูกหนี้ขอเวลา.' });
    expect(await verify(caseId, token)).toEqual({ entries: 6, broken: 3 });
    await rows[2]!.ref.update({ note: 'ลูกหนี้ขอเวลา' });
    expect(await verify(caseId, token)).toEqual({ entries: 6, broken: null });
    await rows[5]!.ref.delete();
    expect(await verify(caseId, token)).toEqual({ entries: 5, broken: 6 });
  });

  it('admins are notified within a minute of a contact outside the rules, and of no other; no name, no amount', async () => {
    const token = await signIn(partner);
    const admin = await person('watcher', 'admin');
    const caseId = await aCaseOf(partner);
    const told = async () => {
      const found = await db
        .collection(COLLECTIONS.notifications)
        .where('params.case_id', '==', caseId)
        .get();
      // Admins are notified of the case itself as well.
      return found.docs
        .map((one) => one.data())
        .filter(({ user_id, kind }) => user_id === admin && kind === 'contact_outside_rules');
    };
    // Yesterday at noon and at 21:30 in Bangkok.
    const midnight = startOf(dayOf(new Date(Date.now() - 24 * 3_600_000)));
    const yesterdayAt = (hour: number) => new Date(midnight.getTime() + hour * 3_600_000).toISOString();
    expect(contactWindow(new Date(yesterdayAt(12))).isOpen).toBe(true);
    const late = await call(recordContact.name, token, entry(caseId, { beganAt: yesterdayAt(12) }));
    expect(late.body.result).toMatchObject({ verdict: 'recorded_late' });
    const outside = await call(recordContact.name, token, entry(caseId, { beganAt: yesterdayAt(21.5) }));
    expect(outside.body.result).toMatchObject({ verdict: 'outside_hours' });
    await until('the notice', told, (found) => found.length > 0, 60_000);
    await quiet();
    const notices = await told();
    expect(notices).toMatchObject([{ link_to: `/admin/case/${caseId}`, is_read: false }]);
    const { debtor_name: name, amount } = aCase();
    const text = wordsOf(notices);
    expect(text).not.toContain(name);
    expect(text).not.toContain(String(amount));
    expect(text).not.toContain('485');
  });
});
