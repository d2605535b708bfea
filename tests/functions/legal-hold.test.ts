import { decidePrivacyRequest, previewErasure } from '@app/domain/contracts/decide-privacy-request';
import { setLegalHold } from '@app/domain/contracts/set-legal-hold';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseEvent, aCaseUpdate, aPrivacyRequest } from '@app/seed/builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aCaseMessage } from '@app/seed/message-builders';
import { describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { statusOf } from './erased-person.ts';
import { person } from './people.ts';
import { functions } from './run-function.ts';
import { db, newId, server } from './server.ts';
import { quiet, until } from './wait.ts';

it('an admin sets and lifts a legal hold, which is recorded; a customer does neither', async () => {
  const caseId = newId('case');
  const token = await signIn(await person('officer', 'admin'));
  await db.doc(paths.case(caseId)).set(aCase());
  const customer = await signIn(await person('curious'));
  const hold = (reason: string | null, as: string, id = caseId) =>
    call(setLegalHold.name, as, { caseId: id, reason });
  const there = async () => (await db.doc(paths.legalHold(caseId)).get()).exists;
  expect((await hold('คำสั่งศาล', customer)).body.error?.status).toBe('PERMISSION_DENIED');
  expect(await there()).toBe(false);
  expect((await hold('คำสั่งศาล', token)).status).toBe(200);
  expect(await there()).toBe(true);
  const log = db.collection(COLLECTIONS.auditLog).where('subject', '==', paths.case(caseId));
  // Of one commit: the hold is never there without its entry.
  expect((await log.get()).docs.map(({ createTime }) => createTime)).toEqual([
    (await db.doc(paths.legalHold(caseId)).get()).createTime,
  ]);
  expect((await hold(null, customer)).body.error?.status).toBe('PERMISSION_DENIED');
  expect((await hold(null, token)).status).toBe(200);
  expect(await there()).toBe(false);
  expect((await hold('x', token, newId('none'))).body.error?.status).toBe('NOT_FOUND');
  const audit = await log.get();
  const actions = audit.docs.map((entry) => entry.get('action') as string);
  expect(actions.filter((action) => action.startsWith('legal_hold')).sort()).toEqual([
    'legal_hold_lifted',
    'legal_hold_set',
  ]);
});

describe('the names of people who were erased while a case was on hold', () => {
  const people = { erased: '', present: '', customer: '' };
  const caseId = newId('case');
  /** The documents that name each of them, by person. */
  const entriesOf = (uid: string) => ({
    [paths.caseUpdate(caseId, uid)]: aCaseUpdate({ case_id: caseId, user_id: uid, author_name: 'ชื่อ' }),
    [paths.officeNote(caseId, uid)]: aCaseUpdate({ case_id: caseId, user_id: uid, author_name: 'ชื่อ' }),
    [paths.message(caseId, uid)]: aCaseMessage({ case_id: caseId, user_id: uid, author_name: 'ชื่อ' }),
    [paths.caseEvent(caseId, uid)]: aCaseEvent({ case_id: caseId, actor_id: uid, actor_name: 'ชื่อ' }),
    [paths.debtorContact(caseId, uid)]: aDebtorContact({
      case_id: caseId,
      actor_id: uid,
      actor_name: 'ชื่อ',
    }),
  });
  const namesOf = async (uid: string) => {
    const found = await db.getAll(...Object.keys(entriesOf(uid)).map((path) => db.doc(path)));
    return found.map((entry) => (entry.get('author_name') ?? entry.get('actor_name')) as string);
  };
  const kept = ['ชื่อ', 'ชื่อ', 'ชื่อ', 'ชื่อ', 'ชื่อ'];

  it('are removed when it is lifted; those of others and the customer’s stay', async () => {
    const token = await signIn(await person('officer', 'admin'));
    for (const one of ['erased', 'present', 'customer'] as const) {
      people[one] = await person(one);
      await db.doc(paths.profile(people[one])).update({ full_name: 'ชื่อ' });
    }
    await db.doc(paths.case(caseId)).set(aCase({ user_id: people.customer }));
    await call(setLegalHold.name, token, { caseId, reason: 'คำสั่งศาล' });
    for (const uid of Object.values(people))
      for (const [path, data] of Object.entries(entriesOf(uid))) await db.doc(path).set(data);
    await quiet();
    // What the preview reads of one case on hold.
    const planned = async (userId: string) =>
      (await call(previewErasure.name, token, { userId })).body.result as { kept: object[] };
    await db.doc(paths.privacyRequest(people.erased)).set(aPrivacyRequest({ user_id: people.erased }));
    expect((await planned(people.erased)).kept).toEqual([
      { path: paths.case(caseId), because: 'legal_hold', until: null },
    ]);
    const stranger = await person('stranger');
    await db.doc(paths.privacyRequest(stranger)).set(aPrivacyRequest({ user_id: stranger }));
    expect((await planned(stranger)).kept).toEqual([]);

    await call(decidePrivacyRequest.name, token, {
      userId: people.erased,
      decision: 'approved',
      note: 'x',
    });
    await until(
      'the erasure',
      () => statusOf(server, people.erased),
      (status) => status === 'done',
    );
    await db.doc(paths.profile(people.customer)).update({ erased_at: new Date() });
    expect(await namesOf(people.erased)).toEqual(kept);

    // Of an earlier hold, and late: the case is on hold again.
    const event = { id: newId('event'), time: new Date().toISOString(), params: { caseId } };
    await functions.run('followLegalHold', event);
    expect(await namesOf(people.erased)).toEqual(kept);

    expect((await call(setLegalHold.name, token, { caseId, reason: null })).status).toBe(200);
    await until(
      'the names',
      () => namesOf(people.erased),
      (names) => names.every((name) => name === ''),
    );
    await quiet();
    expect(await namesOf(people.present)).toEqual(kept);
    expect(await namesOf(people.customer)).toEqual(kept);
    expect((await db.doc(paths.debtorContact(caseId, people.erased)).get()).data()).toMatchObject({
      actor_salt: '',
      actor_erased: true,
    });
  });
});
