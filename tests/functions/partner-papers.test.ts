import { addDays, dayOf } from '@app/domain/calendar';
import { boundFileSchema } from '@app/domain/case-file';
import { paperCaseId } from '@app/domain/partner-paper';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { LETTER, nameOf, newPath, PDF, sha256 } from './document-steps.ts';
import { person } from './people.ts';
import { quietProject } from './quiet-project.ts';
import { bucket, db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { endVisit, firestoreOf, visit, type Visitor } from './visitor.ts';
import { quiet, until } from './wait.ts';

const DAY_AND_MORE = 25 * 60 * 60 * 1_000;
let partner: Visitor;
let other: Visitor;
let boss: string;

beforeAll(async () => {
  [partner, other, boss] = await Promise.all([
    visit('partner', 'partner', 'Approved'),
    visit('other', 'partner', 'Approved'),
    person('admin', 'admin'),
  ]);
});
afterAll(async () => {
  await Promise.all([partner, other].map((one) => endVisit(one)));
});

const exists = async (path: string) => (await bucket.file(path).exists())[0];
const recordOf = (path: string) => db.doc(paths.boundFile(partner.uid, nameOf(path)));
const untilBound = (path: string) =>
  until(
    `the record of ${path}`,
    () => recordOf(path).get(),
    (found) => found.exists,
  );

/** As the web client: with the partner's rights. */
async function show(id: string, path: string): Promise<string> {
  const at = paths.partnerPaper(partner.uid, id);
  const [kind = ''] = id.split('-');
  const paper = { ...aPartnerPaper({ user_id: partner.uid, path }), kind, created_at: serverTimestamp() };
  await setDoc(doc(firestoreOf(partner), at), paper);
  return at;
}

it('a paper is notified to admins and its copy bound; another partner cannot read it; withdrawn, it goes', async () => {
  await forgetPace();
  const path = newPath(partner, 'ใบทะเบียน "ก" 🙂.pdf');
  await partner.upload(path, LETTER, PDF, paperCaseId(partner.uid));
  const admins = (await db.collection(COLLECTIONS.profiles).where('role', '==', 'admin').get()).docs
    .filter((profile) => profile.get('disabled') !== true)
    .map(({ id }) => id);
  let at = '';
  await expectTold(
    async () => (at = await show('registration-1', path)),
    admins.map((id) => `${id} paper_shown /admin/partner/${partner.uid}`),
    `paper_shown /admin/partner/${partner.uid}`,
  );
  const record = boundFileSchema.parse((await untilBound(path)).data());
  expect(record).toMatchObject({ case_ids: [], sha256: sha256(LETTER) });

  await expect(partner.remove(path)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await expect(other.read(path)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  expect(sha256(new Uint8Array(await partner.read(path)))).toBe(sha256(LETTER));
  // A day later it is still there, unlike a file that nothing names.
  const loose = newPath(partner, 'ลืม.pdf');
  await partner.upload(loose, LETTER, PDF, 'nothing');
  await functions.run(
    'sweepFilesDaily',
    { scheduleTime: new Date().toISOString() },
    { aheadMs: DAY_AND_MORE },
  );
  expect([await exists(path), await exists(loose)]).toEqual([true, false]);

  await deleteDoc(doc(firestoreOf(partner), at));
  await until(
    'the file to go',
    () => exists(path),
    (there) => !there,
  );
  await until(
    'the record of the file to go',
    async () => (await recordOf(path).get()).exists,
    (there) => !there,
  );
});

it('a withdrawn paper that named the file of a case leaves the file, though it is not bound yet', async () => {
  const caseId = newId('case');
  const path = newPath(partner, 'สัญญา.pdf');
  await partner.upload(path, LETTER, PDF, paperCaseId(partner.uid));
  const at = await show('company-3', path);
  await untilBound(path);
  // In one commit: the file may not be bound to the case when the paper goes.
  await db
    .batch()
    .set(db.doc(paths.case(caseId)), aCase({ user_id: partner.uid, file_urls: [path] }))
    .delete(db.doc(at))
    .commit();
  // A paper that shares its file with no case, withdrawn later, shows that the first withdrawal was handled.
  const alone = newPath(partner, 'ลำพัง.pdf');
  await partner.upload(alone, LETTER, PDF, paperCaseId(partner.uid));
  const lone = await show('company-4', alone);
  await untilBound(alone);
  await deleteDoc(doc(firestoreOf(partner), lone));
  await until(
    'the other file to go',
    () => exists(alone),
    (there) => !there,
  );
  await quiet();
  expect(await exists(path)).toBe(true);
});

it('a verdict is notified to the partner alone, and recorded without the reason', async () => {
  const path = newPath(partner, 'ใบอนุญาต.pdf');
  await partner.upload(path, LETTER, PDF, paperCaseId(partner.uid));
  const at = await show('lawyer_licence-1', path);
  await untilBound(path);
  await quiet();
  const judge = (state: string, more: object) =>
    db.doc(at).update({ state, judged_by: boss, judged_at: Timestamp.now(), ...more });
  const told = await expectTold(
    () => judge('refused', { reason: 'สำเนาอ่านไม่ออก' }),
    [`${partner.uid} paper_judged /partner/profile`],
    '/partner/profile',
  );
  expect(told[0]?.params).toEqual({ partner_id: partner.uid, kind: 'lawyer_licence', state: 'refused' });
  expect(JSON.stringify(told)).not.toContain('อ่านไม่ออก');
  const log = await until(
    'the entry',
    async () => (await db.collection(COLLECTIONS.auditLog).where('subject', '==', at).get()).docs,
    (found) => found.length === 1,
  );
  expect(log[0]?.data()).toMatchObject({
    actor_id: boss,
    action: 'paper_refused',
    details: { kind: 'lawyer_licence' },
  });
});

it('a paper whose file was never stored is not kept; one whose file is bad goes with it', async () => {
  await forgetPace();
  // Nor are admins notified of it.
  await expectTold(
    async () => {
      const never = await show('company-1', newPath(partner, 'ไม่มี.pdf'));
      await until(
        'the paper to go',
        () => db.doc(never).get(),
        (found) => !found.exists,
      );
    },
    [],
    `paper_shown /admin/partner/${partner.uid}`,
  );
  const path = newPath(partner, 'ปลอม.pdf');
  const bad = await show('company-2', path).then(async (at) => {
    await partner.upload(path, new TextEncoder().encode('<html>'), PDF, paperCaseId(partner.uid));
    return at;
  });
  await until(
    'the paper to go',
    () => db.doc(bad).get(),
    (found) => !found.exists,
  );
});

const { project, db: elsewhere } = quietProject('papers');

it('the end of an accepted paper is notified once to partner and admins, that of another is not', async () => {
  const uid = newId('partner');
  const until_on = addDays(dayOf(new Date()), 30);
  await elsewhere.doc(paths.profile(uid)).set({ role: 'partner' });
  await elsewhere.doc(paths.profile(boss)).set({ role: 'admin' });
  await elsewhere.doc(paths.partner(uid)).set({ company_name: 'บจก. ติดตาม', status: 'Approved' });
  const put = (id: string, change: object) =>
    elsewhere
      .doc(paths.partnerPaper(uid, id))
      .set(aPartnerPaper({ user_id: uid, valid_until: until_on, ...change }));
  await put('registration-1', { state: 'accepted' });
  await put('registration-2', { state: 'shown' });
  await put('company-1', { state: 'accepted', valid_until: null });
  for (let run = 0; run < 2; run++) await functions.run('watchPapersDaily', {}, { project });
  const told = await elsewhere.collection(COLLECTIONS.notifications).get();
  expect(
    told.docs
      .map((found): unknown[] => [found.get('user_id'), found.get('kind'), found.get('params.days')])
      .sort(),
  ).toEqual(
    [
      [boss, 'paper_near', 30],
      [uid, 'paper_near', 30],
    ].sort(),
  );
});
