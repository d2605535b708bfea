import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { demoData } from './support/server.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/person.ts';
import { answersAreSlow } from './support/slow-answers.ts';
import { caseFiles, fillCase, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

/** The error message of a field, as assistive technology reads it. */
function errorOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

const GOOD = { debtor: 'บริษัท ลูกหนี้ จำกัด', amount: '1000', details: 'ค้างชำระค่าสินค้า' };

test('the new-case form names each wrong field at the field, in the language of the page', async ({
  person,
}) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard/new-case');
  const submit = page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true });
  await submit.click();
  for (const label of ['ชื่อลูกหนี้', 'จำนวนหนี้ (บาท)', 'รายละเอียด']) {
    await expect(errorOf(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(errorOf(page, 'ชื่อลูกหนี้')).toHaveAccessibleDescription(/กรุณากรอกข้อมูลในช่องนี้/);
  await expect(errorOf(page, 'ชื่อลูกหนี้')).toBeFocused();

  const amounts: [typed: string, said: RegExp][] = [
    ['0', /ต้องมากกว่า 0 บาท/],
    ['-5', /ต้องมากกว่า 0 บาท/],
    ['abc', /เป็นตัวเลข/],
    ['Infinity', /เป็นตัวเลข/],
    ['1.005', /ทศนิยมได้ไม่เกินสองตำแหน่ง/],
    ['1000000000000.01', /ไม่เกิน 1,000,000,000,000 บาท/],
    ['1e13', /เป็นตัวเลข/],
  ];
  await fillCase(page, { ...GOOD, amount: '' });
  for (const [typed, said] of amounts) {
    await page.getByLabel('จำนวนหนี้ (บาท)').fill(typed);
    await submit.click();
    await expect(errorOf(page, 'จำนวนหนี้ (บาท)')).toHaveAccessibleDescription(said);
  }
  const texts: [label: string, typed: string, said: RegExp][] = [
    ['ชื่อลูกหนี้', ' \u200b\u200f ', /กรุณากรอกข้อมูล/],
    ['ชื่อลูกหนี้', 'ก'.repeat(201), /ยาวเกินไป/],
    ['รายละเอียด', 'x'.repeat(300_000), /ยาวเกินไป/],
  ];
  await page.getByLabel('จำนวนหนี้ (บาท)').fill('0.29');
  for (const [label, typed, said] of texts) {
    await page.getByLabel(label, { exact: true }).fill(typed);
    await submit.click();
    await expect(errorOf(page, label)).toHaveAccessibleDescription(said);
    await page.getByLabel(label, { exact: true }).fill('ก');
  }
  await expect(page).toHaveURL(/new-case$/);
});

test('a file that cannot be attached is named with its reason, and a valid one beside it is not', async ({
  person,
}) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard/new-case');
  const png = samplePng();
  const files: [name: string, mimeType: string, buffer: Buffer, said: RegExp | null][] = [
    ['empty.pdf', 'application/pdf', Buffer.alloc(0), /ว่างเปล่า/],
    ['big.png', 'image/png', Buffer.concat([png, Buffer.alloc(21 * 1024 * 1024)]), /ใหญ่เกิน 20 MB/],
    ['page.html', 'text/html', Buffer.from('<script>alert(1)</script>'), /PDF, JPG, PNG และข้อความ/],
    ['page.pdf', 'application/pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), /ไม่ตรงกับนามสกุล/],
    ['cut.png', 'image/png', png.subarray(0, png.length - 20), /ไม่สมบูรณ์/],
    [`${'ก'.repeat(190)} 50%#.pdf`, 'application/pdf', samplePdf(['x']), null],
  ];
  await caseFiles(page).setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));
  const rows = page.getByRole('list', { name: 'ไฟล์ที่เลือก' }).getByRole('listitem');
  await expect(rows).toHaveCount(files.length);
  for (const [index, [, , , said]] of files.entries()) {
    const alert = rows.nth(index).getByRole('alert');
    if (said === null) await expect(alert).toHaveCount(0);
    else await expect(alert).toHaveText(said);
  }
});

test('sign-in, registration, reset and partner forms name each missing or wrong field', async ({
  person,
}) => {
  const { page } = await person('visitor');
  const forms: [address: string, submit: string, fields: [label: string, typed: string, said: RegExp][]][] = [
    [
      '/login',
      'เข้าสู่ระบบ',
      [
        ['อีเมล', 'not-an-address', /รูปแบบอีเมลไม่ถูกต้อง/],
        ['รหัสผ่าน', '', /กรุณากรอกข้อมูล/],
      ],
    ],
    [
      '/register',
      'สมัครสมาชิก',
      [
        ['อีเมล', 'a@b', /รูปแบบอีเมลไม่ถูกต้อง/],
        ['รหัสผ่าน', '12345', /อย่างน้อย 6 ตัวอักษร/],
      ],
    ],
    ['/forgot-password', 'ส่งลิงก์ตั้งรหัสผ่านใหม่', [['อีเมล', '', /กรุณากรอกข้อมูล/]]],
    [
      '/partner-registration',
      'ส่งใบสมัคร',
      [
        ['ชื่อบริษัท / สำนักงาน', '   ', /กรุณากรอกข้อมูล/],
        ['ชื่อผู้ติดต่อ', '', /กรุณากรอกข้อมูล/],
        ['หมายเลขโทรศัพท์', 'ไม่มี', /ตัวเลขอย่างน้อยหนึ่งตัว/],
        ['อีเมล', 'x', /รูปแบบอีเมลไม่ถูกต้อง/],
        ['รหัสผ่าน', '123', /อย่างน้อย 6 ตัวอักษร/],
      ],
    ],
  ];
  for (const [address, submit, fields] of forms) {
    await page.goto(address);
    for (const [label, typed] of fields) await page.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('button', { name: submit, exact: true }).click();
    for (const [label, , said] of fields) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(said);
    }
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('the error messages follow the language of the page', async ({ person }) => {
  const { page } = await person('visitor');
  for (const [language, label, button, said] of [
    ['th', 'อีเมล', 'เข้าสู่ระบบ', /กรุณากรอกข้อมูลในช่องนี้/],
    ['en', 'Email', 'Sign in', /Please fill in this field/],
    ['zh', '电子邮箱', '登录', /请填写此项/],
  ] as const) {
    await page.goto(`/login?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(said);
  }
});

test('after a refusal the button that was pressed has the focus again', async ({ person }) => {
  const { page } = await person('customer');
  await page.goto('/login');
  await typeInto(page, page.getByLabel('อีเมล'), PERSONAS.customer.email);
  const password = page.getByLabel('รหัสผ่าน', { exact: true });
  await typeInto(page, password, `${DEMO_PASSWORD}x`);
  const release = await answersAreSlow(page, /signInWithPassword/);
  const submit = page.getByRole('main').locator('[type=submit]');
  await pressOn(page, submit);
  // A browser takes the focus from what is disabled.
  await expect(submit).toBeDisabled();
  await expect(submit).not.toBeFocused();
  await release();
  await expect(toast(page)).toContainText('อีเมลหรือรหัสผ่านไม่ถูกต้อง');
  await expect(submit).toBeFocused();
  await tabTo(page, password, { back: true });
  // Tab has selected what is in the field.
  await page.keyboard.type(DEMO_PASSWORD);
  await pressOn(page, submit);
  await page.waitForURL(/dashboard$/);
});
