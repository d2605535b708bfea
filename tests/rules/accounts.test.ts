import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { PARTNER_STATUSES } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { deleteField, doc, getDoc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newPartner } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange } from './fixtures.ts';

const { CO, CX, PP, PR, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

describe('the own profile', () => {
  const send = (change: DocumentData) => updateDoc(doc(actors.as(CO), paths.profile(CO.uid)), change);
  const check = new FieldChecks(() => ({ full_name: CO.name, avatar_url: null }), send);

  check.accepts('an empty name', () => ({ full_name: '' }));
  check.anyText('full_name');
  check.bound('full_name', LIMITS.name);
  check.type('full_name', ['a text']);
  check.picture('avatar_url', CO.uid);
  const bucket = 'demo-portal.firebasestorage.app';
  const name = '1719900000000-a.png';
  const addressesOf = (uid: string) => [
    `avatars/${uid}/${name}`,
    `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/avatars%2F${uid}%2F${name}?alt=media`,
    `http://127.0.0.1:9199/v0/b/${bucket}/o/avatars%2F${uid}%2F${name}?alt=media`,
    `https://storage.googleapis.com/${bucket}/avatars/${uid}/${name}`,
    `https://${bucket}.storage.googleapis.com/avatars/${uid}/${name}`,
  ];
  for (const url of addressesOf(CO.uid)) check.accepts(`the own avatar ${url}`, () => ({ avatar_url: url }));
  for (const url of [
    ...addressesOf(AD.uid),
    `https://FirebaseStorage.googleapis.com/v0/b/${bucket}/o/avatars%2F${AD.uid}%2F${name}`,
    `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/%61vatars%2F${AD.uid}%2F${name}`,
    `https://firebasestor%61ge.googleapis.com/v0/b/${bucket}/o/avatars%2F${AD.uid}%2F${name}`,
    `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/avatars%2F${AD.uid}%2F${name}?avatars/${CO.uid}/${name}`,
    `https://storage.googleapis.com/${bucket}/avatars/${CO.uid}/..\\${AD.uid}\\${name}`,
    `avatars/${CO.uid}/../${AD.uid}/${name}`,
  ]) {
    check.refuses(`somebody else's avatar ${url}`, () => ({ avatar_url: url }));
  }
  check.accepts("another site's picture", () => ({
    avatar_url: `https://cdn.example.com/avatars/${AD.uid}/a.png`,
  }));
  for (const [key, value] of Object.entries({
    role: 'admin',
    disabled: false,
    email: 'x@example.com',
    created_at: new Date(0),
    id: 'x',
    x: 1,
  })) {
    check.refuses(`a change of ${key}`, () => ({ [key]: value }));
  }
  for (const key of ['full_name', 'avatar_url', 'role', 'email', 'created_at']) {
    check.refuses(`to lose ${key}`, () => ({ [key]: deleteField() }));
  }
  test('of a person whose id is a pattern cannot show a picture that it matches', async () => {
    // Ends the quotation, matches the id of an admin, and begins another.
    const pattern = { ...CX, uid: `${AD.uid.slice(0, 3)}\\E.*\\Q`, email: 'pattern@example.com' };
    const show = (person: typeof CX | typeof pattern) =>
      updateDoc(doc(actors.as(person), paths.profile(person.uid)), {
        avatar_url: `avatars/${person === CX ? CX.uid : AD.uid}/1719900000000-a.png`,
      });
    await arrange(actors, { ...accountDocuments(CX), ...accountDocuments(pattern) });
    await assertSucceeds(show(CX));
    await assertFails(show(pattern));
  });
  test('cannot be replaced with another role', async () => {
    const ref = doc(actors.as(CO), paths.profile(CO.uid));
    const whole = accountDocuments(CO)[paths.profile(CO.uid)] ?? {};
    await assertSucceeds(setDoc(ref, whole));
    await assertFails(setDoc(ref, { ...whole, role: 'admin' }));
  });
  test('may be read before the server has created it', async () => {
    const fresh = { ...CO, uid: 'uid-fresh', email: 'fresh@example.com' };
    const db = actors.as(fresh);
    await assertSucceeds(getDoc(doc(db, paths.profile(fresh.uid))));
    await assertFails(getDoc(doc(db, paths.profile(CX.uid))));
    await arrange(actors, accountDocuments(fresh));
    await assertSucceeds(getDoc(doc(db, paths.profile(fresh.uid))));
  });
});

describe('a partner application', () => {
  const path = paths.partner(CX.uid);
  const send = async (data: DocumentData) => {
    await arrange(actors, { [path]: null });
    await setDoc(doc(actors.as(CX), path), data);
  };
  const check = new FieldChecks(() => newPartner(CX), send);

  check.keys({ extra: ['role', 'disabled', 'approved_at', 'search_words', 'x'] });
  check.pinned('user_id', [CO.uid, '']);
  check.pinned('status', ['Approved', 'Rejected', 'pending', 'x']);
  check.text('company_name', LIMITS.name);
  check.anyText('company_name');
  check.text('contact_person', LIMITS.name);
  check.anyText('contact_person');
  check.phone('phone');
  check.now('created_at');

  for (const status of PARTNER_STATUSES) {
    test(`cannot be submitted again while one is ${status}`, async () => {
      const applicant = { ...PR, uid: 'uid-again', application: status };
      await arrange(actors, accountDocuments(applicant));
      const ref = doc(actors.as(applicant), paths.partner(applicant.uid));
      await assertFails(setDoc(ref, newPartner(applicant)));
      await arrange(actors, { [ref.path]: null });
      await assertSucceeds(setDoc(ref, newPartner(applicant)));
    });
  }
});

describe("a partner's particulars", () => {
  const particulars = () => ({ company_name: 'บริษัทใหม่ จำกัด', contact_person: 'สมหญิง', phone: '02-555-0100' });
  const send = (change: DocumentData) => updateDoc(doc(actors.as(PP), paths.partner(PP.uid)), change);
  const check = new FieldChecks(particulars, send);

  check.text('company_name', LIMITS.name);
  check.text('contact_person', LIMITS.name);
  check.phone('phone');
  for (const [key, value] of Object.entries({
    status: 'Approved',
    user_id: CX.uid,
    created_at: new Date(0),
    disabled: false,
    x: 1,
  })) {
    check.refuses(`a change of ${key}`, () => ({ [key]: value }));
  }
  for (const key of [...Object.keys(particulars()), 'status', 'user_id', 'created_at']) {
    check.refuses(`to lose ${key}`, () => ({ [key]: deleteField() }));
  }
});

describe('a review', () => {
  const path = paths.partner(PP.uid);
  const send = async (change: DocumentData) => {
    await arrange(actors, accountDocuments(PP));
    await updateDoc(doc(actors.as(AD), path), change);
  };
  const check = new FieldChecks(() => ({ status: 'Approved' }), send);
  check.pinned('status', ['Pending ', 'approved', 'x']);
  for (const [key, value] of Object.entries({
    company_name: 'x',
    contact_person: 'x',
    phone: '1',
    user_id: CX.uid,
    created_at: new Date(0),
    disabled: true,
    x: 1,
  })) {
    check.refuses(`a change of ${key} along with it`, () => ({ [key]: value }));
  }
  check.refuses('a reason for an approval', () => ({ decision_reason: 'x' }));
});

describe('a rejection', () => {
  const path = paths.partner(PP.uid);
  const send = async (change: DocumentData) => {
    await arrange(actors, accountDocuments(PP));
    await updateDoc(doc(actors.as(AD), path), change);
  };
  const check = new FieldChecks(() => ({ status: 'Rejected', decision_reason: 'เอกสารไม่ครบ' }), send);
  check.text('decision_reason', LIMITS.decisionReason);

  test('needs no reason', () => assertSucceeds(send({ status: 'Rejected' })));

  test('keeps its reason: neither the applicant nor an admin can change it', async () => {
    await assertSucceeds(send({ status: 'Rejected', decision_reason: 'เอกสารไม่ครบ' }));
    for (const person of [PP, AD])
      await assertFails(updateDoc(doc(actors.as(person), path), { decision_reason: 'x' }));
  });
});
