import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import {
  aCase,
  aCaseEvent,
  aCaseUpdate,
  aContact,
  aPrivacyRequest,
  aSetOfPreferences,
  aSubscriber,
} from '@app/seed/builders';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { expect } from 'vitest';
import { addDocuments, expectDocumentsErased, workForClient, type Added } from './added-documents.ts';
import { addAuditedExport, expectUnnamed } from './audited-names.ts';
import { nameInCaseLife } from './case-life-words.ts';
import { emailOf, person } from './people.ts';
import { newId, type Server } from './server.ts';
import { pathsHolding } from './whole-database.ts';

const DAY = 24 * 3_600_000;

export interface Someone {
  uid: string;
  name: string;
  email: string;
  cases: Record<'open' | 'recent' | 'old' | 'held', string>;
  documents: Added;
  audited: string;
  /** Object paths by kind of file. */
  files: Record<'bound' | 'loose' | 'picture', string>;
}

/** A person with data of every kind that the product keeps; the name occurs in no other test. */
export async function someone(server: Server, called: string): Promise<Someone> {
  const { auth, bucket, db } = server;
  const put = (path: string, data: object) => db.doc(path).set(data);
  const name = `${called} ${newId('ชื่อ')}`;
  // An id in Latin letters, as Auth makes them: the emulator's events garble others.
  const uid = await person('someone', 'customer', undefined, server);
  const email = emailOf(uid);
  await db
    .doc(paths.profile(uid))
    .update({ full_name: name, avatar_url: storagePaths.avatar(uid, '1719900000000-a.png') });
  await auth.updateUser(uid, { displayName: name });
  const cases = { open: newId('open'), recent: newId('recent'), old: newId('old'), held: newId('held') };
  const files = {
    bound: storagePaths.caseFile(uid, '1719900000000-bound.pdf'),
    loose: storagePaths.caseFile(uid, '1719900000001-loose.pdf'),
    picture: storagePaths.avatar(uid, '1719900000000-a.png'),
  };
  const own = { user_id: uid, client_name: email, details: `ผมชื่อ ${name}` };
  const longAgo = new Date(Date.now() - 4_000 * DAY);
  await put(paths.case(cases.open), aCase({ ...own, file_urls: [files.bound] }));
  await put(paths.case(cases.recent), aCase({ ...own, status: 'Completed', updated_at: new Date() }));
  await put(paths.case(cases.old), aCase({ ...own, status: 'Completed', updated_at: longAgo }));
  await put(paths.case(cases.held), aCase({ ...own, status: 'Cancelled', updated_at: longAgo }));
  await put(paths.legalHold(cases.held), { reason: 'คำสั่งศาล', set_by: newId('officer'), at: new Date() });
  for (const id of Object.values(cases)) {
    const of = { case_id: id };
    await put(paths.caseUpdate(id, 'note'), aCaseUpdate({ ...of, update_text: `คุณ ${name} ส่งเอกสารแล้ว` }));
    await put(paths.caseEvent(id, 'made'), aCaseEvent({ ...of, actor_id: uid, actor_name: name }));
  }
  await nameInCaseLife(server, { uid, name }, Object.values(cases), cases.old);
  const foreign = await workForClient(server, { uid, name });
  const documents = await addDocuments(server, { uid, name }, { ...cases, foreign });
  await put(paths.preferences(uid), aSetOfPreferences());
  await put(`${COLLECTIONS.newsletterSubscriptions}/${await subscriberId(email)}`, aSubscriber({ email }));
  await put(`${COLLECTIONS.newsletterLinks}/${newId('link')}`, { subscriber_id: await subscriberId(email) });
  // As somebody typed it; the search words are those that a trigger writes.
  const typed = email.toUpperCase();
  await put(paths.contact(newId('letter')), {
    ...aContact({ name, email: typed }),
    search_words: searchWords([typed]),
  });
  await put(paths.contact(newId('letter')), aContact({ name, email }));
  await put(paths.privacyExport(uid), { at: new Date() });
  for (const [kind, file] of Object.entries(files))
    await bucket.file(file).save(kind === 'picture' ? samplePng() : samplePdf([kind]), {
      resumable: false,
      contentType: kind === 'picture' ? 'image/png' : 'application/pdf',
    });
  await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid, reason: `ผม ${name} ขอลบข้อมูล` }));
  const audited = await addAuditedExport(server, { uid, name });
  return { uid, name, email, cases, documents, files, audited };
}

/** Of the person's request. */
export const statusOf = async ({ db }: Server, uid: string) =>
  (await db.doc(paths.privacyRequest(uid)).get()).get('status') as string;

/** The person's name and address may remain only in the documents that the request itself lists as kept. */
export async function expectErased(
  server: Server,
  { uid, name, email, cases, documents, files, audited }: Someone,
): Promise<void> {
  const { auth, bucket, db } = server;
  const request = await db.doc(paths.privacyRequest(uid)).get();
  const kept = (request.get('kept') as { path: string; because: string }[]).map(
    ({ path, because }) => `${path} ${because}`,
  );
  expect(kept.sort()).toEqual(
    [
      `${paths.case(cases.open)} open_case`,
      `${paths.case(cases.recent)} retention`,
      `${paths.case(cases.held)} legal_hold`,
      `${paths.privacyRequest(uid)} accountability`,
    ].sort(),
  );
  const keptPaths = kept.map((line) => line.slice(0, line.lastIndexOf(' ')));
  const left = await pathsHolding(server, [name, email, email.toUpperCase()]);
  expect(left.filter((path) => !keptPaths.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
    [],
  );
  expect((await db.collection(paths.acceptances(uid)).get()).size).toBe(0);
  const links = db.collection(COLLECTIONS.newsletterLinks);
  expect((await links.where('subscriber_id', '==', await subscriberId(email)).get()).size).toBe(0);
  // Kept documents are complete, and the search above can find them.
  expect(left).toEqual(expect.arrayContaining([paths.case(cases.open), paths.case(cases.held)]));

  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await db.doc(paths.profile(uid)).get()).data()).toMatchObject({
    full_name: '',
    avatar_url: null,
    email: expect.stringMatching(/^erased-[0-9a-f]{16}@erased\.invalid$/) as string,
    disabled: true,
  });
  expect((await db.doc(paths.case(cases.old)).get()).data()).toMatchObject({
    client_name: '—',
    debtor_name: '—',
    details: '—',
    file_urls: null,
    amount: 185_000,
  });
  const isThere = async (file: string) => (await bucket.file(file).exists())[0];
  expect(await Promise.all(Object.values(files).map(isThere))).toEqual([true, false, false]);
  await expectDocumentsErased(server, documents, cases.old);
  await expectUnnamed(server, audited, uid);
}
