import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { APPROVED, approvedName } from './support/many-partners.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

test('with 1,500 applications of the longest names an Approved company is found by typing, and gets the case', async ({
  person,
}) => {
  const { page } = await person('admin');
  const ref = db.collection('cases').doc();
  await ref.set(aCase());
  await openAs(page, PERSONAS.admin.email, `/admin/case/${ref.id}`);
  const select = page.getByLabel('มอบหมายให้พันธมิตร');
  const name = approvedName(APPROVED - 1);
  const wanted = select.locator('option', { hasText: name });

  // The first fifty by name are listed; this one sorts after them.
  await expect(select.locator('option')).toHaveCount(51);
  await expect(wanted).toHaveCount(0);
  await expect(select.locator('option', { hasText: 'กกกก' })).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'ค้นหาบริษัท' });
  await search.fill(`ติดตามหนี้ 0${APPROVED - 1}`);
  await expect(select.locator('option')).toHaveCount(2);
  await select.selectOption({ label: name });
  await expect(page.getByText('กำลังดูแลอยู่ 0 เคส')).toBeVisible();
  // The choice is kept during the next search.
  await search.fill('ไม่มีบริษัทนี้');
  await expect(page.getByText('ไม่พบบริษัทที่ได้รับอนุมัติตามคำค้นนี้')).toBeVisible();
  await page.getByRole('button', { name: 'บันทึกการมอบหมาย' }).click();
  await expect(toast(page)).toContainText('มอบหมายเคสเรียบร้อยแล้ว');
  expect((await ref.get()).get('partner_id')).toBe(`approved-${APPROVED - 1}`);

  await search.fill('');
  await page.getByRole('button', { name: 'แสดงบริษัทเพิ่ม' }).click();
  await expect(page.getByRole('button', { name: 'แสดงบริษัทเพิ่ม' })).toHaveCount(0);
  await expect(wanted).toHaveCount(1);
  await db.recursiveDelete(ref);
});
