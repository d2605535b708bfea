import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aPayment } from '@app/seed/money-builders';
import { afterAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import {
  newAnswer,
  newCaseDocument,
  newCaseUpdate,
  newClaimSheet,
  newDebtorFacts,
  newLegalEvent,
  newMessage,
  newPayment,
  newPromise,
} from './documents.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

/** Persons and texts were removed from a finished case for good: nobody writes into it again. */

const { CO, PA, AD } = PEOPLE;
const ID = 'finished';
const PAYMENT = paths.payment(ID, 'reported');
const actors = new Actors();
beforeEach(() => begin(actors));
afterAll(() => actors.leave());

const given = (more: object) =>
  arrange(actors, {
    [paths.case(ID)]: { ...aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'Completed' }), ...more },
    [PAYMENT]: aPayment({ case_id: ID, user_id: CO.uid, reporter_role: 'customer', partner_id: PA.uid }),
  });
const note = act.create(paths.caseUpdate(ID, 'one'), (who) => newCaseUpdate(who, ID));
const officeNote = act.create(paths.officeNote(ID, 'one'), (who) => newCaseUpdate(who, ID));
const message = act.create(paths.message(ID, 'one'), (who) => newMessage(who, ID));
const document = act.create(paths.caseDocument(ID, 'one'), (who) => newCaseDocument(who, ID));
const event = act.create(paths.legalEvent(ID, 'one'), (who) => newLegalEvent(who, ID));
const payment = act.create(paths.payment(ID, 'one'), (who) => newPayment(who, ID, PA.uid));
const promise = act.create(paths.promise(ID, 'one'), (who) => newPromise(who, ID));
const facts = act.create(paths.debtorFacts(ID), (who) => newDebtorFacts(who, CO, ID));
const sheet = act.create(paths.claimSheet(ID), (who) => newClaimSheet(who, CO, ID));
const answer = act.update(PAYMENT, (who) => newAnswer(who));
const status = act.changeCase(ID, { status: 'In Progress' });
const assignment = act.changeCase(ID, { partner_id: PA.uid, status: 'In Progress' });

test.each([PA, AD].map((who) => [who.uid, who] as const))(
  'its notes for the office, of which none are left, are still listed by %s: the history needs the answer',
  async (_, who) => {
    await given({ pseudonymised_at: new Date() });
    await assertSucceeds(act.list(`${paths.case(ID)}/office_notes`)(actors.as(who), who));
    await assertFails(act.list(`${paths.case(ID)}/office_notes`)(actors.as(CO), CO));
  },
);

describe.each([
  ['a note', note, [PA, AD]],
  ['a note for the office', officeNote, [PA, AD]],
  ['a message', message, [CO, PA, AD]],
  ['a document', document, [PA, AD]],
  ['a legal event', event, [CO, PA, AD]],
  ['a payment', payment, [CO, PA, AD]],
  ['an answer to a payment', answer, [AD]],
  ['a promise', promise, [PA, AD]],
  ['what is known of the debtor', facts, [AD]],
  ['what is stated of the claim', sheet, [AD]],
  ['a status', status, [PA]],
  ['an assignment', assignment, [AD]],
] as const)('%s', (_, write, people) => {
  test.each(people.map((who) => [who.uid, who] as const))(
    'of %s is refused, and before was not',
    async (_uid, who) => {
      await given({ pseudonymised_at: new Date() });
      await assertFails(write(actors.as(who), who));
      await given({});
      await assertSucceeds(write(actors.as(who), who));
    },
  );
});
