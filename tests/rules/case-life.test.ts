import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { OUTCOMES } from '@app/domain/case-life';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { aCase, aPartner } from '@app/seed/builders';
import { aCaseAcceptance, aCaseOutcome } from '@app/seed/case-life-builders';
import { collectionGroup, doc, getDoc, getDocs, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newCaseOutcome, newContactDetails } from './documents.ts';
import { FieldChecks, ODD_IDS } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const fresh = () => `id-${serial++}`;

describe('an outcome', () => {
  const reopen = () =>
    arrange(actors, {
      [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'In Progress' }),
    });
  beforeEach(reopen);
  const send = async (data: DocumentData) => {
    await reopen();
    return act.endCase(IDS.case, fresh(), () => data, 'Completed')(actors.as(PA), PA);
  };
  const check = new FieldChecks(() => newCaseOutcome(PA, IDS.case), send);

  check.pinned('case_id', [IDS.freshCase, '']);
  check.pinned('by', [CO.uid, PU.uid]);
  check.pinned('by_role', ['admin', 'customer']);
  check.pinned('status', ['Cancelled', 'Submitted', 'In Progress']);
  check.now('created_at');
  check.bound('sentence', LIMITS.outcomeText);
  check.type('sentence', ['a text']);
  check.anyText('sentence');
  check.accepts('no sentence', () => ({ sentence: '' }));
  const wording = (change: object = {}) => ({
    wording: { findings: ['th-seizure', 'en-suing'], reason: 'ลูกหนี้พูดเอง', ...change },
  });
  check.accepts('why it is sent in spite of its wording', () => wording());
  check.accepts('the version of the table', () => wording({ law: { table: 'wording', n: 1 } }));
  check.refuses('a version that is none', () => wording({ law: { table: 'wording', n: 2 } }));
  check.refuses('a wording without findings', () => wording({ findings: [] }));
  check.refuses('a finding that is none', () => wording({ findings: ['seizure'] }));
  check.refuses('a reason that nobody sees', () => wording({ reason: ' \u200b' }));
  check.refuses('a wording with more in it', () => wording({ by: PA.uid }));
  check.refuses('a wording that is none', () => ({ wording: null }));
  check.refuses('a correction', () => ({ corrects: 'first' }));
  for (const key of ['law', 'x']) check.refuses(`a wording with ${key}`, () => wording({ [key]: 'x' }));
  for (const law of [{ table: 'wording' }, { n: 1 }, { table: 'wording', n: 1, x: 1 }])
    check.refuses(`the version ${JSON.stringify(law)}`, () => wording({ law }));
  for (const key of ['amount', 'x']) check.refuses(`an unknown field ${key}`, () => ({ [key]: 1 }));
  for (const outcome of OUTCOMES.Completed) check.accepts(outcome, () => ({ outcome }));
  for (const outcome of [...OUTCOMES.Cancelled, 'won', 'x']) check.refuses(outcome, () => ({ outcome }));

  for (const outcome of OUTCOMES.Cancelled)
    test(`a cancelled case may be ${outcome}, a completed one not`, async () => {
      await assertSucceeds(
        act.endCase(IDS.case, fresh(), { status: 'Cancelled', outcome })(actors.as(PA), PA),
      );
      await reopen();
      await assertFails(act.endCase(IDS.case, fresh(), { status: 'Completed', outcome })(actors.as(PA), PA));
    });

  test.each([...OUTCOMES.Completed, 'x'])('a cancelled case is not %s', async (outcome) => {
    const cancel = (to: string) =>
      act.endCase(IDS.case, fresh(), { status: 'Cancelled', outcome: to })(actors.as(PA), PA);
    await assertFails(cancel(outcome));
    await assertSucceeds(cancel(OUTCOMES.Cancelled[0]));
  });

  test('is written once', async () => {
    const id = fresh();
    await assertSucceeds(act.endCase(IDS.case, id)(actors.as(PA), PA));
    await reopen();
    await assertFails(act.endCase(IDS.case, id)(actors.as(PA), PA));
    await assertSucceeds(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
  });

  test('comes with a change of the status: a case that has ended takes no further one', async () => {
    await assertSucceeds(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
    const outcome = 'paid_in_full';
    await assertFails(act.endCase(IDS.case, fresh(), { outcome })(actors.as(PA), PA));
    await assertSucceeds(act.changeCase(IDS.case, { status: 'In Progress' })(actors.as(PA), PA));
    await assertSucceeds(act.endCase(IDS.case, fresh(), { outcome })(actors.as(PA), PA));
  });

  test('is refused to a partner who lost the approval', async () => {
    const partner = (status: 'Approved' | 'Rejected') =>
      arrange(actors, { [paths.partner(PA.uid)]: aPartner({ user_id: PA.uid, status }) });
    await partner('Rejected');
    await assertFails(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
    await partner('Approved');
    await assertSucceeds(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
  });

  test('comes with the status, not after it', async () => {
    await assertSucceeds(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
    await assertFails(
      setDoc(doc(actors.as(PA), paths.caseOutcome(IDS.case, fresh())), newCaseOutcome(PA, IDS.case)),
    );
  });

  test.each(ODD_IDS)('has no id %j', async (id) => {
    await assertFails(act.endCase(IDS.case, id)(actors.as(PA), PA));
    await assertSucceeds(act.endCase(IDS.case, fresh())(actors.as(PA), PA));
  });

  test('is not needed: the status alone is accepted, as by clients that know no outcome', async () => {
    await assertSucceeds(act.changeCase(IDS.case, { status: 'Completed' })(actors.as(PA), PA));
    await assertSucceeds(act.changeCase(IDS.case, { status: 'Cancelled' })(actors.as(PA), PA));
  });

  test('is not read across all cases', async () => {
    await assertSucceeds(getDocs(collectionGroup(actors.server, 'case_outcomes')));
    for (const person of [CO, PA, AD])
      await assertFails(getDocs(collectionGroup(actors.as(person), 'case_outcomes')));
  });

  test('is gone for a partner with the case', async () => {
    const path = paths.caseOutcome('handed', 'first');
    await arrange(actors, {
      [paths.case('handed')]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'Completed' }),
      [path]: aCaseOutcome({ by: PA.uid, case_id: 'handed' }),
    });
    await assertSucceeds(getDoc(doc(actors.as(PA), path)));
    await arrange(actors, {
      [paths.case('handed')]: aCase({ user_id: CO.uid, partner_id: PU.uid, status: 'In Progress' }),
    });
    await assertFails(getDoc(doc(actors.as(PA), path)));
  });
});

describe('an answer to an assignment', () => {
  const asked = (fields: Parameters<typeof aCaseAcceptance>[0] = {}) =>
    arrange(actors, { [paths.caseAcceptance(IDS.case)]: aCaseAcceptance({ partner_id: PA.uid, ...fields }) });
  const answer = (change: DocumentData, who: Person = PA) =>
    act.answerCase(IDS.case, change)(actors.as(who), who);
  const yes = { state: 'accepted' };
  const no = { state: 'declined', reason: 'อยู่นอกพื้นที่' };
  beforeEach(async () => {
    await asked();
    await arrange(actors, {
      [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'In Progress' }),
    });
  });

  test('is yes, or no with a reason', async () => {
    await assertFails(answer({ state: 'declined' }));
    await assertSucceeds(answer(no));
    await asked();
    await assertFails(answer({ ...yes, reason: 'x' }));
    await assertSucceeds(answer(yes));
  });

  test('is given once', async () => {
    await assertSucceeds(answer(yes));
    await assertFails(answer(no));
    await asked({ state: 'late' });
    await assertSucceeds(answer(no));
    await assertFails(answer(yes));
  });

  test('is nothing else', async () => {
    for (const state of ['waiting', 'late', 'x', null]) await assertFails(answer({ state }));
    for (const reason of ['', '  ', 7, null, 'ก'.repeat(LIMITS.declineReason + 1)])
      await assertFails(answer({ ...no, reason }));
    for (const other of [{ partner_id: PU.uid }, { by_work: true }, { reminded_at: new Date() }, { x: 1 }])
      await assertFails(answer({ ...yes, ...other }));
    await assertFails(answer({ ...yes, answered_at: new Date(0) }));
    await assertSucceeds(answer(no));
  });

  test('is the asked partner’s, while the case is theirs', async () => {
    await assertFails(answer(yes, PU));
    await assertFails(answer(yes, AD));
    await asked({ partner_id: PU.uid });
    await assertFails(answer(yes));
    await asked();
    await arrange(actors, { [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PU.uid }) });
    await assertFails(answer(yes));
    await arrange(actors, { [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid }) });
    await assertSucceeds(answer(yes));
  });
});

test('contact details with a wrong, a missing or an unknown field are not created', async () => {
  const create = async (data: DocumentData) => {
    await arrange(actors, { [paths.contactDetails(CO.uid)]: null });
    return setDoc(doc(actors.as(CO), paths.contactDetails(CO.uid)), data);
  };
  await assertSucceeds(create(newContactDetails()));
  await assertFails(create({ ...newContactDetails(), phone: 'x' }));
  await assertFails(create({ ...newContactDetails(), x: 1 }));
  const { best_time: _, ...rest } = newContactDetails();
  await assertFails(create(rest));
});

describe('contact details', () => {
  const check = new FieldChecks(newContactDetails, (data) =>
    setDoc(doc(actors.as(CO), paths.contactDetails(CO.uid)), data),
  );
  check.keys();
  for (const key of ['contact_person', 'best_time']) {
    check.bound(key, LIMITS.name);
    check.type(key, ['a text']);
    check.accepts(`an empty ${key}`, () => ({ [key]: '' }));
  }
  check.bound('phone', LIMITS.phone, (length) => '0'.repeat(length));
  check.type('phone', []);
  check.accepts('no phone', () => ({ phone: '' }));
  check.refuses('a phone without a digit', () => ({ phone: 'ไม่มี' }));
  check.refuses('a blank phone', () => ({ phone: ' ' }));
  check.now('updated_at');
});
