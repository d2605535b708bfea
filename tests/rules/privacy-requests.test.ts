import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@app/domain/paths';
import { PRIVACY_STATUSES, type PrivacyRequest } from '@app/domain/privacy-request';
import { aPrivacyRequest } from '@app/seed/builders';
import { doc, serverTimestamp, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newPrivacyRequest } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

const { CO } = PEOPLE;
const own = paths.privacyRequest(CO.uid);
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const mine = () => doc(actors.as(CO), own);

describe.each([
  ['new', () => arrange(actors, { [own]: null })],
  ['made again', () => arrange(actors, { [own]: aPrivacyRequest({ user_id: CO.uid, status: 'refused' }) })],
])('a request that is %s', (_name, before) => {
  const send = async (data: DocumentData) => {
    await before();
    await setDoc(mine(), data);
  };
  const check = new FieldChecks(() => newPrivacyRequest(CO), send);
  check.keys({ extra: ['decisions', 'kept', 'closed_at', 'due_at', 'x'] });
  check.now('created_at');
  check.accepts('no reason', () => ({ reason: '' }));
  check.type('reason', ['a text']);
  for (const status of PRIVACY_STATUSES.filter((one) => one !== 'received'))
    check.refuses(`the status ${status}`, () => ({ status }));
  check.refuses('another kind', () => ({ kind: 'access' }));
  check.refuses("another's account", () => ({ user_id: 'uid-nobody' }));
});

describe('a withdrawal', () => {
  const withdraw = async (change: DocumentData = {}) => {
    await arrange(actors, { [own]: aPrivacyRequest({ user_id: CO.uid }) });
    await updateDoc(mine(), { status: 'withdrawn', closed_at: serverTimestamp(), ...change });
  };
  test.each([
    ['a time of one’s choice', { closed_at: new Date(0) }],
    ['another reason', { reason: 'x' }],
    ['answers', { decisions: [] }],
    ['another account', { user_id: 'uid-nobody' }],
    ['another kind', { kind: 'access' }],
    ['another time of the request', { created_at: new Date(0) }],
    ['a further field', { x: 1 }],
    ['the status done', { status: 'done' }],
  ])('takes nothing else along: %s', async (_name, change) => {
    await assertSucceeds(withdraw());
    await assertFails(withdraw(change));
  });
});

test('is not made again while its status is unknown', async () => {
  const again = { status: 'received', reason: '', created_at: serverTimestamp() };
  const stored = aPrivacyRequest({ user_id: CO.uid, status: 'refused' });
  for (const status of ['x', 'unknown', 'Done']) {
    await arrange(actors, { [own]: { ...stored, status } });
    await assertFails(updateDoc(mine(), again));
  }
  await arrange(actors, { [own]: stored });
  await assertSucceeds(updateDoc(mine(), again));
});

test('earlier answers stay when the request is made again', async () => {
  const decisions: PrivacyRequest['decisions'] = [
    { decision: 'refused', note: 'คดียังไม่สิ้นสุด', by: PEOPLE.AD.uid, at: new Date(0) },
  ];
  const before = { [own]: aPrivacyRequest({ user_id: CO.uid, status: 'refused', decisions }) };
  const again = { status: 'received', reason: '', created_at: serverTimestamp() };
  await arrange(actors, before);
  await assertFails(setDoc(mine(), newPrivacyRequest(CO)));
  await assertFails(updateDoc(mine(), { ...again, decisions: [] }));
  await assertSucceeds(updateDoc(mine(), again));
});
