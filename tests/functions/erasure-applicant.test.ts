import { COLLECTIONS, paths } from '@app/domain/paths';
import { aPrivacyRequest } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { person } from './people.ts';
import { auth, db } from './server.ts';
import { quiet, until } from './wait.ts';

async function letterSubjects(): Promise<string[]> {
  const letters = await db.collection(COLLECTIONS.deadLetters).get();
  return letters.docs.map((letter) => String(letter.get('subject')));
}

it.each([
  ['Pending', 'with the erasure'],
  ['Rejected', 'with the erasure'],
  // The event of the deleted record then always finds no account.
  ['Rejected', 'before the erasure'],
] as const)(
  'the erasure of an applicant (%s) whose account is deleted %s leaves no dead letter',
  async (status, when) => {
    const uid = await person('applicant', 'customer', status);
    // The event of the record that was just created needs the account.
    await quiet();
    if (when === 'before the erasure') await auth.deleteUser(uid);
    await db.doc(paths.privacyRequest(uid)).set(aPrivacyRequest({ user_id: uid, status: 'approved' }));
    await until(
      'the erasure',
      async () => (await db.doc(paths.privacyRequest(uid)).get()).get('status') as string,
      (now) => now === 'done',
    );
    await quiet();
    expect((await db.doc(paths.partner(uid)).get()).exists).toBe(false);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await letterSubjects()).filter((subject) => subject.includes(paths.partner(uid)))).toEqual([]);
  },
);
