import { decidePrivacyRequest, previewErasure } from '@app/domain/contracts/decide-privacy-request';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import {
  aCase,
  aCaseEvent,
  aCaseUpdate,
  aContact,
  aNotification,
  aPrivacyRequest,
  aSetOfPreferences,
  aSubscriber,
} from '@app/seed/builders';
import { searchWords } from '@app/domain/search';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { withoutTriggers } from '@app/seed/triggers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDocuments, expectDocumentsErased, workForClient, type Added } from './added-documents.ts';
import { nameInCaseLife } from './case-life-words.ts';
import { functions } from './by-hand.ts';
import { call, signIn } from './call.ts';
import { emailOf, person } from './people.ts';
import { auth, bucket, db, environment, newId } from './server.ts';
import { until } from './wait.ts';
import { pathsHolding } from './whole-database.ts';

/** The number of notifications, which makes some 1,200 documents in total. */
const MANY = 1_150;
const DAY = 24 * 3_600_000;

let admin: string;
let token: string;
beforeAll(async () => {
  admin = await person('officer', 'admin');
  token = await signIn(admin);
});

/** Runs `work` with triggers off. */
const quietly = <T>(work: () => Promise<T>) => withoutTriggers(environment.hubHost, work);
const put = (path: string, data: object) => db.doc(path).set(data);

interface Someone {
  uid: string;
  name: string;
  email: string;
  cases: Record<'open' | 'recent' | 'old' | 'held', string>;
  documents: Added;
  /** Object paths by kind of file. */
  files: Record<'bound' | 'loose' | 'picture', string>;
}

/** A person with data of every kind that the product keeps; the name occurs in no other test. */
async function someone(called: string): Promise<Someone> {
  const name = `${called} ${newId('ชื่อ')}`;
  // An id in Latin letters, as Auth makes them: the emulator's events garble others.
  const uid = await person('someone');
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
  await put(paths.legalHold(cases.held), { reason: 'คำสั่งศาล', set_by: admin, at: new Date() });
  for (const id of Object.values(cases)) {
    const of = { case_id: id };
    await put(paths.caseUpdate(id, 'note'), aCaseUpdate({ ...of, update_text: `คุณ ${name} ส่งเอกสารแล้ว` }));
    await put(paths.caseEvent(id, 'made'), aCaseEvent({ ...of, actor_id: uid, actor_name: name }));
  }
  await nameInCaseLife({ uid, name }, Object.values(cases), cases.old);
  const documents = await addDocuments(
    { uid, name },
    { ...cases, foreign: await workForClient({ uid, name }) },
  );
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
  return { uid, name, email, cases, documents, files };
}

const statusOf = async (uid: string) =>
  (await db.doc(paths.privacyRequest(uid)).get()).get('status') as string;
const exists = async (file: string) => (await bucket.file(file).exists())[0];

/** The person's name and address may remain only in the documents that the request itself lists as kept. */
async function expectErased({ uid, name, email, cases, documents, files }: Someone): Promise<void> {
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
  const left = await pathsHolding([name, email, email.toUpperCase()]);
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
  expect(await Promise.all(Object.values(files).map(exists))).toEqual([true, false, false]);
  await expectDocumentsErased(documents, cases.old);
}

it('1,200 documents, killed after 30 %: another run finishes, and the database contains nothing of the person', async () => {
  const gone = await quietly(async () => {
    const made = await someone('ผู้จากไป');
    for (let start = 0; start < MANY; start += 230) {
      const batch = db.batch();
      for (let at = start; at < start + 230; at++)
        batch.set(
          db.doc(paths.notification(newId('n'))),
          aNotification({ user_id: made.uid, message: made.name }),
        );
      await batch.commit();
    }
    await db.doc(paths.privacyRequest(made.uid)).update({ status: 'approved' });
    return made;
  });
  const left = async () =>
    (await db.collection(COLLECTIONS.notifications).where('user_id', '==', gone.uid).count().get()).data()
      .count;
  expect(await left()).toBe(MANY);

  // One commit locks the profile, the others delete 100 documents each.
  await functions.run('resumeErasures', {}, { dieAfterCommits: 5 });
  expect(await left()).toBe(MANY - 400);
  expect(await statusOf(gone.uid)).toBe('approved');
  expect((await auth.getUser(gone.uid)).disabled).toBe(true);

  await functions.run('resumeErasures', {});
  expect(await statusOf(gone.uid)).toBe('done');
  await expectErased(gone);

  // Running it again changes nothing.
  const before = (await db.doc(paths.privacyRequest(gone.uid)).get()).updateTime;
  await functions.run('resumeErasures', {});
  expect((await db.doc(paths.privacyRequest(gone.uid)).get()).updateTime).toEqual(before);
});

describe('an admin', () => {
  const decide = (userId: string, decision: string, note = 'ตรวจสอบแล้ว', as = token) =>
    call(decidePrivacyRequest.name, as, { userId, decision, note });

  it('previews what is deleted and kept, approves, and the erasure runs; other accounts are untouched', async () => {
    const leaving = await someone('ผู้ขอลบ');
    const staying = await quietly(() => someone('ผู้อยู่ต่อ'));
    const heldBefore = await pathsHolding([staying.name, staying.email]);
    const preview = (await call(previewErasure.name, token, { userId: leaving.uid })).body.result;
    expect(preview).toMatchObject({
      obstacles: [],
      erased: {
        profile: 1,
        preferences: 1,
        subscription: 1,
        contacts: 2,
        cases: 1,
        notes: 7,
        files: 5,
        partner: 0,
      },
    });
    expect((preview as { kept: object[] }).kept).toHaveLength(3);

    expect((await decide(leaving.uid, 'approved')).status).toBe(200);
    await until(
      'the erasure',
      () => statusOf(leaving.uid),
      (status) => status === 'done',
    );
    await expectErased(leaving);
    expect(await statusOf(staying.uid)).toBe('received');
    expect(await pathsHolding([staying.name, staying.email])).toEqual(heldBefore);
    const audit = await db
      .collection(COLLECTIONS.auditLog)
      .where('subject', '==', paths.privacyRequest(leaving.uid))
      .get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'erasure_decided', actor_id: admin, details: { decision: 'approved' } },
    ]);
  });

  it('refuses once, with a reason, and nothing is erased', async () => {
    const uid = await person('refused');
    await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid }));
    expect((await decide(uid, 'refused', '')).body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await decide(uid, 'refused', 'คดียังไม่สิ้นสุด')).status).toBe(200);
    expect((await db.doc(paths.privacyRequest(uid)).get()).data()).toMatchObject({
      status: 'refused',
      decisions: [{ decision: 'refused', note: 'คดียังไม่สิ้นสุด', by: admin }],
    });
    expect((await decide(uid, 'approved')).body.error?.status).toBe('FAILED_PRECONDITION');
    expect((await auth.getUser(uid)).disabled).toBe(false);
    expect((await decide(newId('nobody'), 'refused')).body.error?.status).toBe('NOT_FOUND');
  });

  it('cannot approve for an account with an admin’s role or open work, and can afterwards', async () => {
    const colleague = await person('colleague', 'admin');
    await put(paths.privacyRequest(colleague), aPrivacyRequest({ user_id: colleague }));
    expect((await decide(colleague, 'approved')).body.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { obstacles: ['admin_account'] },
    });
    const partner = await person('busy', 'partner', 'Approved');
    const caseId = newId('case');
    await put(paths.case(caseId), aCase({ partner_id: partner, status: 'In Progress' }));
    await put(paths.privacyRequest(partner), aPrivacyRequest({ user_id: partner }));
    expect((await decide(partner, 'approved')).body.error).toMatchObject({
      details: { obstacles: ['assigned_cases'] },
    });
    await db.doc(paths.case(caseId)).update({ status: 'Completed' });
    expect((await decide(partner, 'approved')).status).toBe(200);
    await until(
      'the erasure',
      () => statusOf(partner),
      (status) => status === 'done',
    );
    const record = (await db.doc(paths.partner(partner)).get()).data();
    expect(record).toMatchObject({ status: 'Approved', contact_person: '', phone: '', disabled: true });
    expect(record?.company_name).toContain('busy');
  });

  it.each(['customer', 'partner'] as const)(
    'alone can decide and preview: a %s can do neither',
    async (role) => {
      const uid = await person('asking', role, role === 'partner' ? 'Approved' : undefined);
      await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid }));
      const own = await signIn(uid);
      expect((await decide(uid, 'approved', 'x', own)).body.error?.status).toBe('PERMISSION_DENIED');
      expect((await call(previewErasure.name, own, { userId: uid })).body.error?.status).toBe(
        'PERMISSION_DENIED',
      );
      expect((await call(previewErasure.name, token, { userId: uid })).status).toBe(200);
    },
  );
});

it('contact messages of an unproven address are not erased', async () => {
  const uid = await person('unproven');
  await auth.updateUser(uid, { emailVerified: false });
  const letter = paths.contact(newId('letter'));
  await put(letter, aContact({ email: emailOf(uid) }));
  await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid, status: 'approved' }));
  await until(
    'the erasure',
    () => statusOf(uid),
    (status) => status === 'done',
  );
  expect((await db.doc(letter).get()).exists).toBe(true);
});
