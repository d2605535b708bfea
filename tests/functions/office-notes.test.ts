import { paths } from '@app/domain/paths';
import { aCase, aCaseUpdate } from '@app/seed/builders';
import { beforeAll, expect, it } from 'vitest';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { notifications } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let boss: string;
let partner: string;
let client: string;
let caseId: string;

beforeAll(async () => {
  [boss, partner, client] = await Promise.all([
    person('boss', 'admin'),
    person('partner', 'partner', 'Approved'),
    person('client', 'customer'),
  ]);
  await db.doc(paths.partner(partner)).update({ company_name: 'บจก. ติดตาม' });
  caseId = newId('case');
  await db
    .doc(paths.case(caseId))
    .set(aCase({ user_id: client, partner_id: partner, status: 'In Progress' }));
  // Admins are notified of a new case.
  await quiet();
});

const write = async (collection: 'officeNote' | 'caseUpdate', user_id: string) => {
  const path = paths[collection](caseId, newId('note'));
  const { updated_at: before } = (await db.doc(paths.case(caseId)).get()).data() ?? {};
  await db.doc(path).set(aCaseUpdate({ case_id: caseId, user_id, created_at: new Date() }));
  const stamp = await until(
    'the stamp',
    async (): Promise<unknown> => (await db.doc(path).get()).get('author_role'),
    Boolean,
  );
  return { stamp, before: before as unknown };
};
/** Who was notified of this case, since `at`. */
const told = async (at: Date) =>
  (await notifications())
    .filter(({ params, created_at }) => params['case_id'] === caseId && created_at >= at)
    .map(({ user_id }) => user_id)
    .filter((uid) => [boss, partner, client].includes(uid))
    .sort();
const toldBy = async (at: Date, count: number) => {
  await until(
    'the notifications',
    () => told(at),
    (all) => all.length >= count,
  );
  await quiet();
  return told(at);
};

it('the customer is not notified of a note for the office, and sees no change of the case', async () => {
  const at = new Date();
  const { stamp, before } = await write('officeNote', partner);
  expect(stamp).toBe('partner');
  expect(await toldBy(at, 1)).toEqual([boss]);
  expect((await db.doc(paths.case(caseId)).get()).get('updated_at')).toEqual(before);
});

it('an admin’s note for the office reaches the partner, and a note for all the customer too', async () => {
  const forOffice = new Date();
  expect((await write('officeNote', boss)).stamp).toBe('admin');
  expect(await toldBy(forOffice, 1)).toEqual([partner]);
  const forAll = new Date();
  await write('caseUpdate', boss);
  expect(await toldBy(forAll, 2)).toEqual([client, partner].sort());
});
