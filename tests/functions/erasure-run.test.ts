import { paths } from '@app/domain/paths';
import { aCase, aPrivacyRequest } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { functions } from './by-hand.ts';
import { quietProject } from './quiet-project.ts';

const { project, db } = quietProject('erasures');

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
