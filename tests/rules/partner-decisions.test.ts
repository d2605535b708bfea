import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { PARTNER_STATUSES, type PartnerStatus } from '@app/domain/partner';
import { openDecisions, PARTNER_DECISIONS } from '@app/domain/partner-decision';
import { paths } from '@app/domain/paths';
import { deleteField, doc, getDoc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS } from './fixtures.ts';

const { CO, PA, PP, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const path = paths.partner(PP.uid);
const signed = () => ({ updated_by: { uid: AD.uid, at: serverTimestamp() } });

/** The partner's record with this status. */
async function given(status: PartnerStatus, more: DocumentData = {}): Promise<void> {
  const documents = accountDocuments({ ...PP, application: status });
  await arrange(actors, { ...documents, [path]: { ...documents[path], ...more } });
}
const send = (change: DocumentData, by: (typeof PEOPLE)[keyof typeof PEOPLE] = AD) =>
  updateDoc(doc(actors.as(by), path), change);

const LATER = [
  ['Approved', 'Suspended', {}],
  ['Suspended', 'Approved', {}],
  ['Rejected', 'Pending', { reopened: true }],
] as const;

describe.each(LATER)('%s to %s', (from, to, more) => {
  const whole = () => ({ status: to, decision_reason: 'ใบอนุญาตหมดอายุ', ...more, ...signed() });
  const check = new FieldChecks(whole, async (change) => {
    await given(from);
    await send(change);
  });
  check.accepts('by an admin, signed and with a reason', whole);
  check.text('decision_reason', LIMITS.decisionReason);
  check.refuses('without a signature', () => ({ updated_by: deleteField() }));
  check.refuses("with somebody else's signature", () => ({
    updated_by: { uid: PU.uid, at: serverTimestamp() },
  }));
  for (const key of ['company_name', 'contact_person', 'phone', 'disabled', 'x'])
    check.refuses(`with a change of ${key}`, () => ({ [key]: 'x' }));

  test('not without a reason', async () => {
    await given(from);
    await assertFails(send({ status: to, ...more, ...signed() }));
    await assertSucceeds(send(whole()));
  });

  for (const person of [CO, PU, PP])
    test(`not by ${person.uid}`, async () => {
      await given(from);
      await assertFails(send({ ...whole(), updated_by: { uid: person.uid, at: serverTimestamp() } }, person));
    });
});

describe('every other change of the status is denied', () => {
  for (const from of PARTNER_STATUSES)
    for (const to of PARTNER_STATUSES) {
      const possible = openDecisions({ status: from }).map((one) => PARTNER_DECISIONS[one].to);
      if (possible.some((one) => one === to) || from === to) continue;
      test(`${from} to ${to}, with everything that a decision needs`, async () => {
        for (const more of [{}, { reopened: true }]) {
          await given(from);
          await assertFails(send({ status: to, decision_reason: 'เหตุผล', ...more, ...signed() }));
        }
      });
    }
});

describe('an application', () => {
  const reopen = () => ({ status: 'Pending', decision_reason: 'เอกสารครบแล้ว', reopened: true, ...signed() });

  test('is opened again once, and can then be decided either way', async () => {
    await given('Rejected');
    await assertSucceeds(send(reopen()));
    await assertSucceeds(send({ status: 'Rejected', decision_reason: 'ไม่ครบ', ...signed() }));
    await assertFails(send(reopen()));
    await given('Pending', { reopened: true, decision_reason: 'เอกสารครบแล้ว' });
    await assertFails(send({ status: 'Approved', decision_reason: 'x' }));
    await assertSucceeds(send({ status: 'Approved' }));
  });

  test('is not opened again without the mark, nor the mark removed', async () => {
    await given('Rejected');
    await assertFails(send({ status: 'Pending', decision_reason: 'เหตุผล', ...signed() }));
    await given('Approved', { reopened: true });
    await assertFails(
      send({ status: 'Suspended', decision_reason: 'เหตุผล', reopened: deleteField(), ...signed() }),
    );
    await assertSucceeds(send({ status: 'Suspended', decision_reason: 'เหตุผล', ...signed() }));
  });
});

test('a suspended partner reads and corrects its own record, and decides nothing about it', async () => {
  await given('Suspended', { decision_reason: 'ใบอนุญาตหมดอายุ' });
  await assertSucceeds(getDoc(doc(actors.as(PP), path)));
  await assertSucceeds(send({ phone: '02-555-0101' }, PP));
  await assertFails(send({ decision_reason: 'x' }, PP));
});

test('a suspension ends the reading of assigned cases at the next request', async () => {
  const read = () => getDoc(doc(actors.as(PA), paths.case(IDS.case)));
  await arrange(actors, accountDocuments(PA));
  await assertSucceeds(read());
  await arrange(actors, accountDocuments({ ...PA, application: 'Suspended' }));
  await assertFails(read());
});
