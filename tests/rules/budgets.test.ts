import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { DailyWrite, Pausable } from '@app/domain/budgets';
import { paths } from '@app/domain/paths';
import { deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  newAuthority,
  newCase,
  newCaseDocument,
  newCaseUpdate,
  newClaimSheet,
  newDecision,
  newMessage,
  newPaper,
  newDebtorFacts,
  newLegalEvent,
  newPayment,
  newPromise,
} from './documents.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS } from './fixtures.ts';

/** Budgets of an account: functions count and set the pause, the rules enforce it (decision 110). */

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeEach(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const submit = (who: Person) => setDoc(doc(actors.as(who), paths.case(`case-${serial++}`)), newCase(who));
const report = (who: Person) =>
  setDoc(
    doc(actors.as(who), paths.payment(IDS.case, `payment-${serial++}`)),
    newPayment(who, IDS.case, PA.uid),
  );
const promise = (who: Person) =>
  setDoc(doc(actors.as(who), paths.promise(IDS.case, `promise-${serial++}`)), newPromise(who, IDS.case));
const write = (who: Person) =>
  setDoc(doc(actors.as(who), paths.message(IDS.case, `message-${serial++}`)), newMessage(who, IDS.case));
const offer = (who: Person) =>
  setDoc(doc(actors.as(who), paths.decision(IDS.case, `offer-${serial++}`)), newDecision(who, CO, IDS.case));
const note = (who: Person) =>
  setDoc(doc(actors.as(who), paths.caseUpdate(IDS.case, `note-${serial++}`)), newCaseUpdate(who, IDS.case));
const state = (who: Person) =>
  setDoc(doc(actors.as(who), paths.debtorFacts(IDS.case)), newDebtorFacts(who, CO, IDS.case));

const stateClaim = (who: Person) =>
  setDoc(doc(actors.as(who), paths.claimSheet(IDS.case)), newClaimSheet(who, CO, IDS.case));
const enter = (who: Person) =>
  setDoc(doc(actors.as(who), paths.legalEvent(IDS.case, `event-${serial++}`)), newLegalEvent(who, IDS.case));

const authorise = (who: Person) =>
  setDoc(doc(actors.as(who), paths.authority(IDS.case, PA.uid)), newAuthority(who, IDS.case));

const addDocument = (who: Person) =>
  setDoc(
    doc(actors.as(who), paths.caseDocument(IDS.case, `document-${serial++}`)),
    newCaseDocument(who, IDS.case),
  );

const officeNote = (who: Person) =>
  setDoc(doc(actors.as(who), paths.officeNote(IDS.case, `note-${serial++}`)), newCaseUpdate(who, IDS.case));

/** Nine numbers of a kind are allowed, more than a test writes. */
const showPaper = (who: Person) =>
  setDoc(
    doc(actors.as(who), paths.partnerPaper(who.uid, `lawyer_licence-${(serial++ % 9) + 1}`)),
    newPaper(who, 'lawyer_licence'),
  );

type PauseKind = Pausable | DailyWrite | 'files';
/** Ends the pause of the account at this time, as the function does. */
const pause = ({ uid }: Person, kind: PauseKind, until: Date) =>
  updateDoc(doc(actors.server, paths.profile(uid)), { [`paused_until.${kind}`]: until });

const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR);
const anHourAgo = () => new Date(Date.now() - HOUR);

describe.each([
  ['cases', CO, CX, submit],
  ['updates', PA, AD, note],
  ['office_notes', PA, AD, officeNote],
  ['messages', CO, PA, write],
  ['messages', PA, AD, write],
  ['decisions', PA, AD, offer],
  ['payments', CO, PA, report],
  ['promises', PA, AD, promise],
  ['facts', CO, AD, state],
  ['facts', AD, CO, stateClaim],
  ['legal_events', PA, CO, enter],
  ['documents', PA, AD, addDocument],
  ['files', CO, AD, addDocument],
  ['facts', CO, AD, authorise],
  ['facts', PA, PU, showPaper],
] as const)('an account that has used up its budget of %s', (kind, who, another, write) => {
  test('is refused until the time in its profile, and no other account is', async () => {
    await assertSucceeds(write(who));
    await pause(who, kind, inAnHour());
    await assertFails(write(who));
    await assertSucceeds(write(another));
    await pause(who, kind, anHourAgo());
    await assertSucceeds(write(who));
  });

  test('is not refused because of another budget', async () => {
    await pause(who, kind === 'cases' ? 'updates' : 'cases', inAnHour());
    await assertSucceeds(write(who));
  });

  test('cannot shorten the pause', async () => {
    await pause(who, kind, inAnHour());
    const own = doc(actors.as(who), paths.profile(who.uid));
    await assertFails(updateDoc(own, { [`paused_until.${kind}`]: anHourAgo() }));
    await assertFails(updateDoc(own, { paused_until: deleteField() }));
    await assertFails(updateDoc(own, { full_name: 'ชื่อใหม่', paused_until: {} }));
    await assertSucceeds(updateDoc(own, { full_name: 'ชื่อใหม่' }));
    await assertFails(write(who));
  });
});

test.each([
  ['debtor facts', paths.debtorFacts(IDS.case), state],
  ['a claim sheet', paths.claimSheet(IDS.case), stateClaim],
  ['an authority', paths.authority(IDS.case, PA.uid), authorise],
])('%s cannot be created either until the time in the profile', async (_, path, write) => {
  await arrange(actors, { [path]: null });
  await pause(CO, 'facts', inAnHour());
  await assertFails(write(CO));
  await pause(CO, 'facts', anHourAgo());
  await assertSucceeds(write(CO));
});

test('an outcome is refused until the time in the profile, and a status alone is not', async () => {
  const end = (id: string) => act.endCase(IDS.case, id)(actors.as(PA), PA);
  const setStatus = (status: string) => act.changeCase(IDS.case, { status })(actors.as(PA), PA);
  await pause(PA, 'outcomes', inAnHour());
  await assertFails(end('early'));
  await assertSucceeds(setStatus('Completed'));
  await assertSucceeds(setStatus('In Progress'));
  await pause(PA, 'outcomes', anHourAgo());
  await assertSucceeds(end('late'));
});

test('a status is refused to a partner until the time in the profile, with an outcome or without; an assignment is not', async () => {
  const end = () => act.endCase(IDS.case, `end-${serial++}`)(actors.as(PA), PA);
  const setStatus = () => act.changeCase(IDS.case, { status: 'Completed' })(actors.as(PA), PA);
  await pause(PA, 'statuses', inAnHour());
  await pause(AD, 'statuses', inAnHour());
  await assertFails(setStatus());
  await assertFails(end());
  const assignment = { partner_id: PA.uid, status: 'In Progress' };
  await assertSucceeds(act.changeCase(IDS.case, assignment)(actors.as(AD), AD));
  await pause(PA, 'statuses', anHourAgo());
  await assertSucceeds(setStatus());
});

test('a partner’s record is not changed until the time in the profile', async () => {
  const rename = (company_name: string) =>
    updateDoc(doc(actors.as(PA), paths.partner(PA.uid)), { company_name });
  await pause(PA, 'facts', inAnHour());
  await assertFails(rename('ชื่อใหม่ จำกัด'));
  await pause(PA, 'facts', anHourAgo());
  await assertSucceeds(rename('ชื่อใหม่ จำกัด'));
});

test('writes without a budget are granted while a budget is used up', async () => {
  await pause(PA, 'updates', inAnHour());
  const change = { status: 'Completed', updated_at: newCase(CO)['updated_at'] };
  await assertSucceeds(updateDoc(doc(actors.as(PA), paths.case(IDS.case)), change));
});

describe('a commit', () => {
  const together = async (who: Person, count: number) => {
    const batch = writeBatch(actors.as(who));
    for (let index = 0; index < count; index += 1)
      batch.set(doc(actors.as(who), paths.case(`case-${serial++}`)), newCase(who));
    await batch.commit();
  };

  test('with 200 cases is refused, and with one is not', async () => {
    await assertFails(together(CO, 200));
    await assertSucceeds(together(CO, 1));
  });

  test('with 20 cases is refused: one look-up for each and one for the account are too many', async () => {
    await assertFails(together(CO, 20));
    await assertSucceeds(together(CX, 1));
  });
});

test('a case does not take the id of one that is counted', async () => {
  const send = (id: string) => setDoc(doc(actors.as(CO), paths.case(id)), newCase(CO));
  await arrange(actors, { [paths.caseTally('case-gone')]: { status: 'Submitted', satang: 100 } });
  await assertFails(send('case-gone'));
  await assertSucceeds(send('case-other'));
});

describe('an unproven address', () => {
  const send = (claims: Record<string, unknown>) =>
    setDoc(doc(actors.as(CO, claims), paths.case(`case-${serial++}`)), newCase(CO));

  test.each([[false], [undefined], [null], ['true'], [1]])(
    'cannot submit a case: email_verified is %s',
    async (email_verified) => {
      await assertFails(send({ email_verified }));
      await assertSucceeds(send({ email_verified: true }));
    },
  );

  test('may do everything else', async () => {
    const db = actors.as(CO, { email_verified: false });
    await assertSucceeds(updateDoc(doc(db, paths.profile(CO.uid)), { full_name: 'ชื่อใหม่' }));
  });
});

describe('a sign-in from before the address was proven', () => {
  const rename = (who: Person, auth_time: number) =>
    updateDoc(doc(actors.as(who, { auth_time }), paths.profile(who.uid)), { full_name: 'ชื่อใหม่' });
  const since = (who: Person, valid_after: number) =>
    arrange(actors, {
      [paths.profile(who.uid)]: { ...accountDocuments(who)[paths.profile(who.uid)], valid_after },
    });

  test.each([
    ['customer', CO],
    ['partner', PU],
    ['admin', AD],
  ])('of a %s is refused at the next request, and one after it is not', async (_, who) => {
    await assertSucceeds(rename(who, 1_000));
    await since(who, 2_000);
    await assertFails(rename(who, 1_999));
    await assertSucceeds(rename(who, 2_000));
  });

  test('cannot be made valid by its holder', async () => {
    await since(CO, 2_000);
    for (const auth_time of [1_000, 3_000])
      await assertFails(
        updateDoc(doc(actors.as(CO, { auth_time }), paths.profile(CO.uid)), { valid_after: 0 }),
      );
  });
});
