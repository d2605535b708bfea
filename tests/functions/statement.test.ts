import { randomUUID } from 'node:crypto';
import { exportStatement as contract, type StatementRequest } from '@app/domain/contracts/export-statement';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aLawConfirmation } from '@app/seed/law-builders';
import { aPayment } from '@app/seed/money-builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call as callByName, forge, signIn } from './call.ts';
import { person } from './people.ts';
import { bucket, db, newId } from './server.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { until } from './wait.ts';

let owner: Visitor;
let worker: Visitor;
let office: Visitor;
let caseId: string;

beforeAll(async () => {
  owner = await visit('creditor');
  worker = await visit('collector', 'partner', 'Approved');
  office = await visit('clerk', 'admin');
  caseId = await aCaseWithHistory();
});
afterAll(() => Promise.all([owner, worker, office].map(endVisit)));

/** A case of 485,000 baht with two confirmed payments and three contacts in November. */
async function aCaseWithHistory(): Promise<string> {
  const id = newId('case');
  await db.doc(paths.case(id)).set(
    aCase({
      user_id: owner.uid,
      partner_id: worker.uid,
      status: 'In Progress',
      amount: 485_000,
      debtor_name: 'บริษัท ปั้นน้ำเป็นตัว จำกัด',
    }),
  );
  const payment = { case_id: id, state: 'confirmed', into: 'creditor' } as const;
  for (const [key, satang, received_on] of [
    ['early', 100_000, '2026-10-31'],
    ['one', 12_125_000, '2026-11-05'],
    ['two', 50, '2026-11-30'],
  ] as const)
    await db.doc(paths.payment(id, key)).set(aPayment({ ...payment, satang, received_on }));
  for (const [key, began, verdict] of [
    ['a', '2026-11-03T03:00:00Z', 'inside'],
    ['b', '2026-11-04T15:30:00Z', 'outside_hours'],
    ['c', '2026-11-30T17:00:00Z', 'inside'],
  ] as const)
    await db.doc(paths.debtorContact(id, key)).set(
      aDebtorContact({
        case_id: id,
        began_at: new Date(began),
        verdict,
        note: 'ถามน้องสาว โทร 081-555-0100',
        actor_name: 'ผู้ติดต่อลับ',
      }),
    );
  return id;
}

const asked = (change: Partial<StatementRequest> = {}) => ({
  caseId,
  from: '2026-11-01',
  to: '2026-11-30',
  language: 'th',
  format: 'csv',
  ...change,
});
const call = (token: string | undefined, change: object = {}) =>
  callByName(contract.name, token, { ...asked(), ...change });
async function fileOf(visitor: Visitor, change: Partial<StatementRequest> = {}) {
  const { status, body } = await call(await signIn(visitor.uid), change);
  expect(body.error).toBeUndefined();
  expect(status).toBe(200);
  const made = contract.output.parse(body.result);
  return { ...made, content: Buffer.from(await visitor.read(made.path)) };
}

const THAI_ROWS = [
  'วันที่,เวลา,รายการ,รับชำระ (บาท),คงเหลือ (บาท),ตรา,ฉบับที่',
  ',,ยอดหนี้ตามเคส,,485000.00,,',
  ',,ค่าใช้จ่าย: ไม่มีบันทึกค่าใช้จ่ายในระบบ,,,,',
  '2026-11-01,,ยอดยกมา,,484000.00,,',
  '2026-11-05,,เข้าบัญชีเจ้าหนี้,121250.00,362750.00,,',
  '2026-11-30,,เข้าบัญชีเจ้าหนี้,0.50,362749.50,,',
  '2026-11-30,,ยอดยกไป,121250.50,362749.50,,',
  '2026-11-03,10:00,โทรศัพท์ · ติดต่อได้,,,อยู่ในเวลาและจำนวนครั้งที่กำหนด,1',
  '2026-11-04,22:30,โทรศัพท์ · ติดต่อได้,,,นอกเวลา,1',
  ',,"ตราหมายถึงรายการนี้อยู่ในเวลาและจำนวนครั้งตามตารางที่ระบบใช้ (ฉบับที่ 1, ยังไม่ได้รับการยืนยันจากทนายความ) ไม่ใช่คำรับรองทางกฎหมาย",,,,',
];

describe('a statement', () => {
  it('has the same rows for the customer, the assigned partner and admins, and sums that agree', async () => {
    for (const visitor of [owner, worker, office]) {
      const { filename, path, content } = await fileOf(visitor);
      expect(filename).toMatch(/^ใบแจ้งยอด-.+-2026-11-01-2026-11-30\.csv$/);
      expect(path).toMatch(new RegExp(`^exports/${visitor.uid}/statement-[\\w-]+\\.csv$`));
      expect(content.toString('utf8')).toBe(`\ufeff${THAI_ROWS.join('\r\n')}`);
    }
  });

  it('marks a contact as corrected that was corrected in another month', async () => {
    const correction = db.doc(paths.debtorContact(caseId, 'd'));
    const began_at = new Date('2026-12-01T03:00:00Z');
    await correction.set(aDebtorContact({ case_id: caseId, began_at, corrects: 'b' }));
    try {
      const rows = (await fileOf(owner)).content.toString('utf8').split('\r\n');
      expect(rows).toHaveLength(THAI_ROWS.length);
      expect(rows[7]).toBe(THAI_ROWS[7]);
      expect(rows[8]).toContain('2026-11-04,22:30,โทรศัพท์ · ติดต่อได้ · มีรายการแก้ไขแล้ว,');
    } finally {
      await correction.delete();
    }
  });

  it('names neither third persons nor who called', async () => {
    for (const language of ['th', 'en', 'zh'] as const) {
      const text = (await fileOf(owner, { language })).content.toString('utf8');
      expect(text.split('\r\n')).toHaveLength(THAI_ROWS.length);
      expect(text).toContain(',121250.50,362749.50,');
      for (const hidden of ['น้องสาว', '081-555-0100', 'ผู้ติดต่อลับ']) expect(text).not.toContain(hidden);
    }
  });

  it('names the lawyer once the version of the contact rules is confirmed', async () => {
    const confirmation = db.doc(paths.lawVersion('contact_rules', 1));
    await confirmation.set(aLawConfirmation());
    try {
      for (const [language, words] of [
        ['th', 'ฉบับที่ 1, ยืนยันโดย นางสาวพิมพ์ใจ ตัวอย่าง ใบอนุญาต 1234/2560'],
        ['en', 'no. 1, confirmed by นางสาวพิมพ์ใจ ตัวอย่าง, licence 1234/2560'],
        ['zh', '第1版，由นางสาวพิมพ์ใจ ตัวอย่าง确认，执业证号1234/2560'],
      ] as const) {
        const text = (await fileOf(owner, { language })).content.toString('utf8');
        expect(text).toContain(words);
        expect(text).not.toMatch(/ยังไม่ได้รับการยืนยัน|not yet confirmed|尚未经律师确认/);
      }
    } finally {
      await confirmation.delete();
    }
  });

  it('is a PDF in Thai and English, and the English one for readers of Chinese', async () => {
    for (const [language, name] of [
      ['th', 'ใบแจ้งยอด'],
      ['en', 'statement'],
      ['zh', 'statement'],
    ] as const) {
      const { filename, path, content } = await fileOf(worker, { language, format: 'pdf' });
      expect(filename).toMatch(new RegExp(`^${name}-.+\\.pdf$`));
      const pdf = content.toString('latin1');
      expect(pdf).toMatch(/^%PDF-/);
      expect(pdf).toContain(language === 'th' ? '/Lang (th)' : '/Lang (en)');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
      const [metadata] = await bucket.file(path).getMetadata();
      expect(metadata).toMatchObject({ contentType: 'application/pdf', cacheControl: 'private, no-store' });
      expect(metadata.contentDisposition).toMatch(/^attachment; filename\*=UTF-8''/);
      // The emulator makes a token for each object; the trigger removes it.
      await until(
        'the removal of the download token',
        async () => (await bucket.file(path).getMetadata())[0].metadata?.['firebaseStorageDownloadTokens'],
        (token) => token === undefined,
      );
    }
  });

  it('lists the receipts of a merged case under its number, and no longer once a half of the link is gone', async () => {
    const other = newId('case');
    const standing = { user_id: owner.uid, case_number: null };
    const link = (id: string) => ({ case_id: id, case_number: null });
    await db
      .doc(paths.case(other))
      .set(aCase({ user_id: owner.uid, status: 'Cancelled', case_number: 'DC-6911-9001' }));
    await db.doc(paths.caseStanding(other)).set(aCaseStanding({ ...standing, duplicate_of: link(caseId) }));
    await db.doc(paths.caseStanding(caseId)).set(aCaseStanding({ ...standing, duplicates: [link(other)] }));
    const paid = { case_id: other, state: 'confirmed', into: 'creditor', satang: 50 } as const;
    await db.doc(paths.payment(other, 'one')).set(aPayment({ ...paid, received_on: '2026-11-05' }));
    await db.doc(paths.payment(other, 'early')).set(aPayment({ ...paid, received_on: '2026-10-01' }));
    const rows = async () => (await fileOf(worker)).content.toString('utf8').split('\r\n').slice(3, 7);
    expect(await rows()).toEqual([
      '2026-11-01,,ยอดยกมา,,483999.50,,',
      '2026-11-05,,เข้าบัญชีเจ้าหนี้,121250.00,362749.50,,',
      '2026-11-05,,เข้าบัญชีเจ้าหนี้ (DC-6911-9001),0.50,362749.00,,',
      '2026-11-30,,เข้าบัญชีเจ้าหนี้,0.50,362748.50,,',
    ]);
    expect((await fileOf(worker, { format: 'pdf' })).content.length).toBeGreaterThan(10_000);
    await db.doc(paths.caseStanding(other)).delete();
    expect(await rows()).toEqual(THAI_ROWS.slice(3, 7));
    await db.doc(paths.caseStanding(caseId)).delete();
  });

  it('is read by the person who asked for it, and by nobody else', async () => {
    const { path } = await fileOf(owner);
    for (const other of [worker, office])
      await expect(other.read(path)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  it('is refused to everybody else', async () => {
    const refusedTo = async (token: string | undefined, change: object = {}) =>
      (await call(token, change)).body.error?.status;
    for (const token of [undefined, 'nonsense']) expect(await refusedTo(token)).toBe('UNAUTHENTICATED');
    // A claim of a role proves nothing: the documents decide.
    const stranger = await person('stranger');
    expect(await refusedTo(forge({ sub: stranger, user_id: stranger, role: 'admin' }))).toBe(
      'PERMISSION_DENIED',
    );
    for (const role of ['customer', 'partner'] as const) {
      const other = await person(`other-${role}`, role, role === 'partner' ? 'Approved' : undefined);
      expect(await refusedTo(await signIn(other)), role).toBe('PERMISSION_DENIED');
    }
    const token = await signIn(owner.uid);
    expect(await refusedTo(token, { caseId: newId('none') })).toBe('PERMISSION_DENIED');
    expect(await refusedTo(token, { to: '2026-10-01' })).toBe('INVALID_ARGUMENT');
    expect(await refusedTo(token)).toBeUndefined();
  });

  it('is refused to a partner whose case was taken away, or whose approval was', async () => {
    const token = await signIn(worker.uid);
    const status = async () => (await call(token)).body.error?.status;
    expect(await status()).toBeUndefined();
    await db.doc(paths.partner(worker.uid)).update({ status: 'Rejected' });
    expect(await status()).toBe('PERMISSION_DENIED');
    await db.doc(paths.partner(worker.uid)).update({ status: 'Approved' });
    await db.doc(paths.case(caseId)).update({ partner_id: null });
    expect(await status()).toBe('PERMISSION_DENIED');
    await db.doc(paths.case(caseId)).update({ partner_id: worker.uid });
    expect(await status()).toBeUndefined();
  });

  it('is limited to thirty a day for each person', async () => {
    const busy = await person('busy', 'admin');
    const token = await signIn(busy);
    for (let made = 0; made < 30; made += 1) expect((await call(token)).status).toBe(200);
    const { error } = (await call(token)).body;
    expect(error?.status).toBe('RESOURCE_EXHAUSTED');
    const retryAt = (error as { details?: { until?: string } }).details?.until ?? '';
    // One is refilled every 48 minutes.
    expect(Date.parse(retryAt) - Date.now()).toBeGreaterThan(40 * 60_000);
    expect((await call(await signIn(office.uid))).status).toBe(200);
    const buckets = await db.collection(COLLECTIONS.rateLimits).get();
    expect(buckets.docs.map(({ id }) => id).join()).not.toContain(busy);
  });
});

it('a statement is swept ten minutes after it was made', async () => {
  const path = `exports/${newId('maker')}/statement-${randomUUID()}.pdf`;
  await bucket.file(path).save('%PDF-1.7', { resumable: false });
  const sweep = (aheadMs: number) =>
    functions.run('sweepExportsOften', { scheduleTime: new Date().toISOString() }, { aheadMs });
  const exists = async () => (await bucket.file(path).exists())[0];
  await sweep(9 * 60_000);
  expect(await exists()).toBe(true);
  await sweep(10 * 60_000 + 1_000);
  expect(await exists()).toBe(false);
});
