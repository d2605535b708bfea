import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import { PERSONAS } from '@app/seed/personas';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { auth, db, demoData, mailTo, newEmail, notificationsOf } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bell, caseFiles, downloadBy, fillCase, sendUntil, signIn, toast } from './support/steps.ts';

test.beforeAll(demoData);

async function expectTermsAccepted(email: string): Promise<void> {
  const { uid } = await auth.getUserByEmail(email);
  expect((await db.doc(paths.acceptance(uid, TERMS_VERSION)).get()).get('terms_version')).toBe(TERMS_VERSION);
}

/** The main flow of the product, from registration to completion, in three browsers at once. */
test('a debt case goes from submission to completion, live in every browser', async ({ person }) => {
  const customer = await person('customer');
  const admin = await person('admin');
  const partner = await person('partner');
  const customerEmail = newEmail('customer');
  const partnerEmail = newEmail('partner');
  const debtor = 'นายสมชาย "ชาย" ใจกล้า & บุตร 🧾';

  await test.step('a visitor registers, confirms the address and lands on the dashboard', async () => {
    const { page } = customer;
    await page.goto('/register');
    await page.getByLabel('อีเมล').fill(customerEmail);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret99');
    await page.getByRole('button', { name: 'สมัครสมาชิก', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'ขอบคุณที่สมัครสมาชิก' })).toBeVisible();
    await expect(page.getByText(customerEmail)).toBeVisible();
    const mail = await mailTo(customerEmail, 'VERIFY_EMAIL');
    await page.goto(`/auth/action?mode=verifyEmail&oobCode=${mail.oobCode}&lng=th`);
    await expect(page.getByRole('heading', { name: 'ยืนยันอีเมลเรียบร้อยแล้ว' })).toBeVisible();
    expect((await auth.getUserByEmail(customerEmail)).emailVerified).toBe(true);
    await expectTermsAccepted(customerEmail);
    await page.goto('/dashboard');
    await expect(page.getByText('ยังไม่มีเคส', { exact: true })).toBeVisible();
  });

  const adminUnread = await test.step('the admin signs in', async () => {
    // The toast disappears after 5 s, which the dashboard may take.
    await Promise.all([
      expect(toast(admin.page)).toHaveText(/เข้าสู่ระบบสำเร็จ!/, { timeout: 120_000 }),
      signIn(admin.page, PERSONAS.admin.email),
    ]);
    await expect(admin.page).toHaveURL(/\/admin\/dashboard$/);
    const notifications = await notificationsOf(PERSONAS.admin.uid);
    const unread = notifications.filter(({ is_read }) => is_read === false).length;
    await expect(bell(admin.page, unread)).toBeVisible();
    return unread;
  });

  // A toast stays for five seconds: start waiting for each before the act that causes it.
  const newCaseToast = toast(admin.page).filter({ hasText: 'มีเคสใหม่' }).textContent({ timeout: 120_000 });

  await test.step('the customer submits a case with two attachments', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'ยื่นเคสใหม่' }).first().click();
    await fillCase(page, {
      debtor,
      amount: '125,000.50',
      details: 'กู้ยืมเงินตามสัญญาลงวันที่ 1 มกราคม 2567\nผิดนัดตั้งแต่งวดที่ 3',
    });
    await caseFiles(page).setInputFiles([
      { name: 'สัญญากู้ยืม 100%.pdf', mimeType: 'application/pdf', buffer: samplePdf(['Loan agreement']) },
      { name: 'เช็ค.png', mimeType: 'image/png', buffer: samplePng() },
      { name: 'ผิดไฟล์.png', mimeType: 'image/png', buffer: samplePng() },
    ]);
    await page.getByRole('button', { name: 'นำไฟล์ ผิดไฟล์.png ออก' }).click();
    await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
    await expect(toast(page)).toContainText('สร้างเคสสำเร็จ!');
    await expect(toast(page)).toContainText('ทีมงานจะตรวจสอบและติดต่อกลับโดยเร็วที่สุด');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('cell', { name: debtor })).toBeVisible();
    await expect(page.getByRole('cell', { name: '฿125,000.50' })).toBeVisible();
  });

  await test.step("the admin's bell shows it at once", async () => {
    const { page } = admin;
    // No notification may contain a debtor's name or an amount.
    expect(await newCaseToast).not.toMatch(/สมชาย|125/);
    await expect(bell(page, adminUnread + 1)).toBeVisible();
  });

  await test.step('the customer has a receipt with a number, on the screen and in print', async () => {
    const { page } = customer;
    const card = page.getByRole('region', { name: 'ได้รับเรื่องแล้ว' });
    await expect(card).toContainText(/DC-\d{4}-\d{4}/);
    await card.getByRole('link', { name: 'ใบรับเรื่อง' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ใบรับเรื่อง' })).toBeVisible();
    const sheet = page.getByRole('main');
    for (const text of ['หนึ่งแสนสองหมื่นห้าพันบาทห้าสิบสตางค์', 'สัญญากู้ยืม 100_.pdf', 'เช็ค.png', debtor])
      await expect(sheet).toContainText(text);
    const printed = page.getByText(/^DC-\d{4}-\d{4} · พิมพ์เมื่อ/);
    await expect(printed).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'พิมพ์' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'กลับไปที่เคส' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(debtor);
    await page.getByRole('link', { name: 'กลับไปแดชบอร์ด' }).click();
    // A press anywhere on the row opens it again.
    await page.getByRole('cell', { name: '฿125,000.50' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(debtor);
    await page.goBack();
  });

  await test.step('a partner registers and waits', async () => {
    const { page } = partner;
    await page.goto('/partner-registration');
    await page.getByLabel('ชื่อบริษัท / สำนักงาน').fill('บริษัท ติดตามหนี้ทดสอบ จำกัด');
    await page.getByLabel('ชื่อผู้ติดต่อ').fill('วิภาดา ทดสอบดี');
    await page.getByLabel('หมายเลขโทรศัพท์').fill('๐๘๑-๒๓๔-๕๖๗๘');
    await page.getByLabel('อีเมล').fill(partnerEmail);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret99');
    await page.getByRole('button', { name: 'ส่งใบสมัคร', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'ได้รับใบสมัครของคุณแล้ว' })).toBeVisible();
    await expectTermsAccepted(partnerEmail);
    await page.goto('/partner/dashboard');
    await expect(page.getByRole('heading', { name: 'รอการอนุมัติ' })).toBeVisible();
    // An applicant who opens the client area comes here too.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'รอการอนุมัติ' })).toBeVisible();
  });

  await test.step('the admin approves, and the waiting card is replaced by the dashboard without a reload', async () => {
    const { page } = admin;
    await expect(bell(page, adminUnread + 2)).toBeVisible();
    await bell(page, adminUnread + 2).click();
    await page
      .getByRole('button', { name: /มีพันธมิตรสมัครใหม่/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'บริษัท ติดตามหนี้ทดสอบ จำกัด' })).toBeVisible();
    await expect(page.getByRole('link', { name: partnerEmail })).toBeVisible();
    await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(page.getByRole('button', { name: 'อนุมัติ', exact: true })).toBeHidden();
    await expect(partner.page.getByRole('heading', { name: 'เคสที่ได้รับมอบหมาย' })).toBeVisible();
    await expect(partner.page.getByText('ยังไม่มีเคสที่ได้รับมอบหมาย')).toBeVisible();
    await expect(bell(partner.page, 1)).toBeVisible();
  });

  await test.step('the admin reads the case with its files and assigns it; the partner opens it from the toast', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'เคสทั้งหมด' }).click();
    await page.getByRole('tab', { name: /ยังไม่มอบหมาย/ }).click();
    await page
      .getByRole('row', { name: new RegExp('สมชาย "ชาย"') })
      .getByRole('link', { name: 'จัดการ' })
      .click();
    await expect(page.getByRole('link', { name: customerEmail })).toBeVisible();
    const papers = page.getByRole('list', { name: 'เอกสารแนบ' });
    await expect(papers.getByRole('listitem')).toHaveCount(2);
    const contract = await downloadBy(page, papers.getByRole('button', { name: /^ดาวน์โหลด สัญญากู้ยืม/ }));
    expect(contract.suggestedFilename()).toMatch(/^สัญญากู้ยืม 100_\.pdf$/);
    await page.getByLabel('มอบหมายให้พันธมิตร').selectOption({ label: 'บริษัท ติดตามหนี้ทดสอบ จำกัด' });
    const partnerOpensToast = async () => {
      await expect(bell(partner.page, 2)).toBeVisible();
      const news = toast(partner.page).filter({ hasText: 'คุณได้รับมอบหมายเคส' });
      await news.getByRole('button', { name: 'เปิดดู' }).click({ timeout: 60_000 });
    };
    const opened = partnerOpensToast();
    await page.getByRole('button', { name: 'บันทึกการมอบหมาย' }).click();
    await expect(toast(page)).toContainText('มอบหมายเคสเรียบร้อยแล้ว');
    await expect(page.locator('[data-status="In Progress"]').first()).toBeVisible();
    await opened;
  });

  await test.step('the customer sees the new status without a reload', async () => {
    const { page } = customer;
    await expect(page.getByRole('row', { name: /สมชาย "ชาย"/ })).toContainText('กำลังดำเนินการ');
    await expect(bell(page, 1)).toBeVisible();
    await page
      .getByRole('row', { name: /สมชาย "ชาย"/ })
      .getByRole('link', { name: 'รายละเอียด' })
      .click();
    await expect(page.getByText('ยังไม่มีความคืบหน้า', { exact: true })).toBeVisible();
    const history = page.getByRole('region', { name: 'ความคืบหน้า', exact: true }).getByRole('listitem');
    await expect(history).toHaveText([
      /^มอบหมายเคสให้พันธมิตร.*ยื่นเรื่องแล้ว.*กำลังดำเนินการ.*\(สำนักงาน\)เจ้าหน้าที่สำนักงาน$/,
      /^ยื่นเคสพร้อมเอกสารแนบ 2 ไฟล์.*โดยคุณ$/,
    ]);
    // A customer writes messages, and neither notes nor statuses.
    const message = page.getByRole('region', { name: 'ข้อความ', exact: true }).getByRole('textbox');
    await expect(message).toHaveCount(1);
    await expect(page.getByRole('textbox')).toHaveCount(1);
  });

  await test.step('the partner works on the case that the toast has opened', async () => {
    const { page } = partner;
    await expect(page).toHaveURL(/\/partner\/case\//);
    await expect(page.getByText('ผิดนัดตั้งแต่งวดที่ 3')).toBeVisible();
    const picture = await downloadBy(page, page.getByRole('button', { name: 'ดาวน์โหลด เช็ค.png' }));
    expect(picture.suggestedFilename()).toBe('เช็ค.png');
    for (const note of ['ส่งหนังสือทวงถามทางไปรษณีย์ลงทะเบียนแล้ว', 'ลูกหนี้ขอผ่อนชำระ 6 งวด']) {
      await page.getByLabel('บันทึกความคืบหน้า').fill(note);
      await sendUntil(page.getByRole('button', { name: 'เพิ่มอัปเดต' }), (within) =>
        expect(page.getByLabel('บันทึกความคืบหน้า')).toHaveValue('', within),
      );
      await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    }
    const save = page.getByRole('button', { name: 'บันทึกสถานะ' });
    await expect(save).toBeDisabled();
    await page.getByLabel('เปลี่ยนสถานะ').selectOption('Completed');
    await save.click();
    await expect(toast(page)).toContainText('อัปเดตสถานะเคสเรียบร้อยแล้ว');
    await expect(save).toBeDisabled();
  });

  await test.step('the customer sees updates and status on the open page, each notification once', async () => {
    const { page } = customer;
    await expect(page.locator('[data-status="Completed"]').first()).toBeVisible();
    const notes = page.getByRole('listitem').filter({ hasText: /ส่งหนังสือทวงถาม|ผ่อนชำระ 6 งวด/ });
    await expect(notes).toHaveCount(2);
    await expect(notes.first()).toContainText('ผ่อนชำระ 6 งวด');
    // The server's own record of it, above the notes.
    const history = page.getByRole('region', { name: 'ความคืบหน้า', exact: true }).getByRole('listitem');
    await expect(history).toHaveCount(5);
    await expect(history.first()).toHaveText(/^เปลี่ยนสถานะ.*กำลังดำเนินการเปลี่ยนเป็นสำเร็จโดย.*พันธมิตร/);
    // Assigned, two notes, completed.
    await expect(bell(page, 4)).toBeVisible();
    const { uid } = await auth.getUserByEmail(customerEmail);
    expect((await notificationsOf(uid)).map(({ kind }) => String(kind)).sort()).toEqual([
      'case_assigned',
      'case_status_changed',
      'case_update_added',
      'case_update_added',
    ]);
  });

  await test.step('a click marks one read and opens its page; mark-all resets the count', async () => {
    const { page } = customer;
    await page.goto('/dashboard');
    await bell(page, 4).click();
    const feed = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
    await expect(feed.getByRole('listitem')).toHaveCount(4);
    // Old notifications cause no toast.
    expect(await toast(page).count()).toBe(0);
    await expect(feed.getByRole('listitem').first()).toContainText('สถานะเคสเปลี่ยนแปลง');
    await feed.getByRole('listitem').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/dashboard\/case\//);
    await expect(bell(page, 3)).toBeVisible();
    await bell(page, 3).click();
    await page.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }).click();
    await expect(page.getByRole('button', { name: 'การแจ้งเตือน ไม่มีรายการใหม่' })).toBeVisible();
    await page.reload();
    await expect(bell(page, 0)).toBeVisible();
  });
});
