import { afterAll, beforeAll, expect, it } from 'vitest';
import { added, newCaseOf } from './document-steps.ts';
import { person } from './people.ts';
import { forgetPace, notifications } from './expect-notifications.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { quiet, until } from './wait.ts';

/** Apart from case-documents.test.ts: late notices of its other documents would count with these. */

let customer: Visitor;
let partner: Visitor;
let admin: string;

beforeAll(async () => {
  [customer, partner, admin] = await Promise.all([
    visit('customer'),
    visit('partner', 'partner', 'Approved'),
    person('admin', 'admin'),
  ]);
});
afterAll(async () => {
  await Promise.all([customer, partner].map((one) => endVisit(one)));
});

const toldOf = async (uid: string) =>
  (await notifications()).filter(({ kind, user_id }) => kind === 'case_document_added' && user_id === uid);

it('the notices of several documents are one, and its author gets none', async () => {
  const caseId = await newCaseOf(customer, partner);
  await quiet();
  await forgetPace();
  const before = new Set((await notifications()).map(({ id }) => id));
  const fresh = async (uid: string) => (await toldOf(uid)).filter(({ id }) => !before.has(id));
  await added(partner, caseId);
  for (const [uid, page] of [
    [customer.uid, `/dashboard/case/${caseId}`],
    [admin, `/admin/case/${caseId}`],
  ] as const) {
    const [one] = await until(
      'the notice',
      () => fresh(uid),
      (told) => told.length === 1,
    );
    expect(one).toMatchObject({ link_to: page, params: { case_id: caseId } });
    expect(JSON.stringify(one)).not.toMatch(/หนังสือทวงถาม|pdf/);
  }
  await added(partner, caseId);
  for (const uid of [customer.uid, admin]) {
    const [one, ...more] = await until(
      'the count',
      () => fresh(uid),
      (told) => told.some(({ params }) => params.count === 2),
    );
    expect([one?.params.count, more]).toEqual([2, []]);
  }
  expect(await fresh(partner.uid)).toEqual([]);
});
