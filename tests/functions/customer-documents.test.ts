import { paths } from '@app/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  add,
  added,
  bound,
  eventsOf,
  LETTER,
  nameOf,
  newCaseOf,
  newPath,
  PDF,
  sha256,
  untilRead,
} from './document-steps.ts';
import { db } from './server.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { quiet, until } from './wait.ts';

const refused = { code: 'storage/unauthorized' };
const asCustomer = { by_role: 'customer' };
let customer: Visitor;
let partner: Visitor;
let next: Visitor;
beforeAll(async () => {
  [customer, partner, next] = await Promise.all([
    visit('customer'),
    visit('partner', 'partner', 'Approved'),
    visit('next', 'partner', 'Approved'),
  ]);
});
afterAll(async () => {
  // Admins' notices of these documents would count in the tests of the next file.
  await quiet();
  await Promise.all([customer, partner, next].map((one) => endVisit(one)));
});

const untilRecorded = (caseId: string, documents: number) =>
  until(
    'the history',
    () => eventsOf(caseId),
    (count) => count === documents,
  );

it('a document of the customer is read by the partner who has the case, and moves no stage', async () => {
  const caseId = await newCaseOf(customer, partner);
  const path = newPath(customer);
  await customer.upload(path, LETTER, PDF, caseId);
  await add(customer, caseId, path, asCustomer);
  expect(await bound(customer, caseId, path)).toMatchObject({ sha256: sha256(LETTER) });
  expect(await untilRead(partner, path)).toBe(sha256(LETTER));
  await expect(next.read(path)).rejects.toMatchObject(refused);
  await expect(customer.remove(path)).rejects.toMatchObject(refused);
  await untilRecorded(caseId, 1);
  await quiet();
  const stage = async () => (await db.doc(paths.caseStanding(caseId)).get()).get('plan.stage') as unknown;
  expect(await stage()).not.toBe('demand_letter');
  // The same letter of the partner does.
  await added(partner, caseId);
  await until('the stage', stage, (found) => found === 'demand_letter');
  await untilRecorded(caseId, 2);
});

it('a document of the customer may be a file that the case lists already, which keeps its record', async () => {
  const path = newPath(customer, 'สัญญา.pdf');
  const caseId = await newCaseOf(customer, partner, { file_urls: [path] });
  await customer.upload(path, LETTER, PDF, caseId);
  const entry = db.doc(paths.caseFile(caseId, nameOf(path)));
  await until(
    'the record',
    () => entry.get(),
    (found) => found.exists,
  );
  await add(customer, caseId, path, { ...asCustomer, kind: 'contract' });
  expect(await bound(customer, caseId, path)).toMatchObject({ path, sha256: sha256(LETTER) });
  expect((await entry.get()).data()).toMatchObject({ path, sha256: sha256(LETTER) });
  const held = (await db.doc(paths.boundFile(customer.uid, nameOf(path))).get()).data();
  expect(held).toMatchObject({ case_ids: [caseId], document_of: caseId });
  await untilRecorded(caseId, 1);
});
