import { setTimeout as wait } from 'node:timers/promises';
import { getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PEOPLE } from '../support/as.ts';
import { testEnvironment } from '../support/env.ts';
import { storageRules } from '../support/storage-rules.ts';
import { accountDocuments } from '../rules/fixtures.ts';
import { StorageFixtures, refused } from './storage-fixtures.ts';

const { AD, CO, CX, PA } = PEOPLE;
const EXPORT = `exports/${AD.uid}/newsletter_subscriptions.csv`;
const OWN_DATA = `exports/${CO.uid}/my-data-1.zip`;
/** Of a customer and of a partner, in each format. */
const STATEMENTS = [
  [CO, `exports/${CO.uid}/statement-1.pdf`],
  [PA, `exports/${PA.uid}/statement-2.csv`],
] as const;
const RULES = await storageRules();
const TEN_MINUTES = "duration.value(10, 'm')";

let fixtures: StorageFixtures;
beforeAll(async () => {
  fixtures = await StorageFixtures.open();
});
beforeEach(async () => {
  await fixtures.begin();
  await fixtures.store(EXPORT, { contentType: 'text/csv' });
  await fixtures.store(OWN_DATA, { contentType: 'application/zip' });
  for (const [, path] of STATEMENTS) await fixtures.store(path, { contentType: 'application/pdf' });
});
afterAll(() => fixtures.close());

const read = () => getBytes(ref(fixtures.as(AD), EXPORT));
const readStatements = () =>
  Promise.all(STATEMENTS.map(([who, path]) => getBytes(ref(fixtures.as(who), path))));
const readOwnData = () => getBytes(ref(fixtures.as(CO), OWN_DATA));

async function upload(content: string): Promise<void> {
  const answer = await fetch(`http://${testEnvironment().storageHost}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules were not taken: ${await answer.text()}`);
}

test('an export cannot be read after its time is over', async () => {
  expect(RULES.split(TEN_MINUTES)).toHaveLength(2);
  await read();
  // The emulator cannot set a file's age, so the same rules are used with a minute and with a second instead of ten minutes.
  const allow = (seconds: number) => upload(RULES.replace(TEN_MINUTES, `duration.value(${seconds}, 's')`));
  try {
    await allow(60);
    // Each is read as soon as it is stored: on a busy machine seconds pass until all are.
    await fixtures.store(EXPORT, { contentType: 'text/csv' });
    await read();
    await fixtures.store(OWN_DATA, { contentType: 'application/zip' });
    await readOwnData();
    for (const [who, path] of STATEMENTS) {
      await fixtures.store(path, { contentType: 'application/pdf' });
      await getBytes(ref(fixtures.as(who), path));
    }
    await wait(1_100);
    await allow(1);
    await refused(read());
    await refused(readOwnData());
    for (const [who, path] of STATEMENTS) await refused(getBytes(ref(fixtures.as(who), path)));
  } finally {
    await upload(RULES);
  }
  await read();
  await readOwnData();
}, 60_000);

test('an export cannot be read by an admin who lost the role', async () => {
  await read();
  await fixtures.arrange(accountDocuments({ ...AD, role: 'customer' }));
  await refused(read());
});

test('the own data cannot be read by an account that was locked since', async () => {
  await readOwnData();
  await fixtures.arrange(accountDocuments(CO, true));
  await refused(readOwnData());
});

test('a statement is read by the person who made it, and by nobody else', async () => {
  await readStatements();
  for (const [who, path] of STATEMENTS)
    for (const other of [CO, PA, CX, AD])
      if (other !== who) await refused(getBytes(ref(fixtures.as(other), path)));
});

test('only what is named like a statement is one: a list of an admin stays closed to others', async () => {
  for (const name of ['statement.csv', 'statement-1.zip', 'a-statement-1.csv', 'newsletter.csv']) {
    const path = `exports/${CO.uid}/${name}`;
    await fixtures.store(path, { contentType: 'text/csv' });
    await refused(getBytes(ref(fixtures.as(CO), path)));
  }
  await getBytes(ref(fixtures.as(CO), STATEMENTS[0][1]));
});

test('a statement cannot be read by an account that was locked since', async () => {
  await readStatements();
  await fixtures.arrange(accountDocuments(CO, true));
  await refused(getBytes(ref(fixtures.as(CO), STATEMENTS[0][1])));
});
