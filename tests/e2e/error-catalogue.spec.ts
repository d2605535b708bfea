import { createAccount } from '@app/seed/accounts';
import { aBlogPost, aContact } from '@app/seed/builders';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import type { Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { auth, db, demoData, environment, newEmail } from './support/server.ts';
import { PASSWORD, walk, world } from './support/failures.ts';
import { test } from './support/person.ts';
import { bringSession, caseFiles, fillCase } from './support/steps.ts';

/*
 * The error catalogue (requirements section 8) behind the login: each row provokes one failure and checks its text. The rows
 * of the public pages are in `site-forms.spec.ts` and `accounts.spec.ts`.
 */

/** Makes Storage refuse every request. */
const storage = (page: Page) =>
  page.route(new RegExp(`:${environment.storageHost.split(':')[1] ?? ''}/`), (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error: { code: 403, message: 'Permission denied.' } },
    }),
  );
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeAll(demoData);

test('the messages that a customer sees when a request fails', async ({ person }) => {
  const { customer, emails, caseId } = await world();
  const { page } = await person('customer');
  await bringSession(page, emails.customer, PASSWORD);
  const newCase = async (files: boolean) => {
    await page.goto('/dashboard/new-case');
    await fillCase(page, { debtor: 'ลูกหนี้', amount: '100', details: 'รายละเอียด' });
    if (files) {
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: samplePdf(['a']) };
      await caseFiles(page).setInputFiles([file]);
    }
    await press(page, 'ยื่นเรื่อง');
  };
  await walk(page, customer, [
    {
      failure: 'the list of cases',
      without: ['cases', 'list'],
      act: (at) => at.goto('/dashboard'),
      text: 'ไม่สามารถโหลดข้อมูลเคสได้',
    },
    {
      failure: 'a case that is another’s, or none',
      act: (at) => at.goto('/dashboard/case/somebody-elses'),
      text: 'ไม่พบเคสที่ต้องการหรือคุณไม่มีสิทธิ์เข้าถึง',
    },
    {
      failure: 'the updates of a case',
      without: ['case_updates', 'list'],
      act: (at) => at.goto(`/dashboard/case/${caseId}`),
      text: 'ไม่สามารถโหลดข้อมูลอัปเดตได้',
    },
    {
      failure: 'a new case that the rules refuse',
      without: ['cases', 'create'],
      act: () => newCase(false),
      text: /ไม่สามารถสร้างเคสได้: .+/,
    },
    {
      failure: 'an attachment that cannot be uploaded',
      provoke: storage,
      act: () => newCase(true),
      text: 'เกิดข้อผิดพลาดในการอัปโหลดไฟล์!',
    },
    {
      failure: 'a picture of oneself that cannot be uploaded',
      provoke: storage,
      act: async (at) => {
        await at.goto('/dashboard/profile');
        await at
          .locator('input[type=file]')
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: samplePng() });
        await press(at, 'บันทึกโปรไฟล์');
      },
      text: 'ไม่สามารถอัปโหลดรูปโปรไฟล์ได้',
    },
    {
      failure: 'two passwords that differ',
      act: async (at) => {
        await at.goto('/dashboard/profile');
        await at.locator('[name=newPassword]').fill('secret-one');
        await at.locator('[name=confirmPassword]').fill('secret-two');
        await press(at, 'เปลี่ยนรหัสผ่าน');
      },
      text: 'รหัสผ่านไม่ตรงกัน',
    },
    {
      failure: 'a password of five characters',
      act: async (at) => {
        await at.locator('[name=newPassword]').fill('short');
        await at.locator('[name=confirmPassword]').fill('short');
        await press(at, 'เปลี่ยนรหัสผ่าน');
      },
      text: 'รหัสผ่านต้องมีความยาวอย่างน้อย 6 ตัวอักษร',
    },
  ]);
});

test('the messages that a partner sees when a request fails', async ({ person }) => {
  const { partner, emails, caseId } = await world();
  const { page } = await person('partner');
  await bringSession(page, emails.partner, PASSWORD);
  await walk(page, partner, [
    {
      failure: 'the list of assigned cases',
      without: ['cases', 'list'],
      act: (at) => at.goto('/partner/dashboard'),
      text: 'ไม่สามารถโหลดเคสได้',
    },
    {
      failure: 'a status that the rules refuse',
      without: ['cases', 'update'],
      act: async (at) => {
        await at.goto(`/partner/case/${caseId}`);
        await at.locator('select[name=status]').selectOption('Completed');
        await press(at, 'บันทึกสถานะ');
      },
      text: 'ไม่สามารถอัปเดตสถานะได้',
    },
    {
      failure: 'an update that the rules refuse',
      without: ['case_updates', 'create'],
      act: async (at) => {
        await at.locator('textarea[name=update_text]').fill('ส่งหนังสือทวงถามแล้ว');
        await press(at, 'เพิ่มอัปเดต');
      },
      text: 'ไม่สามารถเพิ่มอัปเดตได้',
    },
    {
      failure: 'the company’s particulars, without a network',
      act: async (at) => {
        await at.goto('/partner/profile');
        await at.locator('[name=company_name]').fill('บริษัท ชื่อใหม่ จำกัด');
        await at.context().setOffline(true);
        await press(at, 'บันทึกข้อมูล');
      },
      text: 'ไม่สามารถอัปเดตข้อมูลพันธมิตรได้',
    },
    {
      failure: 'a password of five characters',
      act: async (at) => {
        await at.locator('[name=newPassword]').fill('short');
        await at.locator('[name=confirmPassword]').fill('short');
        await press(at, 'เปลี่ยนรหัสผ่าน');
      },
      text: 'รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร',
    },
    {
      failure: 'a case that is another’s, or none',
      act: (at) => at.goto('/partner/case/somebody-elses'),
      text: 'ไม่พบเคสที่ต้องการหรือคุณไม่มีสิทธิ์เข้าถึง',
    },
  ]);
});

test('the messages that an admin sees when a request fails', async ({ person }) => {
  const { customer, admin, emails, caseId } = await world();
  const applicant = `failing-applicant-${Date.now().toString(36)}`;
  await createAccount(getApp('e2e'), {
    uid: applicant,
    email: newEmail('failing-applicant'),
    fullName: 'ผู้สมัคร',
    role: 'customer',
    password: PASSWORD,
    partner: { companyName: 'บริษัท รอผล จำกัด', phone: '02-555-0101', status: 'Pending' },
  });
  const message = db.collection('contacts').doc();
  await message.set(aContact({ subject: 'เรื่องที่ลบไม่ได้', created_at: new Date(), is_read: false }));
  const post = db.collection('blog_posts').doc();
  await post.set(
    aBlogPost({ title: 'บทความที่ลบไม่ได้', slug: post.id.toLowerCase(), published_at: new Date() }),
  );
  const { page } = await person('admin');
  await bringSession(page, emails.admin, PASSWORD);
  await walk(page, admin, [
    {
      failure: 'the list of partners',
      without: ['partners', 'list'],
      act: (at) => at.goto('/admin/partners'),
      text: 'ไม่สามารถโหลดรายการพันธมิตรได้',
    },
    {
      failure: 'the list of cases',
      without: ['cases', 'list'],
      act: (at) => at.goto('/admin/cases'),
      text: 'ไม่สามารถโหลดรายการเคสได้',
    },
    {
      failure: 'the list of subscribers',
      without: ['newsletter_subscriptions', 'list'],
      act: (at) => at.goto('/admin/newsletter-subscriptions'),
      text: 'ไม่สามารถโหลดรายชื่อผู้สมัครรับจดหมายข่าวได้',
    },
    {
      failure: 'the inbox',
      without: ['contacts', 'list'],
      act: (at) => at.goto('/admin/contact-messages'),
      text: 'เกิดข้อผิดพลาดในการโหลดข้อความ',
    },
    {
      failure: 'the list of articles',
      without: ['blog_posts', 'list'],
      act: (at) => at.goto('/admin/blog'),
      text: 'ไม่สามารถดึงข้อมูลบทความได้',
    },
  ]);
  // What can be read and not be changed.
  await walk(page, admin, [
    {
      failure: 'the mark that a message was read',
      without: ['contacts', 'update'],
      act: async (at) => {
        await at.goto('/admin/contact-messages');
        await at.getByRole('button', { name: /เรื่องที่ลบไม่ได้/ }).click();
      },
      text: 'เกิดข้อผิดพลาด',
    },
    {
      failure: 'the deletion of a message',
      without: ['contacts', 'delete'],
      act: async (at) => {
        await press(at, 'ลบ');
        await press(at, 'ลบข้อความ');
      },
      text: 'ไม่สามารถลบข้อความได้',
    },
    {
      failure: 'the decision on an application',
      without: ['partners', 'update'],
      act: async (at) => {
        await at.goto(`/admin/partner/${applicant}`);
        await press(at, 'อนุมัติ');
      },
      text: 'ไม่สามารถอัปเดตสถานะได้',
    },
    {
      failure: 'an assignment',
      without: ['cases', 'update'],
      act: async (at) => {
        await at.goto(`/admin/case/${caseId}`);
        await at.getByLabel('มอบหมายให้พันธมิตร').selectOption('');
        await press(at, 'บันทึกการมอบหมาย');
      },
      text: 'ไม่สามารถมอบหมายเคสได้',
    },
    {
      failure: 'the client’s address, when the account is gone and the function says so',
      provoke: () => Promise.all([auth.deleteUser(customer), db.doc(`profiles/${customer}`).delete()]),
      act: (at) => at.goto(`/admin/case/${caseId}`),
      text: 'ไม่สามารถโหลดอีเมลได้',
    },
    {
      failure: 'the deletion of an article',
      without: ['blog_posts', 'delete'],
      act: async (at) => {
        await at.goto('/admin/blog');
        await at.getByRole('button', { name: 'ลบบทความ “บทความที่ลบไม่ได้”' }).first().click();
        await press(at, 'ลบบทความ');
      },
      text: 'ลบไม่สำเร็จ',
    },
    {
      failure: 'an article that is not there',
      act: (at) => at.goto('/admin/blog/edit/no-such-article'),
      text: 'ไม่พบบทความที่ต้องการแก้ไข',
    },
    {
      failure: 'a new article that the rules refuse',
      without: ['blog_posts', 'create'],
      act: async (at) => {
        await at.goto('/admin/blog/new');
        await at.locator('[name=title]').fill('บทความที่บันทึกไม่ได้');
        await press(at, 'เผยแพร่บทความ');
      },
      text: 'เกิดข้อผิดพลาด',
    },
    {
      failure: 'a step of the roadmap',
      without: ['roadmap_steps', 'update'],
      act: async (at) => {
        await at.goto('/roadmap');
        const step = at.getByRole('main').getByRole('combobox').first();
        const now = await step.inputValue();
        await step.selectOption(now === 'done' ? 'planned' : 'done');
      },
      text: 'อัปเดตล้มเหลว',
    },
  ]);
  await Promise.all([message.delete(), post.delete(), db.doc(`cases/${caseId}`).delete()]);
});
