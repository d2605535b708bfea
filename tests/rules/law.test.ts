import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LAW_TABLES, LAW_VERSIONS } from '@app/domain/law/tables';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { doc, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { dayFromNow, newLawConfirmation } from './documents.ts';
import { BLANKS, FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

/** What an admin enters of a lawyer's confirmation. */
const { AD, CO } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

/** Sends it as if nobody had confirmed the version yet. */
async function confirm(data: DocumentData, path = paths.lawVersion('contact_rules', 1)) {
  await arrange(actors, { [path]: null });
  await setDoc(doc(actors.as(AD), path), data);
}

describe('a confirmation', () => {
  const check = new FieldChecks(() => newLawConfirmation(AD), confirm);
  check.keys({ extra: ['rows', 'withdrawn_by', 'search_words', 'x'] });
  check.pinned('table', ['holidays', 'wording', '']);
  check.pinned('n', [0, 2, -1, 1.5, '1']);
  check.pinned('status', ['unconfirmed', 'withdrawn', '']);
  check.pinned('created_by', [CO.uid, '']);
  check.now('created_at');

  check.accepts('a table whose day is not known', () => ({ effective_from: null }));
  check.accepts('a day of the last century', () => ({ effective_from: '1992-06-08' }));
  check.type('effective_from', ['null']);
  for (const odd of ['2019-11', 'tomorrow', '2019-11-21\n2019-11-22'])
    check.refuses(`the day ${JSON.stringify(odd)}`, () => ({ effective_from: odd }));

  check.accepts('a confirmation of today', () => ({ confirmed_on: dayFromNow(0) }));
  check.refuses('one of tomorrow', () => ({ confirmed_on: dayFromNow(1) }));
  for (const confirmed_on of ['2026-02-30', '2026-2-3', '2026-002-03'])
    check.refuses(`a confirmation on ${confirmed_on}`, () => ({ confirmed_on }));
  check.type('confirmed_on', []);

  const lawyer = (change: object) => ({
    confirmed_by: { name: 'นางสาวพิมพ์ใจ ตัวอย่าง', licence_no: '1234/2560', ...change },
  });
  check.type('confirmed_by', []);
  check.refuses('a lawyer without a name', () => ({ confirmed_by: { licence_no: '1' } }));
  check.refuses('a lawyer without a licence', () => ({ confirmed_by: { name: 'ก' } }));
  for (const key of ['phone', 'x']) check.refuses(`${key} of a lawyer`, () => lawyer({ [key]: '1' }));
  for (const [key, max] of [
    ['name', LIMITS.name],
    ['licence_no', LIMITS.licence],
  ] as const) {
    check.accepts(`${key} of ${max}`, () => lawyer({ [key]: 'ก'.repeat(max) }));
    check.refuses(`${key} of ${max + 1}`, () => lawyer({ [key]: 'ก'.repeat(max + 1) }));
    check.refuses(`a number as ${key}`, () => lawyer({ [key]: 7 }));
    for (const [name, blank] of Object.entries(BLANKS))
      check.refuses(`${name} as ${key}`, () => lawyer({ [key]: blank }));
  }

  test('is stored under the number of its version', async () => {
    await assertSucceeds(confirm(newLawConfirmation(AD)));
    await assertFails(confirm(newLawConfirmation(AD), `${paths.lawVersions('contact_rules')}/01`));
  });
});

describe.each(LAW_TABLES)('of %s', (table) => {
  const versions = LAW_VERSIONS.filter((one) => one.table === table).map(({ n }) => n);
  const newest = Math.max(...versions);
  const of = (n: number, name: string = table) =>
    confirm({ ...newLawConfirmation(AD), table: name, n }, paths.lawVersion(name, n));

  test('each version can be confirmed, and none that does not exist yet', async () => {
    for (const n of versions) await assertSucceeds(of(n));
    await assertFails(of(newest + 1));
    await assertFails(of(newest, `${table}_x`));
  });
});
