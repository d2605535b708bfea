import { COLLECTIONS, paths } from '@app/domain/paths';
import { anAuditEntry, aPrivacyRequest } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { statusOf } from './erased-person.ts';
import { person } from './people.ts';
import { auth, db, newId, server } from './server.ts';
import { quiet, until } from './wait.ts';

async function letterSubjects(): Promise<string[]> {
  const letters = await db.collection(COLLECTIONS.deadLetters).get();
  return letters.docs.map((letter) => String(letter.get('subject')));
}

/** Until the approved request is done, and what follows from it. */
async function erase(uid: string): Promise<void> {
  await db.doc(paths.privacyRequest(uid)).set(aPrivacyRequest({ user_id: uid, status: 'approved' }));
  await until(
    'the erasure',
    () => statusOf(server, uid),
    (status) => status === 'done',
  );
  await quiet();
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
    await erase(uid);
    expect((await db.doc(paths.partner(uid)).get()).exists).toBe(false);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await letterSubjects()).filter((subject) => subject.includes(paths.partner(uid)))).toEqual([]);
  },
);

it.each([
  ['Approved', { from: 'บจก. เดิม', to: 'บจก. ใหม่' }, { company_name: 'บจก. ใหม่' }],
  ['Rejected', {}, {}],
] as const)(
  'the erasure of a partner who is %s leaves no contact person in the audit log, and a company only with the contract',
  async (status, renamed, approved) => {
    const uid = await person('audited', status === 'Approved' ? 'partner' : 'customer', status);
    const subject = paths.partner(uid);
    const add = async (action: 'partner_approved' | 'partner_renamed', details: Record<string, string>) => {
      const entry = db.doc(paths.auditEntry(newId('entry')));
      await entry.set({ ...anAuditEntry({ action, subject, details }), search_words: [] });
      return entry;
    };
    const entries = [
      await add('partner_renamed', {
        from: 'บจก. เดิม',
        to: 'บจก. ใหม่',
        from_person: 'สมชาย ใจดี',
        to_person: 'สมหญิง ใจงาม',
      }),
      await add('partner_approved', { company_name: 'บจก. ใหม่', contact_person: 'สมหญิง ใจงาม' }),
    ];
    await erase(uid);
    const left = await Promise.all(
      entries.map(async (entry) => (await entry.get()).get('details') as object),
    );
    expect(left).toEqual([renamed, approved]);
    // The record that the erasure empties is no new name.
    const log = await db.collection(COLLECTIONS.auditLog).where('subject', '==', subject).get();
    expect(log.docs.filter((entry) => entry.get('action') === 'partner_renamed')).toHaveLength(1);
  },
);
