import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aNotification } from '@app/seed/builders';
import {
  collection,
  deleteField,
  doc,
  getCountFromServer,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { testEnvironment } from '../support/env.ts';
import { newContact } from './documents.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS, notificationOf, SUBSCRIBER, subscriberPath, type Documents } from './fixtures.ts';

const { CO, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

/** A commit through the REST API, as a visitor's script sends it: no SDK, no account. */
async function commit(writes: object[]): Promise<{ status: number; error: string | undefined }> {
  const { firestoreHost } = testEnvironment();
  const url = `http://${firestoreHost}/v1/${database}/documents:commit`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) });
  const body = (await answer.json()) as { error?: { status: string } };
  return { status: answer.status, error: body.error?.status };
}
const database = `projects/${actors.projectId}/databases/${actors.databaseId}`;

const createAt = (path: string, fields: Record<string, string>, stamped: string) => ({
  update: {
    name: `${database}/documents/${path}`,
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { stringValue: text }])),
  },
  updateTransforms: [{ fieldPath: stamped, setToServerValue: 'REQUEST_TIME' }],
  currentDocument: { exists: false },
});

describe('visitors write through functions', () => {
  const { is_read: _unread, created_at: _now, ...letter } = newContact();
  const letters = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const write = createAt(paths.contact(`flood-${index}`), letter as Record<string, string>, 'created_at');
      return {
        ...write,
        update: { ...write.update, fields: { ...write.update.fields, is_read: { booleanValue: false } } },
      };
    });
  const countLetters = async () =>
    (await getCountFromServer(collection(actors.server, COLLECTIONS.contacts))).data().count;

  // The twin, one message through the function: tests/functions/public-forms.test.ts.
  for (const size of [1, 500]) {
    test(`${size} messages in one request are refused, and none is there`, async () => {
      const before = await countLetters();
      expect(await commit(letters(size))).toEqual({ status: 403, error: 'PERMISSION_DENIED' });
      expect(await countLetters()).toBe(before);
    });
  }

  test('the same request is accepted from the server: the rules refuse it, not its form', async () => {
    const { firestoreHost } = testEnvironment();
    const answer = await fetch(`http://${firestoreHost}/v1/${database}/documents:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: letters(1) }),
    });
    expect(answer.status).toBe(200);
  });

  test('a write does not reveal who is subscribed, alone or beside a failing write', async () => {
    const subscribing = async (email: string) =>
      createAt(subscriberPath(await subscriberId(email)), { email }, 'subscribed_at');
    const failing = createAt('wishes/new', { x: 'x' }, 'at');
    const answers = [];
    for (const email of [SUBSCRIBER, 'nobody@example.com'])
      answers.push([
        await commit([await subscribing(email)]),
        await commit([await subscribing(email), failing]),
        await commit([failing, await subscribing(email)]),
      ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toEqual({ status: 403, error: 'PERMISSION_DENIED' });
  });
});

describe('reading marks', () => {
  const marks: [string, Person, string][] = [
    ['a notification', CO, notificationOf(CO)],
    ['a contact message', AD, `${COLLECTIONS.contacts}/${IDS.contact}`],
  ];
  for (const [what, reader, path] of marks) {
    const mark = (change: DocumentData) => updateDoc(doc(actors.as(reader), path), change);
    test(`${what} is marked read once and cannot be reset`, async () => {
      await begin(actors);
      await assertSucceeds(mark({ is_read: true }));
      await assertFails(mark({ is_read: false }));
      // Two tabs may both mark it.
      await assertSucceeds(mark({ is_read: true }));
    });
    for (const value of ['true', 1, null, deleteField()]) {
      test(`${what} cannot have is_read ${JSON.stringify(value)}`, () =>
        assertFails(mark({ is_read: value })));
    }
    for (const key of ['user_id', 'title', 'message', 'email', 'created_at', 'link_to', 'params', 'x']) {
      test(`${what} keeps its ${key}`, async () => {
        await assertFails(mark({ is_read: true, [key]: 'x' }));
        await assertSucceeds(mark({ is_read: true }));
      });
    }
  }

  test('500 notifications are marked read in one batch: all of them look up one document', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => paths.notification(`many-${index}`));
    const documents: Documents = {};
    for (const path of ids) documents[path] = aNotification({ user_id: CO.uid });
    await arrange(actors, documents);
    const db = actors.as(CO);
    const batch = writeBatch(db);
    for (const path of ids) batch.update(doc(db, path), { is_read: true });
    await assertSucceeds(batch.commit());
  });

  test('one foreign notification in a batch refuses all of it', async () => {
    const db = actors.as(CO);
    const batch = writeBatch(db);
    batch.update(doc(db, notificationOf(CO)), { is_read: true });
    batch.update(doc(db, notificationOf(AD)), { is_read: true });
    await assertFails(batch.commit());
  });
});
