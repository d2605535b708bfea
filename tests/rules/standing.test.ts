import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { doc, getDoc, getDocs, setDoc, updateDoc, type Firestore } from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newCase, newCaseUpdate, newPartner } from './documents.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS, type Documents } from './fixtures.ts';

/** A revoked right is gone at the next request, whatever the token still says (security R9 to R11, A1). */

const { CO, CX, PA, PU, AD } = PEOPLE;
const theCase = paths.case(IDS.case);
const actors = new Actors();
beforeEach(() => begin(actors));
afterAll(() => actors.leave());

/** Changes fields of a document as the server would. */
const change = (path: string, data: Record<string, unknown>) => updateDoc(doc(actors.server, path), data);

/** The actions of an assigned partner, each a separate request. */
function workOf(partner: Person): [string, () => Promise<unknown>][] {
  const db = actors.as(partner);
  return [
    ['read the case', () => getDoc(doc(db, theCase))],
    ['list its cases', () => act.list(COLLECTIONS.cases, act.own('partner_id'))(db, partner)],
    ['read the updates', () => getDocs(act.all(db, act.caseUpdates(IDS.case)))],
    ['read the events', () => getDocs(act.all(db, act.caseEvents(IDS.case)))],
    ['read the contacts with the debtor', () => getDocs(act.all(db, paths.debtorContacts(IDS.case)))],
    ['read what is stated of the debtor', () => getDoc(doc(db, paths.debtorFacts(IDS.case)))],
    ['read what is stated of the claim', () => getDoc(doc(db, paths.claimSheet(IDS.case)))],
    ['read its clocks', () => getDocs(act.all(db, paths.clocks(IDS.case)))],
    ['set the status', () => act.changeCase(IDS.case, { status: 'In Progress' })(db, partner)],
    [
      'add an update',
      () =>
        act.create(`${act.caseUpdates(IDS.case)}/${crypto.randomUUID()}`, newCaseUpdate(partner, IDS.case))(
          db,
          partner,
        ),
    ],
  ];
}

async function losesWork(partner: Person, loss: () => Promise<unknown>): Promise<void> {
  for (const [, act] of workOf(partner)) await assertSucceeds(act());
  await loss();
  for (const [, act] of workOf(partner)) await assertFails(act());
}

describe('an assigned partner loses the case at once', () => {
  test('when the approval is withdrawn while the role is still partner', () =>
    losesWork(PA, () => change(paths.partner(PA.uid), { status: 'Rejected' })));
  test('when the account is locked in the profile', () =>
    losesWork(PA, () => change(paths.profile(PA.uid), { disabled: true })));
  test('when the account is locked in the partner record', () =>
    losesWork(PA, () => change(paths.partner(PA.uid), { disabled: true })));
  test('when the record is gone', () =>
    losesWork(PA, () => arrange(actors, { [paths.partner(PA.uid)]: null })));
  test('when the case is handed over', async () => {
    await change(theCase, { partner_id: PU.uid });
    await assertFails(getDoc(doc(actors.as(PA), theCase)));
    await assertFails(act.changeCase(IDS.case, { status: 'Completed' })(actors.as(PA), PA));
    await assertSucceeds(getDoc(doc(actors.as(PU), theCase)));
  });
  test('when the case is unassigned', async () => {
    await change(theCase, { partner_id: null, status: 'Submitted' });
    await assertFails(getDoc(doc(actors.as(PA), theCase)));
  });
});

test('a partner has access again as soon as the lock is removed', async () => {
  await arrange(actors, accountDocuments(PA, true));
  await assertFails(getDoc(doc(actors.as(PA), theCase)));
  await arrange(actors, accountDocuments(PA));
  await assertSucceeds(getDoc(doc(actors.as(PA), theCase)));
});

describe('an admin', () => {
  const list = (who: Person) => act.list(COLLECTIONS.contacts)(actors.as(who), who);
  test('who lost the role is refused with the old token', async () => {
    await assertSucceeds(list(AD));
    await change(paths.profile(AD.uid), { role: 'customer' });
    await assertFails(list(AD));
  });
  test('with a new role needs no new token', async () => {
    await assertFails(list(CX));
    await change(paths.profile(CX.uid), { role: 'admin' });
    await assertSucceeds(list(CX));
  });
  test('who was a customer still sees the own cases and cannot submit new ones', async () => {
    await change(paths.profile(CO.uid), { role: 'admin' });
    await assertSucceeds(getDoc(doc(actors.as(CO), theCase)));
    await assertFails(setDoc(doc(actors.as(CO), paths.case('case-more')), newCase(CO)));
  });
});

describe('claims alone grant nothing', () => {
  const claims = [
    { role: 'admin' },
    { role: 'partner' },
    { admin: true, role: ['admin'] },
    { disabled: false, status: 'Approved' },
  ];
  for (const claim of claims) {
    test(JSON.stringify(claim), async () => {
      const db = actors.as(CX, claim);
      await assertFails(getDoc(doc(db, theCase)));
      await assertFails(act.list(COLLECTIONS.cases)(db, CX));
      await assertFails(act.list(COLLECTIONS.partners)(db, CX));
      await assertFails(updateDoc(doc(db, paths.profile(CX.uid)), { role: 'admin' }));
      await assertSucceeds(getDoc(doc(db, paths.profile(CX.uid))));
    });
  }
  test('a token without claims loses no right', async () => {
    const db = actors.as(CO, { role: undefined });
    await assertSucceeds(getDoc(doc(db, theCase)));
    await assertSucceeds(setDoc(doc(db, paths.case('case-without-claims')), newCase(CO)));
  });
  test('an account without an e-mail cannot submit a case', async () => {
    const send = (db: Firestore, name: string | null) =>
      setDoc(doc(db, paths.case(crypto.randomUUID())), { ...newCase(CO), client_name: name });
    await assertFails(send(actors.as(CO, { email: undefined }), CO.email));
    await assertFails(send(actors.as(CO, { email: undefined }), null));
    await assertFails(send(actors.as(CO, { email: null }), null));
    await assertSucceeds(send(actors.as(CO), CO.email));
  });
});

describe('an account without a profile', () => {
  const ghost = { ...CX, uid: 'uid-ghost', email: 'ghost@example.com' };
  const owned = (): Documents => ({
    [paths.case('case-ghost')]: aCase({ user_id: ghost.uid, partner_id: ghost.uid }),
  });
  test('may apply as a partner for itself as Pending, before its profile is created', async () => {
    const db = actors.as(ghost);
    const apply = (uid: string, status: string) =>
      setDoc(doc(db, paths.partner(uid)), { ...newPartner(ghost), user_id: uid, status });
    await assertFails(apply(CX.uid, 'Pending'));
    await assertFails(apply(ghost.uid, 'Approved'));
    await assertSucceeds(apply(ghost.uid, 'Pending'));
    await assertFails(apply(ghost.uid, 'Pending'));
    // Nothing more: reading the record needs the profile.
    await assertFails(getDoc(doc(db, paths.partner(ghost.uid))));
  });
  test('can read only public documents and its own missing ones', async () => {
    await arrange(actors, owned());
    const db = actors.as(ghost, { role: 'admin' });
    await assertFails(getDoc(doc(db, paths.case('case-ghost'))));
    await assertFails(act.list(COLLECTIONS.cases, act.own('user_id'))(db, ghost));
    await assertFails(act.list(COLLECTIONS.notifications, act.own('user_id'))(db, ghost));
    await assertFails(setDoc(doc(db, paths.case('case-of-ghost')), newCase(ghost)));
    await assertFails(setDoc(doc(db, paths.profile(ghost.uid)), { role: 'admin' }));
    await assertSucceeds(getDoc(doc(db, paths.profile(ghost.uid))));
    await assertSucceeds(getDoc(doc(db, COLLECTIONS.blogPosts, IDS.post)));
    await arrange(actors, accountDocuments(ghost));
    await assertSucceeds(getDoc(doc(db, paths.case('case-ghost'))));
  });
});

test('a missing case and another person’s case give the same error', async () => {
  const problem = (path: string) =>
    getDoc(doc(actors.as(CX), path)).then(
      () => 'read',
      (error: unknown) => (error instanceof FirebaseError ? error.code : error),
    );
  expect(await problem(theCase)).toBe('permission-denied');
  expect(await problem(paths.case('case-missing'))).toBe('permission-denied');
  expect(await problem(`${act.caseUpdates('case-missing')}/x`)).toBe('permission-denied');
  expect(await problem(paths.profile('uid-nobody'))).toBe('permission-denied');
  expect(await problem(paths.partner('uid-nobody'))).toBe('permission-denied');
});
