import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LONGEST_ANSWER_DAYS, DECISION_STATES } from '@app/domain/decision';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aDecision } from '@app/seed/message-builders';
import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { dayFromNow, newDecision, newDecisionAnswer, newMessage, newWithdrawal } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const write = (author: Person, data: DocumentData, id = `message-${serial++}`) =>
  setDoc(doc(actors.as(author), paths.message(IDS.case, id)), data);
const ask = (asker: Person, data: DocumentData, id = `offer-${serial++}`) =>
  setDoc(doc(actors.as(asker), paths.decision(IDS.case, id)), data);

for (const author of [CO, PA, AD]) {
  describe(`a message by ${author.role}`, () => {
    const check = new FieldChecks(
      () => newMessage(author, IDS.case),
      (data) => write(author, data),
    );
    check.keys({ extra: ['author_role', 'author_company', 'wording', 'visibility', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CX.uid, PU.uid]);
    check.pinned('author_name', [CX.name, '', `${author.name} `]);
    check.text('update_text', LIMITS.caseMessage);
    check.anyText('update_text');
    check.now('created_at');
    check.type('author_avatar_url', ['null']);
    check.refuses('a picture other than the profile’s', () => ({
      author_avatar_url: `avatars/${author.uid}/1719900000000-me.png`,
    }));
    if (author === CO) check.id((id, data) => write(author, data, id));
  });
}

for (const asker of [PA, AD]) {
  describe(`an offer sent by ${asker.role}`, () => {
    const check = new FieldChecks(
      () => newDecision(asker, CO, IDS.case),
      (data) => ask(asker, data),
    );
    check.keys({ extra: ['answered_by', 'note', 'withdrawn_by', 'search_words', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('customer_id', [CX.uid, asker.uid]);
    check.pinned('user_id', [CO.uid, PU.uid]);
    check.pinned('by_role', ['customer', asker === PA ? 'admin' : 'partner']);
    check.pinned('kind', ['settlement', '']);
    check.pinned(
      'state',
      DECISION_STATES.filter((state) => state !== 'open'),
    );
    check.now('created_at');
    check.type('satang', ['a number']);
    for (const satang of [0, -1, 0.5, LIMITS.satang + 1])
      check.refuses(`${satang} satang`, () => ({ satang }));
    for (const instalments of [null, 2, LIMITS.instalmentsPerCase])
      check.accepts(`${instalments} instalments`, () => ({ instalments }));
    for (const instalments of [1, 0, 2.5, LIMITS.instalmentsPerCase + 1])
      check.refuses(`${instalments} instalments`, () => ({ instalments }));
    check.type('instalments', ['a number', 'null']);
    check.bound('text', LIMITS.decisionText);
    check.anyText('text');
    check.type('text', ['a text']);
    check.accepts('an answer by today', () => ({ answer_by: dayFromNow(0) }));
    check.refuses('an answer by yesterday', () => ({ answer_by: dayFromNow(-1) }));
    check.accepts('the last day', () => ({ answer_by: dayFromNow(LONGEST_ANSWER_DAYS) }));
    check.refuses('a day later', () => ({ answer_by: dayFromNow(LONGEST_ANSWER_DAYS + 1) }));
    check.refuses('a month of three digits', () => ({ answer_by: dayFromNow(7).replace('-', '-0') }));
    check.type('answer_by', []);
    if (asker === PA) check.id((id, data) => ask(asker, data, id));
  });
}

/** An offer as the server holds it. */
async function asked(change: DocumentData = {}): Promise<string> {
  const path = paths.decision(IDS.case, `asked-${serial++}`);
  const given = aDecision({
    case_id: IDS.case,
    customer_id: CO.uid,
    user_id: PA.uid,
    answer_by: dayFromNow(0),
  });
  await arrange(actors, { [path]: { ...given, ...change } });
  return path;
}
const change = (by: Person, path: string, data: DocumentData) => updateDoc(doc(actors.as(by), path), data);

describe('an answer to an offer', () => {
  for (const state of ['accepted', 'declined']) {
    describe(state, () => {
      const check = new FieldChecks(
        () => newDecisionAnswer(CO, state),
        async (data) => change(CO, await asked(), data),
      );
      check.keys({ extra: ['role', 'withdrawn_by', 'x'] });
      check.pinned('answered_by', [PA.uid, AD.uid, '']);
      check.now('answered_at');
      check.bound('note', LIMITS.decisionNote);
      check.type('note', ['a text']);
      check.pinned('state', ['open', 'lapsed', '']);
      for (const [key, value] of Object.entries({
        satang: 1,
        instalments: null,
        text: 'x',
        answer_by: dayFromNow(9),
        customer_id: CX.uid,
        user_id: CO.uid,
      }))
        check.refuses(`another ${key}`, () => ({ [key]: value }));
    });
  }

  test('is given by the customer of the case alone', async () => {
    const path = await asked();
    for (const other of [CX, PA, PU, AD]) await assertFails(change(other, path, newDecisionAnswer(other)));
    await assertSucceeds(change(CO, path, newDecisionAnswer(CO)));
  });

  test('is given until the end of its day in Bangkok', async () => {
    await assertFails(change(CO, await asked({ answer_by: dayFromNow(-1) }), newDecisionAnswer(CO)));
    await assertSucceeds(change(CO, await asked({ answer_by: dayFromNow(0) }), newDecisionAnswer(CO)));
  });

  test('is given once: nobody changes it, and nothing that was withdrawn is answered', async () => {
    const path = await asked();
    await assertSucceeds(change(CO, path, newDecisionAnswer(CO)));
    await assertFails(change(CO, path, newDecisionAnswer(CO, 'declined')));
    for (const person of [PA, AD]) await assertFails(change(person, path, newWithdrawal(person)));
    await assertFails(change(CO, await asked({ state: 'withdrawn' }), newDecisionAnswer(CO)));
  });

  test('stays possible when the case has ended', async () => {
    const ended = { user_id: CO.uid, partner_id: PA.uid, status: 'Completed' } as const;
    await arrange(actors, { [paths.case('ended')]: aCase(ended) });
    const path = paths.decision('ended', 'offer');
    const offer = aDecision({ case_id: 'ended', customer_id: CO.uid, answer_by: dayFromNow(1) });
    await arrange(actors, { [path]: offer });
    await assertSucceeds(change(CO, path, newDecisionAnswer(CO)));
    const another = paths.decision('ended', 'another');
    const send = () => setDoc(doc(actors.as(PA), another), newDecision(PA, CO, 'ended'));
    await assertFails(send());
    await arrange(actors, { [paths.case('ended')]: aCase({ ...ended, status: 'In Progress' }) });
    await assertSucceeds(send());
  });
});

describe('a withdrawal', () => {
  const check = new FieldChecks(
    () => newWithdrawal(PA),
    async (data) => change(PA, await asked(), data),
  );
  check.keys({ extra: ['note', 'x'] });
  check.pinned('withdrawn_by', [AD.uid, '']);
  check.now('withdrawn_at');
  check.pinned('state', ['open', 'lapsed', 'declined']);
  check.refuses('another amount', () => ({ satang: 1 }));

  test('is that of the partner who asked, or of an admin', async () => {
    const path = await asked({ user_id: AD.uid, by_role: 'admin' });
    for (const other of [CO, PA, PU]) await assertFails(change(other, path, newWithdrawal(other)));
    await assertSucceeds(change(AD, path, newWithdrawal(AD)));
    await assertSucceeds(change(AD, await asked(), newWithdrawal(AD)));
    await assertSucceeds(change(PA, await asked(), newWithdrawal(PA)));
  });
});

test('a partner asks nothing in a case of the own account, which it would answer', async () => {
  const own = (uid: string) => aCase({ user_id: uid, partner_id: PA.uid, status: 'In Progress' });
  const send = (customer: Person) =>
    setDoc(
      doc(actors.as(PA), paths.decision('both', `offer-${serial++}`)),
      newDecision(PA, customer, 'both'),
    );
  await arrange(actors, { [paths.case('both')]: own(PA.uid) });
  await assertFails(send(PA));
  await arrange(actors, { [paths.case('both')]: own(CO.uid) });
  await assertSucceeds(send(CO));
});

test('a partner who no longer has the case reads and writes nothing of it, at once', async () => {
  const listOf = (path: string) => getDocs(collection(actors.as(PA), path));
  const lists = [paths.messages(IDS.case), paths.decisions(IDS.case)];
  const held = { user_id: CO.uid, client_name: CO.email, status: 'In Progress' } as const;
  const path = await asked();
  for (const list of lists) await assertSucceeds(listOf(list));
  await arrange(actors, { [paths.case(IDS.case)]: aCase({ ...held, partner_id: PU.uid }) });
  for (const list of lists) await assertFails(listOf(list));
  await assertFails(write(PA, newMessage(PA, IDS.case)));
  await assertFails(ask(PA, newDecision(PA, CO, IDS.case)));
  await assertFails(change(PA, path, newWithdrawal(PA)));
  await arrange(actors, { [paths.case(IDS.case)]: aCase({ ...held, partner_id: PA.uid }) });
  for (const list of lists) await assertSucceeds(listOf(list));
  await assertSucceeds(write(PA, newMessage(PA, IDS.case)));
  await assertSucceeds(ask(PA, newDecision(PA, CO, IDS.case)));
  await assertSucceeds(change(PA, path, newWithdrawal(PA)));
});

test('the customer reads the messages, and not the notes of the office beside them', async () => {
  const listOf = (who: Person, path: string) => getDocs(collection(actors.as(who), path));
  await assertSucceeds(listOf(CO, paths.messages(IDS.case)));
  await assertFails(listOf(CO, paths.officeNotes(IDS.case)));
  await assertSucceeds(listOf(PA, paths.officeNotes(IDS.case)));
});

test('a message cannot be overwritten', async () => {
  await assertSucceeds(write(CO, newMessage(CO, IDS.case), 'once'));
  await assertFails(write(CO, newMessage(CO, IDS.case), 'once'));
});

test('neither messages nor offers can be read across all cases', async () => {
  for (const person of [CO, PA, AD]) {
    await assertFails(getDocs(collectionGroup(actors.as(person), 'messages')));
    await assertFails(getDocs(collectionGroup(actors.as(person), 'decisions')));
  }
});
