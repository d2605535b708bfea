import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deletionId, type AuditedDeletion } from '@app/domain/audit';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { BUILT_AT } from '@app/seed/builders';
import { deleteDoc, doc, setDoc, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newAuditEntry } from './documents.ts';
import { begin } from './database-reset.ts';
import { IDS } from './fixtures.ts';

const { AD } = PEOPLE;
const actors = new Actors();
beforeEach(() => begin(actors));
afterAll(() => actors.leave());

const OPENED = `profile_opened-${'b'.repeat(20)}`;
const record = (data: DocumentData, id = OPENED) => setDoc(doc(actors.as(AD), paths.auditEntry(id)), data);

describe('an opened profile', () => {
  test('is recorded for a partner and for a customer', async () => {
    await assertSucceeds(record(newAuditEntry(AD)));
    const ofCustomer = { ...newAuditEntry(AD), subject: 'profiles/uid-somebody' };
    await assertSucceeds(record(ofCustomer, `profile_opened-${'c'.repeat(20)}`));
  });

  for (const [what, change] of Object.entries<DocumentData>({
    'in another role': { actor_role: 'customer' },
    'of another time': { at: new Date(0) },
    'with details': { details: { note: 'x' } },
    'with an empty text as details': { details: '' },
    'with an empty list as details': { details: [] },
    'with a field x': { x: 1 },
    'of something else': { subject: 'cases/one' },
    'of something below a profile': { subject: 'profiles/a/b' },
    'without a subject': { subject: null },
    'with another field': { actor_name: 'x' },
  })) {
    test(`is refused ${what}`, () => assertFails(record({ ...newAuditEntry(AD), ...change })));
  }

  // Under the id of a future entry of the server, it would block that entry.
  test('is refused under the id of something else', () =>
    assertFails(record(newAuditEntry(AD), deletionId('contact_deleted', IDS.contact, BUILT_AT.getTime()))));

  test('cannot be overwritten', async () => {
    await assertSucceeds(record(newAuditEntry(AD)));
    await assertFails(record(newAuditEntry(AD)));
  });
});

describe.each<[AuditedDeletion, string]>([
  ['contact_deleted', `${COLLECTIONS.contacts}/${IDS.contact}`],
  ['post_deleted', `${COLLECTIONS.blogPosts}/${IDS.post}`],
])('%s', (action, subject) => {
  const documentId = subject.split('/')[1] ?? '';
  const id = deletionId(action, documentId, BUILT_AT.getTime());
  const entry = { ...newAuditEntry(AD), action, subject };

  async function deleteAndRecord(entryId = id, data: DocumentData = entry) {
    const db = actors.as(AD);
    const batch = writeBatch(db);
    batch.delete(doc(db, subject));
    batch.set(doc(db, paths.auditEntry(entryId)), data);
    await batch.commit();
  }

  test('is refused with another action', async () => {
    for (const other of ['case_deleted', 'profile_opened'])
      await assertFails(deleteAndRecord(id, { ...entry, action: other }));
    await assertSucceeds(deleteAndRecord());
  });

  test('is recorded with the deletion, in the own name', async () => {
    await assertFails(deleteAndRecord(id, { ...entry, actor_id: 'uid-nobody' }));
    await assertSucceeds(deleteAndRecord());
  });

  test('is refused for a document that stays or is already gone', async () => {
    await assertFails(record(entry, id));
    await assertSucceeds(deleteDoc(doc(actors.as(AD), subject)));
    await assertFails(record(entry, id));
  });

  test('is refused under another id and for another document', async () => {
    await assertFails(deleteAndRecord(deletionId(action, documentId, 0)));
    await assertFails(deleteAndRecord(id, { ...entry, subject: `${subject}-other` }));
    await assertFails(deleteAndRecord(id, { ...entry, subject: `profiles/${documentId}` }));
    await assertSucceeds(deleteAndRecord());
  });
});
