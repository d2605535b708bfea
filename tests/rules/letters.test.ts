import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aNotification } from '@app/seed/builders';
import { deleteField, doc, setDoc, updateDoc, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { newContact, newSubscriber } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { arrange, begin, IDS, notificationOf, subscriberPath, type Documents } from './world.ts';

const { CO, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;

describe('a contact message', () => {
  const send = (data: DocumentData) =>
    setDoc(doc(actors.as(null), paths.contact(`letter-${serial++}`)), data);
  const check = new FieldChecks(newContact, send);
  check.keys({ extra: ['user_id', 'bcc', 'x'] });
  check.text('name', LIMITS.name);
  check.anyText('name');
  check.email('email');
  check.phone('phone');
  check.text('subject', LIMITS.subject);
  check.text('message', LIMITS.message);
  check.anyText('message');
  check.pinned('is_read', [true]);
  check.now('created_at');
  check.id((id, data) => setDoc(doc(actors.as(null), COLLECTIONS.contacts, id), data));
  test('an address followed by further header lines is text in the message, and no address', async () => {
    await assertSucceeds(send({ ...newContact(), message: 'a\r\nbcc: b@example.com' }));
    await assertFails(send({ ...newContact(), email: 'a@example.com\r\nbcc: b@example.com' }));
  });
});

describe('a subscription', () => {
  const address = () => `reader-${serial++}@example.com`;
  const send = async (data: DocumentData) => {
    const { email } = data;
    const id = typeof email === 'string' ? await subscriberId(email) : 'x';
    await arrange(actors, { [subscriberPath(id)]: null });
    await setDoc(doc(actors.as(null), subscriberPath(id)), data);
  };
  const check = new FieldChecks(() => newSubscriber(address()), send);
  check.keys({ extra: ['user_id', 'x'] });
  check.email('email');
  check.now('subscribed_at');
  for (const email of [
    'Reader@example.com',
    'reader@EXAMPLE.com',
    ' reader@example.com',
    'reader@example.com ',
  ]) {
    check.refuses(`"${email}", which is not how an address is stored`, () => ({ email }));
  }
  test('has the id that belongs to its address', async () => {
    const data = newSubscriber('id@example.com');
    const id = await subscriberId('id@example.com');
    for (const wrong of [id.toUpperCase(), await subscriberId('other@example.com'), 'x', `${id}0`]) {
      await assertFails(setDoc(doc(actors.as(null), subscriberPath(wrong)), data));
    }
    await assertSucceeds(setDoc(doc(actors.as(null), subscriberPath(id)), data));
  });
});

describe('reading marks', () => {
  const marks: [string, Person, string][] = [
    ['a notification', CO, notificationOf(CO)],
    ['a contact message', AD, `${COLLECTIONS.contacts}/${IDS.contact}`],
  ];
  for (const [what, reader, path] of marks) {
    const mark = (change: DocumentData) => updateDoc(doc(actors.as(reader), path), change);
    test(`${what} is read once and for all`, async () => {
      await begin(actors);
      await assertSucceeds(mark({ is_read: true }));
      await assertFails(mark({ is_read: false }));
      // Two tabs may both say so.
      await assertSucceeds(mark({ is_read: true }));
    });
    for (const value of ['true', 1, null, deleteField()]) {
      test(`${what} is read or not, never ${JSON.stringify(value)}`, () =>
        assertFails(mark({ is_read: value })));
    }
    for (const key of ['user_id', 'title', 'message', 'email', 'created_at', 'link_to', 'params', 'x']) {
      test(`${what} keeps its ${key}`, async () => {
        await assertFails(mark({ is_read: true, [key]: 'x' }));
        await assertSucceeds(mark({ is_read: true }));
      });
    }
  }

  test('500 notifications are marked read in one batch: all of them ask for one document', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => paths.notification(`many-${index}`));
    const documents: Documents = {};
    for (const path of ids) documents[path] = aNotification({ user_id: CO.uid });
    await arrange(actors, documents);
    const db = actors.as(CO);
    const batch = writeBatch(db);
    for (const path of ids) batch.update(doc(db, path), { is_read: true });
    await assertSucceeds(batch.commit());
  });

  test('one foreign notification in a batch spoils it', async () => {
    const db = actors.as(CO);
    const batch = writeBatch(db);
    batch.update(doc(db, notificationOf(CO)), { is_read: true });
    batch.update(doc(db, notificationOf(AD)), { is_read: true });
    await assertFails(batch.commit());
  });
});
