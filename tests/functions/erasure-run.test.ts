import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aNotification, aPrivacyRequest } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { expectErased, someone, statusOf } from './erased-person.ts';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';
import { newId } from './server.ts';

const elsewhere = quietProject('erasures');
const { project, auth, db } = elsewhere;
/** The number of notifications, which makes some 1,200 documents in total. */
const MANY = 1_150;

it('an erasure that fails does not stop the one after it, and is finished once its data can be read', async () => {
  const people = ['a-failing', 'b-whole'];
  const states = async () =>
    Promise.all(
      people.map(async (uid) => (await db.doc(paths.privacyRequest(uid)).get()).get('status') as string),
    );
  for (const user_id of people)
    await db.doc(paths.privacyRequest(user_id)).set({ ...aPrivacyRequest({ user_id }), status: 'approved' });
  const malformed = db.doc(paths.case('malformed'));
  await malformed.set({ ...aCase({ user_id: 'a-failing' }), status: 'Sold' });
  await functions.run('resumeErasures', {}, { project });
  expect(await states()).toEqual(['approved', 'done']);
  await malformed.update({ status: 'Completed' });
  await functions.run('resumeErasures', {}, { project });
  expect(await states()).toEqual(['done', 'done']);
});

it('1,200 documents, killed after 30 %: another run finishes, and the database contains nothing of the person', async () => {
  const gone = await someone(elsewhere, 'ผู้จากไป');
  for (let start = 0; start < MANY; start += 230) {
    const batch = db.batch();
    for (let at = start; at < start + 230; at++)
      batch.set(
        db.doc(paths.notification(newId('n'))),
        aNotification({ user_id: gone.uid, message: gone.name }),
      );
    await batch.commit();
  }
  await db.doc(paths.privacyRequest(gone.uid)).update({ status: 'approved' });
  const left = async () =>
    (await db.collection(COLLECTIONS.notifications).where('user_id', '==', gone.uid).count().get()).data()
      .count;
  expect(await left()).toBe(MANY);

  // One commit locks the profile, the others delete 100 documents each.
  await functions.run('resumeErasures', {}, { project, dieAfterCommits: 5 });
  expect(await left()).toBe(MANY - 400);
  expect(await statusOf(elsewhere, gone.uid)).toBe('approved');
  expect((await auth.getUser(gone.uid)).disabled).toBe(true);

  await functions.run('resumeErasures', {}, { project });
  expect(await statusOf(elsewhere, gone.uid)).toBe('done');
  await expectErased(elsewhere, gone);

  // Running it again changes nothing.
  const before = (await db.doc(paths.privacyRequest(gone.uid)).get()).updateTime;
  await functions.run('resumeErasures', {}, { project });
  expect((await db.doc(paths.privacyRequest(gone.uid)).get()).updateTime).toEqual(before);
});
