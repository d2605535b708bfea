import { relatedCases, relatedKeys, casePartiesSchema, type CaseParties } from '@app/domain/case-parties';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { recountParties } from '@app/seed/recount-parties';
import { expect, it } from 'vitest';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

/** A name that no other test has. */
const someName = () => `ลูกหนี้${newId('ก').replace(/[^a-zA-Z0-9]/g, '')}`;

async function partiesOf(caseId: string): Promise<CaseParties | null> {
  const found = await db.doc(paths.caseParties(caseId)).get();
  return found.exists ? casePartiesSchema.parse({ id: found.id, ...found.data() }) : null;
}

const untilKept = (caseId: string, isIt: (parties: CaseParties) => boolean = () => true) =>
  until(
    `the parties of ${caseId}`,
    () => partiesOf(caseId),
    (parties) => parties !== null && isIt(parties),
  );

async function submit(user_id: string, debtor_name: string, amount = 1_000): Promise<string> {
  const caseId = newId('case');
  await db.doc(paths.case(caseId)).set(aCase({ user_id, debtor_name, amount }));
  return caseId;
}

/** As an admin's page asks. */
async function related(caseId: string) {
  const own = await untilKept(caseId);
  if (own === null) throw new Error('no parties');
  const found = await db
    .collection(COLLECTIONS.caseParties)
    .where('keys', 'array-contains-any', relatedKeys(own))
    .get();
  return relatedCases(
    own,
    found.docs.map((one) => casePartiesSchema.parse({ id: one.id, ...one.data() })),
  );
}

it('a case that is submitted again, and one of another client, are found by the debtor’s name without titles', async () => {
  const [one, other] = await Promise.all([person('client'), person('rival')]);
  const name = someName();
  const first = await submit(one, `บริษัท ${name} จำกัด`);
  const again = await submit(one, `บจก. ${name}`);
  const rival = await submit(other, `${name} (มหาชน)`, 5);
  for (const caseId of [again, rival]) await untilKept(caseId);
  expect(await related(first)).toEqual([
    { caseId: again, relation: 'duplicate', by: ['name', 'amount'] },
    { caseId: rival, relation: 'same_debtor', by: ['name'] },
  ]);
  expect((await related(rival)).map(({ caseId }) => caseId).sort()).toEqual([again, first].sort());
});

it('the keys follow the name, the amount and what is stated about the debtor, and nothing else', async () => {
  const user = await person('client');
  const name = someName();
  const caseId = await submit(user, name);
  const before = await untilKept(caseId);
  await db.doc(paths.case(caseId)).update({ status: 'Cancelled' });
  await quiet();
  expect(await partiesOf(caseId)).toEqual(before);
  await db.doc(paths.debtorFacts(caseId)).set(
    aSetOfDebtorFacts({
      case_id: caseId,
      user_id: user,
      person_no: '1101700230705',
      reach: [{ kind: 'phone', value: '+66 81 234 5678', told_by_debtor: true }],
    }),
  );
  const stated = await untilKept(caseId, ({ keys }) => keys.includes('person:1101700230705'));
  expect(stated?.keys).toContain('phone:0812345678');
  await db.doc(paths.debtorFacts(caseId)).delete();
  await untilKept(caseId, ({ keys }) => !keys.includes('person:1101700230705'));
  await db.doc(paths.case(caseId)).delete();
  await until(
    'no parties',
    () => partiesOf(caseId),
    (parties) => parties === null,
  );
});

it('cases from before get their keys by the recount, once', async () => {
  const user = await person('client');
  const caseId = newId('case');
  await db.doc(paths.case(caseId)).set(aCase({ user_id: user, debtor_name: someName() }));
  await untilKept(caseId, ({ user_id }) => user_id === user);
  await db.doc(paths.caseParties(caseId)).delete();
  // Other tests write malformed cases.
  expect((await recountParties(db)).malformed).not.toContain(paths.case(caseId));
  const kept = await partiesOf(caseId);
  expect(kept).toMatchObject({ case_id: caseId, user_id: user });
  await recountParties(db);
  expect(await partiesOf(caseId)).toEqual(kept);
});
