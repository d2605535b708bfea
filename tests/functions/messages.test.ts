import { addDays, dayOf } from '@app/domain/calendar';
import { BUDGETS } from '@app/domain/budgets';
import { commitmentId, type Commitment } from '@app/domain/commitment';
import { paths } from '@app/domain/paths';
import { aCaseMessage, aDecision } from '@app/seed/message-builders';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { assemble, assign, assigned, DEBTOR, kindsOf, type Cast } from './case-life-scene.ts';
import { emailOf } from './people.ts';
import { auth, db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await assemble();
});
beforeEach(() => forgetPace());

async function say(id: string, user_id: string, created_at = new Date()): Promise<string> {
  const path = paths.message(id, newId('message'));
  await db.doc(path).set(aCaseMessage({ case_id: id, user_id, created_at }));
  return path;
}

const question = async (id: string, period: number) =>
  (await db.doc(paths.commitment(commitmentId(id, 'answer_question', period))).get()).data();
const becomes = (id: string, period: number, state: Commitment['state']) =>
  until(
    `question ${period}`,
    () => question(id, period),
    (found) => found?.['state'] === state,
  );

/** A case of the first partner whose own events have had their effects. */
async function begun(): Promise<string> {
  const id = await assigned(cast);
  await until(
    'the commitments',
    async () => (await db.doc(paths.commitment(commitmentId(id, 'accept', 1))).get()).exists,
    Boolean,
  );
  await quiet();
  return id;
}

const offer = (id: string, change: Partial<ReturnType<typeof aDecision>> = {}) =>
  aDecision({
    case_id: id,
    customer_id: cast.customer,
    user_id: cast.first,
    text: `ข้อเสนอของ ${DEBTOR}`,
    satang: 98_765_400,
    answer_by: addDays(dayOf(new Date()), 7),
    created_at: new Date(),
    ...change,
  });

describe('a message', () => {
  let id: string;
  beforeAll(async () => void (id = await begun()));
  const kind = 'message_added';

  it('of the customer is a question that the partner’s answer meets; each notifies the others', async () => {
    // Another test of this case asks and answers too.
    const own = await begun();
    const asked = await expectTold(
      () => say(own, cast.customer),
      [`${cast.first} ${kind} /partner/case/${own}`, `${cast.boss} ${kind} /admin/case/${own}`],
      own,
    );
    expect(JSON.stringify(asked)).not.toContain(DEBTOR);
    const open = await becomes(own, 1, 'open');
    expect(open).toMatchObject({ customer_id: cast.customer, partner_id: cast.first, owed: true });
    expect(JSON.stringify(open)).not.toContain(DEBTOR);

    let answer = '';
    await expectTold(
      async () => void (answer = await say(own, cast.first)),
      [`${cast.customer} ${kind} /dashboard/case/${own}`, `${cast.boss} ${kind} /admin/case/${own}`],
      own,
    );
    expect(await becomes(own, 1, 'met')).toMatchObject({ owed: false, met_by: answer, check_at: null });

    // What is added before the next answer is part of the second question.
    for (let more = 0; more < 2; more += 1) await say(own, cast.customer);
    await becomes(own, 2, 'open');
    await quiet();
    expect(await question(own, 3)).toBeUndefined();
    answer = await say(own, cast.boss);
    expect(await becomes(own, 2, 'met')).toMatchObject({ met_by: answer });
  });

  it('has the role and company of its author, and leaves the time of the case as it is', async () => {
    const before = (await db.doc(paths.case(id)).get()).get('updated_at') as unknown;
    const written: string[] = [];
    for (const uid of [cast.customer, cast.first, cast.boss]) written.push(await say(id, uid));
    const stamps = await until(
      'the stamps',
      async () => (await db.getAll(...written.map((path) => db.doc(path)))).map((one) => one.data()),
      (all) => all.every((one) => one?.['author_role'] !== undefined),
    );
    expect(
      stamps.map((one) => [one?.['author_role'] as unknown, one?.['author_company'] as unknown]),
    ).toEqual([
      ['customer', null],
      ['partner', 'บริษัท first จำกัด'],
      ['admin', null],
    ]);
    expect((await db.doc(paths.case(id)).get()).get('updated_at')).toEqual(before);
  });

  it('of an applicant in an own case is the customer’s', async () => {
    await db.doc(paths.partner(cast.customer)).set({ company_name: 'บจก. ผู้สมัคร', status: 'Pending' });
    const path = await say(id, cast.customer);
    const stamp = await until(
      'the stamp',
      async () => (await db.doc(path).get()).data(),
      (found) => found?.['author_role'] !== undefined,
    );
    expect(stamp).toMatchObject({ author_role: 'customer', author_company: null });
    await db.doc(paths.partner(cast.customer)).delete();
  });

  it('that waits too long notifies who has the case by then', async () => {
    const late = await begun();
    await say(late, cast.customer);
    const due = (await becomes(late, 1, 'open'))?.['due_at'] as FirebaseFirestore.Timestamp;
    await assign(late, cast.second);
    await until(
      'the new partner',
      () => question(late, 1),
      (found) => found?.['partner_id'] === cast.second,
    );
    await quiet();
    const { docs } = await db.collection('commitments').where('check_at', '!=', null).get();
    await Promise.all(
      docs
        .filter((one) => one.id !== commitmentId(late, 'answer_question', 1))
        .map(({ ref }) => ref.update({ check_at: null })),
    );
    const aheadMs = due.toMillis() - Date.now() + 60_000;
    await expectTold(
      () => functions.run('watchCommitmentsOften', {}, { aheadMs }),
      [`${cast.second} question_late /partner/case/${late}`],
      late,
    );
    expect(await question(late, 1)).toMatchObject({ state: 'late', owed: true, late_by: cast.second });
  });
});

describe('an offer', () => {
  let id: string;
  beforeAll(async () => {
    await auth.updateUser(cast.customer, { emailVerified: true });
    id = await begun();
  });
  const mails = async () =>
    (await db.collection('mail').where('to', '==', emailOf(cast.customer)).get()).docs;

  it('goes to the customer as a decision, by mail at once, and into the history, without debtor and amount', async () => {
    const before = (await mails()).length;
    const path = paths.decision(id, 'first');
    const told = await expectTold(
      () => db.doc(path).set(offer(id)),
      [`${cast.customer} decision_asked /dashboard/case/${id}`],
      id,
    );
    expect(await kindsOf(id)).toContain('decision_asked');
    const sent = await until('the mail', mails, (all) => all.length > before);
    const events = await db.collection(paths.caseEvents(id)).get();
    const public_ = JSON.stringify([
      told,
      sent.map((one) => one.data()),
      events.docs.map((one) => one.data()),
    ]);
    for (const secret of [DEBTOR, '987654', '987,654', '98765400']) expect(public_).not.toContain(secret);

    const answer = {
      state: 'accepted',
      answered_by: cast.customer,
      answered_at: FieldValue.serverTimestamp(),
      note: '',
    };
    await expectTold(
      () => db.doc(path).update(answer),
      [
        `${cast.first} decision_answered /partner/case/${id}`,
        `${cast.boss} decision_answered /admin/case/${id}`,
      ],
      id,
    );
    expect(await kindsOf(id)).toContain('decision_accepted');
  });

  it('that is withdrawn is no longer asked of the customer', async () => {
    const path = paths.decision(id, 'second');
    await expectTold(
      () => db.doc(path).set(offer(id)),
      [`${cast.customer} decision_asked /dashboard/case/${id}`],
      id,
    );
    const withdrawal = {
      state: 'withdrawn',
      withdrawn_by: cast.boss,
      withdrawn_at: FieldValue.serverTimestamp(),
    };
    const [told] = await expectTold(
      () => db.doc(path).update(withdrawal),
      [`${cast.customer} decision_asked /dashboard/case/${id}`],
      id,
    );
    expect(told?.title).toBe('ถอนข้อเสนอแล้ว');
    const events = await db.collection(paths.caseEvents(id)).where('kind', '==', 'decision_withdrawn').get();
    expect(events.docs.map((one) => one.get('actor_role') as string)).toEqual(['admin']);
  });
});

it('a burst of messages leaves exactly the budget, across all cases', async () => {
  const most = BUDGETS.messages[0].most;
  const id = await begun();
  const message = (parent: string) => ({
    ref: db.doc(`${parent}/messages/${newId('message')}`),
    data: {
      ...aCaseMessage({ case_id: id, user_id: cast.stranger }),
      created_at: FieldValue.serverTimestamp(),
    },
  });
  const batch = db.batch();
  for (let index = 1; index < most; index += 1) {
    const { ref, data } = message('spare/messages');
    batch.create(ref, data);
  }
  await batch.commit();
  const size = async () => (await db.collection(paths.messages(id)).get()).size;
  await Promise.all(
    Array.from({ length: 4 }, () => message(paths.case(id))).map(({ ref, data }) => ref.create(data)),
  );
  await until('one message', size, (count) => count === 1);
  const pause = async () =>
    (await db.doc(paths.profile(cast.stranger)).get()).get('paused_until.messages') as unknown;
  await until('the pause', pause, (time) => time !== undefined);
  await quiet();
  expect(await size()).toBe(1);
});
