import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);

const { admin, customer } = PERSONAS;

test('an admin sees before assigning that a debtor is known, the customer does not', async ({ person }) => {
  const stamp = Date.now();
  // With a space: site-thai.spec.ts reads the list of cases beside this test, and a name without one ends its lines anywhere.
  const debtor = `คลองเตยค้าส่ง ${stamp}`;
  const [first, again, rival] = ['first', 'again', 'rival'].map((name) => `related-${name}-${stamp}`) as [
    string,
    string,
    string,
  ];
  const put = (id: string, user_id: string, debtor_name: string, amount: number) =>
    db.doc(paths.case(id)).set(aCase({ user_id, client_name: customer.email, debtor_name, amount }));
  await put(first, customer.uid, `บริษัท ${debtor} จำกัด`, 1_000);
  await put(again, customer.uid, `บจก.${debtor}`, 1_000);
  await put(rival, `client-${stamp}`, `${debtor} (มหาชน)`, 9);
  for (const id of [first, again, rival])
    await expect
      .poll(async () => (await db.doc(paths.caseParties(id)).get()).exists, { timeout: 40_000 })
      .toBe(true);

  const { page } = await person('admin', { viewport: { width: 375, height: 740 } });
  await openAs(page, admin.email, `/admin/case/${first}`);
  await expect(page.getByRole('button', { name: 'บันทึกการมอบหมาย' })).toBeVisible();
  await page.mouse.move(100, 300);
  const rows = page.getByRole('list', { name: 'เคสที่เกี่ยวข้องกัน' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /ลูกค้ารายเดียวกันมีอีกเคสกับลูกหนี้รายนี้.*ตรงกันที่: ชื่อ, จำนวนเงิน/s,
    /ลูกค้ารายอื่นทวงหนี้จากลูกหนี้รายเดียวกัน.*ตรงกันที่: ชื่อ/s,
  ]);
  await rows.first().getByRole('link').click();
  await page.waitForURL(`/admin/case/${again}`);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', `/admin/case/${first}`);

  // Both have been seen, so that the next one is drawn at once: with nothing of what was entered for this one.
  const note = page.getByLabel('บันทึกความคืบหน้า');
  const company = page.getByLabel('มอบหมายให้พันธมิตร');
  const nobody = await company.inputValue();
  await note.fill('ลูกหนี้ขอผ่อน');
  await company.selectOption({ label: PERSONAS.partner.partner.companyName });
  await rows.first().getByRole('link').click();
  await page.waitForURL(`/admin/case/${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('บริษัท');
  await expect(note).toHaveValue('');
  await expect(company).toHaveValue(nobody);
  await page.goBack();
  await page.waitForURL(`/admin/case/${again}`);
  await expect(note).toHaveValue('ลูกหนี้ขอผ่อน');

  const owner = (await person('customer')).page;
  await openAs(owner, customer.email, `/dashboard/case/${first}`);
  await expect(owner.getByRole('region', { name: 'ข้อความ', exact: true })).toBeVisible();
  await owner.mouse.move(100, 300);
  await expect(owner.getByRole('region', { name: 'เอกสารสำหรับฟ้องคดี' })).toBeVisible();
  await expect(owner.getByText('เคสที่เกี่ยวข้องกัน')).toHaveCount(0);
});
