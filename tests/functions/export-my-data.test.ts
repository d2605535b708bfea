import { exportMyData as contract } from '@app/domain/contracts/export-my-data';
import { subscriberId } from '@app/domain/newsletter';
import { paperCaseId } from '@app/domain/partner-paper';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { anAuthority } from '@app/seed/authority-builders';
import {
  aCase,
  aCaseDocument,
  aCaseEvent,
  aCaseUpdate,
  aContact,
  aNotification,
  aPrivacyRequest,
  aSetOfPreferences,
  aSubscriber,
} from '@app/seed/builders';
import { aCaseOutcome, aCaseStanding, aCommitment, aSetOfContactDetails } from '@app/seed/case-life-builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aCaseMessage, aDecision } from '@app/seed/message-builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { samplePdf } from '@app/seed/sample-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call as callByName, forge, signIn } from './call.ts';
import { emailOf, person } from './people.ts';
import { readZip } from './read-zip.ts';
import { auth, bucket, db, newId } from './server.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';

const call = (token: string | undefined, data: unknown = {}) => callByName(contract.name, token, data);
const put = (path: string, data: object) => db.doc(path).set(data);

let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  first = await visit('first');
  second = await visit('second');
});
afterAll(() => Promise.all([first, second].map(endVisit)));

/** Writes data of every kind for an account, each with a word that occurs nowhere else. */
async function furnish(uid: string, word: string): Promise<Record<'file' | 'letter' | 'copy', string>> {
  const email = emailOf(uid);
  await db.doc(paths.profile(uid)).update({ full_name: `ชื่อ ${word}` });
  await put(paths.preferences(uid), aSetOfPreferences({ views: { [`view-${word}`]: 'q=a' } }));
  const caseId = newId('case');
  const wording = { findings: ['th-seizure'], reason: 'เฉพาะสำนักงาน' };
  const file = storagePaths.caseFile(uid, `1719900000000-ไฟล์ ${word}.pdf`);
  await put(
    paths.case(caseId),
    aCase({
      user_id: uid,
      client_name: email,
      debtor_name: `ลูกหนี้ ${word}`,
      details: word,
      file_urls: [file],
    }),
  );
  await put(
    paths.caseUpdate(caseId, 'n'),
    aCaseUpdate({ case_id: caseId, update_text: `บันทึก ${word}`, wording }),
  );
  await put(paths.message(caseId, 'm'), aCaseMessage({ case_id: caseId, update_text: `ข้อความ ${word}` }));
  await put(
    paths.decision(caseId, 'o'),
    aDecision({ case_id: caseId, customer_id: uid, user_id: 'uid-clerk', text: `ข้อเสนอ ${word}` }),
  );
  await put(
    paths.authority(caseId, 'uid-agency'),
    anAuthority({ case_id: caseId, user_id: uid, revoked_by: 'uid-clerk', revoked_at: new Date() }),
  );
  await put(
    paths.caseEvent(caseId, 'e'),
    aCaseEvent({ case_id: caseId, actor_id: 'uid-clerk', actor_role: 'admin', actor_name: 'เสมียนลับ' }),
  );
  await put(
    paths.caseOutcome(caseId, 'o'),
    aCaseOutcome({ case_id: caseId, by: 'uid-clerk', sentence: `ผล ${word}`, wording }),
  );
  await put(
    paths.caseStanding(caseId),
    aCaseStanding({
      user_id: uid,
      hold: { reason: `พัก ${word}`, at: new Date() },
      by: { uid: 'uid-clerk', role: 'admin' },
    }),
  );
  await put(paths.contactDetails(uid), aSetOfContactDetails({ contact_person: `ผู้ติดต่อ ${word}` }));
  await put(
    paths.debtorContact(caseId, 'c'),
    aDebtorContact({
      ...{ case_id: caseId, actor_id: 'uid-clerk', actor_name: 'เสมียนลับ' },
      ...{ note: `โทร ${word}`, wording },
    }),
  );
  const letter = storagePaths.caseFile('uid-clerk', `1719900000000-${caseId}.pdf`);
  // With its case, as the client uploads it: a document whose file names none is removed when its trigger runs.
  await bucket.file(letter).save(samplePdf([word]), {
    resumable: false,
    contentType: 'application/pdf',
    metadata: { metadata: { case_id: caseId } },
  });
  await put(
    paths.caseDocument(caseId, 'd'),
    aCaseDocument({ case_id: caseId, user_id: 'uid-clerk', label: `เอกสาร ${word}`, path: letter }),
  );
  await put(paths.notification(newId('n')), aNotification({ user_id: uid, message: `แจ้ง ${word}` }));
  await put(paths.contact(newId('c')), aContact({ email, message: `จดหมาย ${word}` }));
  await put(`${COLLECTIONS.newsletterSubscriptions}/${await subscriberId(email)}`, aSubscriber({ email }));
  await put(paths.privacyRequest(uid), aPrivacyRequest({ user_id: uid, reason: `เหตุผล ${word}` }));
  await bucket.file(file).save(samplePdf([word]), { resumable: false, contentType: 'application/pdf' });
  const copy = storagePaths.caseFile(uid, `1719900000001-ทะเบียน ${word}.pdf`);
  await bucket.file(copy).save(samplePdf([word]), {
    resumable: false,
    contentType: 'application/pdf',
    metadata: { metadata: { case_id: paperCaseId(uid) } },
  });
  await put(
    paths.partnerPaper(uid, 'registration-1'),
    aPartnerPaper({
      ...{ user_id: uid, path: copy, issued_by: `ทะเบียน ${word}` },
      ...{ state: 'refused', reason: `ไม่รับ ${word}`, judged_by: 'uid-clerk', judged_at: new Date() },
    }),
  );
  return { file, copy, letter: `case-documents/${caseId}/d-1719900000000-${caseId}.pdf` };
}

const textOf = (files: Map<string, Buffer>) =>
  [...files].map(([path, content]) => `${path}\n${content.toString('utf8')}`).join('\n');

it('an export contains all data held about the person, and no data of anybody else', async () => {
  const { file, letter, copy } = await furnish(first.uid, 'มะลิวัลย์');
  await furnish(second.uid, 'กุหลาบแดง');
  // A partner's note is about a client's debtor: the export names its case and time, not its text.
  const foreign = newId('foreign');
  await put(paths.case(foreign), aCase({ user_id: second.uid, details: 'กุหลาบแดง' }));
  await put(
    paths.caseUpdate(foreign, 'n'),
    aCaseUpdate({ case_id: foreign, user_id: first.uid, update_text: 'กุหลาบแดง' }),
  );
  // So is a document.
  const added = storagePaths.caseFile(first.uid, '1719900000001-กุหลาบแดง.pdf');
  await bucket.file(added).save(samplePdf(['กุหลาบแดง']), {
    resumable: false,
    contentType: 'application/pdf',
    metadata: { metadata: { case_id: foreign } },
  });
  await put(
    paths.caseDocument(foreign, 'd'),
    aCaseDocument({ case_id: foreign, user_id: first.uid, label: 'กุหลาบแดง', path: added }),
  );

  // The partner who has the case now did what this one had not done in time.
  const former = newId('former');
  await put(
    paths.commitment(newId('late')),
    aCommitment({
      ...{ case_id: former, customer_id: second.uid, partner_id: 'uid-agency', late_by: first.uid },
      ...{
        state: 'late',
        owed: false,
        check_at: null,
        met_at: new Date(),
        met_by: paths.caseUpdate(former, 'uid-agency'),
      },
    }),
  );

  const { status, body } = await call(await signIn(first.uid));
  expect(status).toBe(200);
  const { filename, path } = body.result as { filename: string; path: string };
  expect(filename).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(path).toMatch(new RegExp(`^exports/${first.uid}/my-data-[^/]+\\.zip$`));

  const files = readZip(new Uint8Array(await first.read(path)));
  expect([...files.keys()].sort()).toEqual(
    [
      'account.json',
      'authorities_recorded.json',
      'cases.json',
      'cases_offered.json',
      'commitments_late.json',
      'claim_events_entered.json',
      'contact_details.json',
      'contact_messages.json',
      'contacts_recorded.json',
      'documents_added.json',
      'files.json',
      `files/${file}`,
      `files/${letter}`,
      `files/${copy}`,
      'newsletter_subscription.json',
      'notes_written.json',
      'payments_reported.json',
      'promises_recorded.json',
      'offers_recorded.json',
      'papers_shown.json',
      'notifications.json',
      'preferences.json',
      'privacy_request.json',
      'profile.json',
      'terms_accepted.json',
    ].sort(),
  );
  const text = textOf(files);
  for (const own of [
    'ชื่อ',
    'view-',
    'ลูกหนี้',
    'บันทึก',
    'โทร',
    'แจ้ง',
    'จดหมาย',
    'เหตุผล',
    'ผล',
    'พัก',
    'ผู้ติดต่อ',
    'เอกสาร',
    'ข้อความ',
    'ข้อเสนอ',
    'ทะเบียน',
    'ไม่รับ',
  ])
    expect(text).toMatch(new RegExp(`${own}.?มะลิวัลย์`));
  expect(text).toContain(emailOf(first.uid));
  // What an author answers the office about a questioned wording is not shown to customers.
  expect(text).not.toMatch(/wording|th-seizure|เฉพาะสำนักงาน/);
  expect(files.get(`files/${file}`)?.equals(samplePdf(['มะลิวัลย์']))).toBe(true);
  const listed = (name: string) =>
    JSON.parse(files.get(`${name}.json`)?.toString('utf8') ?? '') as { user_id?: string }[];
  for (const name of [
    'authorities_recorded',
    'cases',
    'commitments_late',
    'documents_added',
    'notes_written',
    'papers_shown',
    'terms_accepted',
  ])
    expect(listed(name), name).toHaveLength(1);
  expect(listed('cases')).toMatchObject([
    { authorities: [{ scope: ['demand', 'negotiate'], until_on: '2026-12-31', user_id: first.uid }] },
  ]);
  expect(listed('commitments_late')).toMatchObject([{ case_id: former, late_by: first.uid }]);
  for (const field of ['customer_id', 'partner_id', 'met_at', 'met_by'])
    expect(listed('commitments_late')[0]).not.toHaveProperty(field);
  // What was written above may have caused further ones by now.
  const own = listed('notifications');
  expect(own.length).toBeGreaterThanOrEqual(1);
  expect(new Set(own.map(({ user_id }) => user_id))).toEqual(new Set([first.uid]));
  for (const others of ['กุหลาบแดง', emailOf(second.uid), second.uid, 'เสมียนลับ', 'uid-clerk', 'uid-agency'])
    expect(text).not.toContain(others);

  // Only this person can read the export.
  await expect(second.read(path)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  // The export is recorded.
  const audit = await db.collection(COLLECTIONS.auditLog).where('actor_id', '==', first.uid).get();
  expect(audit.docs.map((entry) => entry.get('action') as string)).toEqual(['data_exported']);

  // One export an hour, counted for each person.
  const again = await call(await signIn(first.uid));
  expect(again.body.error).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  const until = (again.body.error as { details?: { until?: string } }).details?.until ?? '';
  const at = (await db.doc(paths.privacyExport(first.uid)).get()).get('at') as { toMillis(): number };
  expect(Date.parse(until) - at.toMillis()).toBe(3_600_000);
  expect((await call(await signIn(second.uid))).status).toBe(200);
  await db.doc(paths.privacyExport(first.uid)).set({ at: new Date(Date.now() - 3_600_001) });
  expect((await call(await signIn(first.uid))).status).toBe(200);
});

it('data stored by address are exported only to an account that has proven the address, and not another one before', async () => {
  const claimer = await visit('claimer');
  await put(paths.contact(newId('c')), aContact({ email: emailOf(claimer.uid), message: 'จดหมายของผู้อื่น' }));
  await auth.updateUser(claimer.uid, { emailVerified: false });
  const exported = async () => {
    const { body } = await call(await signIn(claimer.uid));
    await db.doc(paths.privacyExport(claimer.uid)).delete();
    return textOf(readZip(new Uint8Array(await claimer.read((body.result as { path: string }).path))));
  };
  expect(await exported()).not.toContain('จดหมายของผู้อื่น');
  await auth.updateUser(claimer.uid, { emailVerified: true });
  expect(await exported()).toContain('จดหมายของผู้อื่น');
  await db.doc(paths.profile(claimer.uid)).update({ email: emailOf(newId('own')) });
  expect(await exported()).not.toContain('จดหมายของผู้อื่น');
  await endVisit(claimer);
});

describe('an export is refused to', () => {
  it('a visitor, and a locked-out account, which gets it without the lock', async () => {
    for (const token of [undefined, 'nonsense', forge({ role: 'admin' })])
      expect((await call(token)).body.error?.status).toBe('UNAUTHENTICATED');
    const uid = await person('locked', 'partner', 'Approved');
    const token = await signIn(uid);
    await db.doc(paths.profile(uid)).update({ disabled: true });
    expect((await call(token)).body.error?.status).toBe('PERMISSION_DENIED');
    await db.doc(paths.profile(uid)).update({ disabled: false });
    expect((await call(token, { uid: first.uid })).body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await call(token)).status).toBe(200);
  });
});
