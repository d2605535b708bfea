import { paths } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import { anAuditEntry } from '@app/seed/builders';
import { expect } from 'vitest';
import { newId, type Server } from './server.ts';

/** An entry of the audit log for which a trigger has added the person's name. @returns its path */
export async function addAuditedExport(
  { db }: Server,
  { uid, name }: { uid: string; name: string },
): Promise<string> {
  const path = paths.auditEntry(newId('entry'));
  const subject = paths.profile(uid);
  await db.doc(path).set({
    ...anAuditEntry({ actor_id: uid, actor_role: 'customer', actor_name: name, action: 'data_exported' }),
    subject,
    details: {},
    search_words: searchWords([name, uid, subject]),
  });
  return path;
}

/** The log says who did it by uid alone, and is still found by that. */
export async function expectUnnamed({ db }: Server, path: string, uid: string): Promise<void> {
  const subject = paths.profile(uid);
  expect((await db.doc(path).get()).data()).toMatchObject({
    actor_id: uid,
    actor_name: '',
    subject,
    search_words: searchWords([uid, subject]),
  });
}
