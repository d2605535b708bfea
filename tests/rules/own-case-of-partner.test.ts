import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { anAuthority } from '@app/seed/authority-builders';
import { aDecision } from '@app/seed/message-builders';
import { aPayment } from '@app/seed/money-builders';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  dayFromNow,
  filePath,
  newAnswer,
  newAuthority,
  newCaseDocument,
  newDecisionAnswer,
  newMessage,
  newPayment,
  newRevocation,
} from './documents.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

/** Who submitted a case answers in it, also as a partner; never who is also its partner, or an admin (decision 223). */

const { CO, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const CASE = 'own-case';
const OFFER = paths.decision(CASE, 'offer');
const PAYMENT = paths.payment(CASE, 'report');

/** What a customer does in the own case, with the office and the agency on the other side. */
const ACTS: Record<string, (partner: Person) => act.Act> = {
  'adds files': () => act.changeCase(CASE, (who: Person) => ({ file_urls: [filePath(who)] })),
  'writes a message': () =>
    act.create(paths.message(CASE, 'question'), (who: Person) => newMessage(who, CASE)),
  'answers an offer': () => act.update(OFFER, (who: Person) => newDecisionAnswer(who)),
  'answers a payment': () => act.update(PAYMENT, (who: Person) => newAnswer(who)),
  'reports a payment': ({ uid }) =>
    act.create(paths.payment(CASE, 'own-report'), (who: Person) => newPayment(who, CASE, uid)),
  'records an authority': ({ uid }) =>
    act.create(paths.authority(CASE, uid), (who: Person) => newAuthority(who, CASE)),
  'revokes an authority': ({ uid }) =>
    act.update(paths.authority(CASE, uid), (who: Person) => newRevocation(who)),
  'adds a document': () =>
    act.create(paths.caseDocument(CASE, 'letter'), (who: Person) => newCaseDocument(who, CASE)),
};

/** The case of this customer, with an open offer and a reported payment of others. */
async function given(customer: Person, partner: Person): Promise<void> {
  const of = { case_id: CASE, partner_id: partner.uid };
  await begin(actors);
  await arrange(actors, {
    [paths.case(CASE)]: aCase({ user_id: customer.uid, partner_id: partner.uid, status: 'In Progress' }),
    [OFFER]: aDecision({
      case_id: CASE,
      customer_id: customer.uid,
      user_id: 'uid-somebody',
      answer_by: dayFromNow(7),
    }),
    [PAYMENT]: aPayment({ ...of, user_id: 'uid-somebody' }),
    [paths.authority(CASE, partner.uid)]: anAuthority({ case_id: CASE, until_on: null }),
  });
}

const asCustomer = (person: Person): Person => ({ ...person, role: 'customer' });

/** Of these the document does not name the capacity: an admin may do them, and the assigned partner writes messages. */
const OF_ADMINS = ['writes a message', 'revokes an authority'];
const OF_PARTNERS = ['writes a message'];

describe.each(Object.entries(ACTS))('%s', (name, of) => {
  const attempt = (who: Person, partner: Person) => of(partner)(actors.as(who), asCustomer(who));

  test('the customer, also one who is an Approved partner', async () => {
    for (const customer of [CO, PU]) {
      await given(customer, PA);
      await assertSucceeds(attempt(customer, PA));
    }
  });

  if (!OF_PARTNERS.includes(name))
    test('not a partner to whom the own case is assigned', async () => {
      await given(PA, PA);
      await assertFails(attempt(PA, PA));
    });

  if (!OF_ADMINS.includes(name))
    test('not an admin, as the customer', async () => {
      await given(AD, PA);
      await assertFails(attempt(AD, PA));
    });
});
