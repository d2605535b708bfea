import { BUDGETS } from '@app/domain/budgets';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseDocument, aCaseUpdate } from '@app/seed/builders';
import { aCaseOutcome } from '@app/seed/case-life-builders';
import { aLegalEvent } from '@app/seed/claim-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { FieldValue } from 'firebase-admin/firestore';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectEqualSums } from './expect-sums.ts';
import { LETTER, newPath, PDF } from './document-steps.ts';
import { emailOf, person } from './people.ts';
import { db, newId } from './server.ts';
import { endVisit, firestoreOf, visit, type Visitor } from './visitor.ts';
import { quiet, until } from './wait.ts';

const DAY = BUDGETS.cases[0].most;
const HOUR = BUDGETS.updates[0].most;
/** The emulator starts a process for each concurrent event. */
const AT_ONCE = 12;

const submit = async (visitor: Visitor): Promise<string> => {
  const id = newId('case');
  const { uid } = visitor;
  await setDoc(doc(firestoreOf(visitor), paths.case(id)), {
    ...aCase({ user_id: uid, client_name: emailOf(uid) }),
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  // What is stated of the debtor is stored beside the case; without the case it is refused.
  const facts = aSetOfDebtorFacts({ case_id: id, user_id: uid, updated_by: uid });
  const stated = { ...facts, updated_at: serverTimestamp() };
  await setDoc(doc(firestoreOf(visitor), paths.debtorFacts(id)), stated).catch(() => undefined);
  return id;
};

const casesOf = async ({ uid }: Visitor) =>
  (await db.collection(COLLECTIONS.cases).where('user_id', '==', uid).get()).docs;
const pauseOf = async (uid: string, kind: string) =>
  (await db.doc(paths.profile(uid)).get()).get(`paused_until.${kind}`) as
    | FirebaseFirestore.Timestamp
    | undefined;

it('a burst of cases leaves exactly the budget, and nothing of the others', async () => {
  const [customer, other] = await Promise.all([visit('busy'), visit('other')]);
  const ids: string[] = [];
  const send = async (count: number) => {
    const sent = await Promise.allSettled(Array.from({ length: count }, () => submit(customer)));
    for (const one of sent) if (one.status === 'fulfilled') ids.push(one.value);
  };
  const tallied = async () => {
    const found = await db.getAll(...ids.map((id) => db.doc(paths.caseTally(id))));
    return found.filter(({ exists }) => exists).length;
  };
  while (ids.length < DAY - 2) {
    await send(Math.min(AT_ONCE, DAY - 2 - ids.length));
    await until('all of them counted', tallied, (count) => count === ids.length);
  }
  expect(await pauseOf(customer.uid, 'cases')).toBeUndefined();

  // The pause comes with the last write of the budget: writes of the same moment have already passed the rules.
  await send(AT_ONCE);
  await until(
    'the pause',
    () => pauseOf(customer.uid, 'cases'),
    (time) => time !== undefined,
  );
  await until(
    'the budget',
    async () => (await casesOf(customer)).length,
    (count) => count === DAY,
  );
  await until('the sums', tallied, (count) => count === DAY);
  await quiet();
  const kept = new Set((await casesOf(customer)).map(({ id }) => id));
  expect(kept.size).toBe(DAY);
  await expectEqualSums();
  for (const id of ids.filter((one) => !kept.has(one)))
    for (const path of [paths.caseTally(id), paths.debtorFacts(id)])
      expect((await db.doc(path).get()).exists).toBe(false);
  for (const id of kept) expect((await db.doc(paths.debtorFacts(id)).get()).exists).toBe(true);

  // From the first of the day, a day later.
  const times = (await casesOf(customer)).map((found) =>
    (found.get('created_at') as FirebaseFirestore.Timestamp).toMillis(),
  );
  const first = Math.min(...times);
  const until_ = await pauseOf(customer.uid, 'cases');
  expect(until_?.toMillis()).toBe(first + BUDGETS.cases[0].ms);
  await expect(submit(customer)).rejects.toMatchObject({ code: 'permission-denied' });
  await submit(other);
  // After the pause.
  await db.doc(paths.profile(customer.uid)).update({ 'paused_until.cases': new Date(Date.now() - 1_000) });
  await submit(customer);
  await Promise.all([endVisit(customer), endVisit(other)]);
});

it('a burst of notes leaves exactly the budget, across all cases', async () => {
  const partner = await person('writer', 'partner', 'Approved');
  const caseId = newId('case');
  await db.doc(paths.case(caseId)).set(aCase({ partner_id: partner, status: 'In Progress' }));
  const note = (parent: string) => ({
    ref: db.doc(`${parent}/case_updates/${newId('note')}`),
    data: { ...aCaseUpdate({ case_id: caseId, user_id: partner }), created_at: FieldValue.serverTimestamp() },
  });
  // All but one of an hour's notes, written with triggers off: the budget counts notes in any case.
  const batch = db.batch();
  for (let index = 1; index < HOUR; index += 1) {
    const { ref, data } = note('spare/notes');
    batch.create(ref, data);
  }
  await batch.commit();
  const notesOf = async () => (await db.collection(paths.caseUpdates(caseId)).get()).size;

  await Promise.all(
    Array.from({ length: 6 }, () => note(paths.case(caseId))).map(({ ref, data }) => ref.create(data)),
  );
  await until('one note', notesOf, (count) => count === 1);
  await until(
    'the pause',
    () => pauseOf(partner, 'updates'),
    (time) => time !== undefined,
  );
  await quiet();
  expect(await notesOf()).toBe(1);
});

describe('a burst in one commit leaves exactly the budget', () => {
  let visitor: Visitor;
  let partner: string;
  let caseId: string;
  let path: string;
  beforeAll(async () => {
    visitor = await visit('burst', 'partner', 'Approved');
    partner = visitor.uid;
    caseId = newId('case');
    await db.doc(paths.case(caseId)).set(aCase({ partner_id: partner, status: 'In Progress' }));
    path = newPath(visitor);
    await visitor.upload(path, LETTER, PDF, caseId);
  });
  afterAll(() => endVisit(visitor));
  const KINDS = {
    legal_events: [BUDGETS.legal_events, () => aLegalEvent({ case_id: caseId, user_id: partner })],
    case_outcomes: [
      BUDGETS.outcomes,
      () => aCaseOutcome({ case_id: caseId, by: partner, by_role: 'partner' }),
    ],
    case_documents: [BUDGETS.documents, () => aCaseDocument({ case_id: caseId, user_id: partner, path })],
  } as const;
  const PAUSES = { legal_events: 'legal_events', case_outcomes: 'outcomes', case_documents: 'documents' };

  it.each(['legal_events', 'case_outcomes', 'case_documents'] as const)('%s', async (name) => {
    const [budget, build] = KINDS[name];
    const most = budget[0].most;
    const write = async (parent: string, count: number) => {
      const batch = db.batch();
      for (let index = 0; index < count; index += 1)
        batch.create(db.doc(`${parent}/${name}/${newId('one')}`), {
          ...build(),
          created_at: FieldValue.serverTimestamp(),
        });
      await batch.commit();
    };
    // All but two of the day's, where no trigger runs: the budget counts them in any case.
    await write('spare/burst', most - 2);
    const sizeOf = async () => (await db.collection(`${paths.case(caseId)}/${name}`).get()).size;
    await write(paths.case(caseId), 8);
    await until(
      'the pause',
      () => pauseOf(partner, PAUSES[name]),
      (time) => time !== undefined,
    );
    await until('the budget', sizeOf, (size) => size === 2);
    await quiet();
    expect(await sizeOf()).toBe(2);
  });
});

it('writes by the server with an earlier time are not counted', async () => {
  const uid = await person('imported');
  const ids = Array.from({ length: AT_ONCE }, () => newId('case'));
  const batch = db.batch();
  const created_at = new Date(Date.now() - 3_600_000);
  for (const id of ids) batch.set(db.doc(paths.case(id)), aCase({ user_id: uid, created_at }));
  await batch.commit();
  await until(
    'all of them counted',
    async () =>
      (await db.getAll(...ids.map((id) => db.doc(paths.caseTally(id))))).filter((one) => one.exists).length,
    (count) => count === ids.length,
  );
  expect(await pauseOf(uid, 'cases')).toBeUndefined();
});
