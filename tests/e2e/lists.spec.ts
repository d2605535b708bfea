import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { db, demoData } from './support/server.ts';
import { idsOfMany, MANY_CASES, nameOf } from './support/many-cases.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const pages = (page: Page) => page.getByRole('navigation', { name: 'หน้าของรายการ' });
const search = (page: Page) => page.getByRole('searchbox');

test('a long list has pages, a search in Thai, filters and orders, all of them in the address', async ({
  person,
}) => {
  const { page } = await person('customer');
  await openAs(page, MANY_CASES.email, '/dashboard');

  await test.step('25 to a page, newest first, with an exact count', async () => {
    await expect(rows(page)).toHaveCount(25);
    await expect(rows(page).first()).toContainText(nameOf(60));
    await expect(pages(page)).toContainText('รายการที่ 1–25 จากทั้งหมด 60');
    await pages(page).getByRole('link', { name: 'หน้าถัดไป' }).click();
    await expect(rows(page).first()).toContainText(nameOf(35));
    await pages(page).getByRole('link', { name: 'หน้าถัดไป' }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(pages(page)).toContainText('รายการที่ 51–60 จากทั้งหมด 60');
    await expect(pages(page).getByRole('button', { name: 'หน้าถัดไป' })).toBeDisabled();
  });

  await test.step('a reload, Back and the previous page show the same rows', async () => {
    await page.reload();
    await expect(rows(page).first()).toContainText(nameOf(10));
    await page.goBack();
    await expect(rows(page).first()).toContainText(nameOf(35));
    await pages(page).getByRole('link', { name: 'หน้าก่อน' }).click();
    await expect(rows(page).first()).toContainText(nameOf(60));
    await expect(page).toHaveURL(/\/dashboard\??$/);
  });

  await test.step('a word inside a Thai name is found while it is typed; a second word narrows', async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await search(page).pressSequentially('ทดสอบ01');
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveURL(/#q=/);
    await search(page).fill('ลูกหนี้ทดสอบ017');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(nameOf(17));
    await search(page).fill(`ทดสอบ017 ${MANY_CASES.email.split('@')[0] ?? ''}`);
    await expect(rows(page)).toHaveCount(1);
    await search(page).fill('ไม่มีชื่อนี้');
    await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
    await page.getByRole('button', { name: 'ล้างตัวกรอง' }).click();
    await expect(rows(page)).toHaveCount(25);
    await expect(search(page)).toHaveValue('');
  });

  await test.step('order and filter; a link opens the same view', async () => {
    await page.getByLabel('เรียงตาม').selectOption({ label: 'ยอดหนี้มากก่อน' });
    await expect(rows(page).first()).toContainText(nameOf(1));
    await pages(page).getByRole('link', { name: 'หน้าถัดไป' }).click();
    await expect(rows(page).first()).toContainText(nameOf(26));
    const address = page.url();
    await page.goto('/dashboard');
    await expect(rows(page).first()).toContainText(nameOf(60));
    await page.goto(address);
    await expect(rows(page).first()).toContainText(nameOf(26));
    await page.getByLabel('สถานะ').selectOption('Completed');
    await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
  });

  await test.step('a view is saved with the account', async () => {
    await page.goto('/dashboard?sort=lowest');
    await page.getByRole('button', { name: 'บันทึกมุมมองนี้' }).click();
    await expect(toast(page)).toContainText('บันทึกมุมมองแล้ว');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'มุมมองของฉัน' }).click();
    await expect(rows(page).first()).toContainText(nameOf(60));
    await expect(page).toHaveURL(/sort=lowest/);
  });

  await test.step('the keyboard moves from row to row', async () => {
    await page.goto('/dashboard');
    await expect(rows(page)).toHaveCount(25);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/case\//);
    await expect(page.locator('dd').filter({ hasText: nameOf(60) })).toBeVisible();
  });
});

test('a search text is in no request, and is restored by Back, a reload and a link', async ({ person }) => {
  const { page, context } = await person('customer');
  await openAs(page, MANY_CASES.email, '/dashboard');
  await expect(rows(page)).toHaveCount(25);
  const name = nameOf(17);
  const written = [name, encodeURIComponent(name), encodeURI(name)];
  const sent: string[] = [];
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    sent.push(request.url(), referer);
    // The portal sends no referrer with its addresses, not even to its own server.
    if (request.isNavigationRequest()) return;
    expect(referer, request.url()).not.toContain('/dashboard');
  });

  await test.step('the list is searched, and the address contains the text only in its fragment', async () => {
    await search(page).fill(name);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/#q=/);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.title()).not.toContain(name);
  });

  await test.step('from the case, Back returns to the results', async () => {
    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard\/case\/[^?#]+$/);
    await expect(page.locator('dd').filter({ hasText: name })).toBeVisible();
    expect(await page.title()).not.toContain(name);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue(name);
  });

  await test.step('a reload and a copied link give the same results', async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(rows(other)).toHaveCount(1);
    await other.close();
  });

  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter((text) => written.some((form) => text.includes(form)))).toEqual([]);

  await test.step('a link in the old format works as well, and is rewritten at once', async () => {
    await page.goto(`/dashboard?sort=lowest&q=${encodeURIComponent(name)}`);
    await expect(page).toHaveURL(/\/dashboard\?sort=lowest#q=/);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a view in the old format opens without the text in the query string', async () => {
    await db.doc(`preferences/${MANY_CASES.uid}`).set({
      language: null,
      theme: null,
      muted_kinds: [],
      views: { 'cases-customer': `q=${encodeURIComponent(name)}&sort=lowest` },
      updated_at: new Date(),
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'มุมมองของฉัน' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/dashboard\?sort=lowest#q=/);
  });
});

test('an admin finds the cases by tab and assigns several at once, with a result for each', async ({
  person,
}) => {
  const ids = await idsOfMany();
  const { page } = await person('admin');
  const counted = async (field: 'all' | 'unassigned' | 'assigned') => {
    const cases = (await db.collection('cases').select('partner_id').get()).docs;
    return cases.filter(
      (item) => field === 'all' || (item.get('partner_id') === null) === (field === 'unassigned'),
    ).length;
  };
  const query = encodeURIComponent(MANY_CASES.email.split('@')[0] ?? '');
  await openAs(page, PERSONAS.admin.email, `/admin/cases?q=${query}`);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('tab', { name: /^ทั้งหมด/ })).toContainText(String(await counted('all')));
  await expect(page.getByRole('tab', { name: /^ยังไม่มอบหมาย/ })).toContainText(
    String(await counted('unassigned')),
  );
  await expect(page.getByRole('tab', { name: /^มอบหมายแล้ว/ })).toContainText(
    String(await counted('assigned')),
  );
  await page.getByRole('tab', { name: /^มอบหมายแล้ว/ }).click();
  await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
  await page.getByRole('tab', { name: /^ยังไม่มอบหมาย/ }).click();
  await expect(rows(page)).toHaveCount(25);

  await page
    .getByRole('checkbox', { name: `เลือก ${nameOf(60)}` })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: `เลือก ${nameOf(59)}` })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: `เลือก ${nameOf(58)}` })
    .first()
    .check();
  // One of them is deleted before its turn: the others are not affected.
  await page.getByRole('button', { name: 'มอบหมายให้พันธมิตร' }).click();
  const dialog = page.getByRole('dialog');
  await db.doc(`cases/${ids[58] ?? ''}`).delete();
  await dialog.getByLabel('มอบหมายให้พันธมิตร').selectOption({ label: PERSONAS.partner.partner.companyName });
  await dialog.getByRole('button', { name: 'มอบหมาย', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('สำเร็จ 2 จาก 3 เคส');
  await expect(dialog.getByRole('listitem').filter({ hasText: nameOf(59) })).not.toContainText('มอบหมายแล้ว');
  for (const at of [59, 57]) {
    expect((await db.doc(`cases/${ids[at] ?? ''}`).get()).data()).toMatchObject({
      partner_id: PERSONAS.partner.uid,
      status: 'In Progress',
    });
  }
  await dialog.getByRole('button', { name: 'ปิด' }).click();
  await expect(page.getByRole('tab', { name: /^มอบหมายแล้ว/ })).toContainText(
    String(await counted('assigned')),
  );
  // The demo's cases are unchanged.
});
