import { PERSONAS } from '@app/seed/personas';
import { forgetLimits } from '../support/forget-limits.ts';
import { caseInWork, db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);
test.beforeEach(() => forgetLimits(db));

test('a debtor without script checks who makes contact and disputes; contact pauses until an admin has dealt with it', async ({
  person,
}) => {
  const { customer, partner, admin } = PERSONAS;
  const debtor_name = 'นายเคาะ ประตูบ้าน';
  const caseId = await caseInWork(debtor_name);
  const { page: desk } = await person('partner');
  await openAs(desk, partner.email, `/partner/case/${caseId}`);
  const gate = desk.locator('#case-contact [role=status]');
  const code = await test.step('the partner has the code shown', async () => {
    await expect(gate).toHaveText(/ติดต่อได้/);
    // Loaded once a hand is there.
    await gate.hover();
    await desk.getByRole('button', { name: 'แสดงรหัสและ QR' }).click();
    const dialog = desk.getByRole('dialog');
    const shown = dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(shown).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'QR ของที่อยู่นี้' })).toBeVisible();
    const text = await shown.innerText();
    await expect(dialog.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`/verify/${text.replaceAll('-', '')}$`),
    );
    await desk.keyboard.press('Escape');
    return text;
  });

  const { page: street } = await person('debtor', { javaScriptEnabled: false });
  await test.step('the debtor types it and sees who it is, and nothing of the debt', async () => {
    await street.goto('/verify');
    await street.locator('main [name=code]').fill(code.toLowerCase());
    await street.locator('main [type=submit]').click();
    await expect(street).toHaveURL(new RegExp(`/verify/${code.replaceAll('-', '')}$`));
    const main = street.locator('main');
    await expect(main).toContainText('ได้รับมอบอำนาจให้ติดต่อท่าน');
    await expect(main).toContainText(partner.partner.companyName);
    const html = await street.content();
    for (const word of [...debtor_name.split(' '), customer.email, caseId]) expect(html).not.toContain(word);
  });

  await test.step('a wrong code is not found, with the advice not to pay', async () => {
    const answer = await street.goto(`/en/verify/${'2'.repeat(12)}`);
    expect(answer?.status()).toBe(404);
    await expect(street.locator('main')).toContainText('Do not pay');
    await street.locator('main [name=code]').fill(code);
    await street.locator('main [type=submit]').click();
    await expect(street.locator('main')).toContainText('Authorised to contact you');
  });

  await test.step('a complaint without words is refused, where the words are missing', async () => {
    await street.getByLabel('I want to complain about how I was contacted').check();
    await street.getByRole('button', { name: 'Send reply' }).click();
    await expect(street).toHaveTitle(/^Not sent: /);
    const words = street.locator('main [name=text]');
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await expect(words).toHaveAccessibleDescription(/^Please write a short message/);
    await expect(street.getByLabel('I want to complain about how I was contacted')).toBeChecked();
  });

  await test.step('so it is in a browser with scripts, which lays the form out later', async () => {
    const { page: phone } = await person('debtor with scripts');
    await phone.goto(`/en/verify/${code.replaceAll('-', '')}`);
    await phone.getByLabel('I want to complain about how I was contacted').check();
    await phone.getByRole('button', { name: 'Send reply' }).click();
    await expect(phone).toHaveTitle(/^Not sent: /);
    await expect(phone.locator('main [name=text]')).toBeFocused();
    await expect(phone.locator('main [name=text]')).toBeInViewport();
  });

  await test.step('the debtor disputes, and contact pauses', async () => {
    await street.getByLabel('I dispute this').check();
    await street.locator('main [name=text]').fill('The goods never came.');
    await street.getByRole('button', { name: 'Send reply' }).click();
    await expect(street.getByRole('heading', { level: 1 })).toHaveText('We have your answer');
    await expect(gate).toHaveText(/พักการติดต่อไว้/);
    await expect(desk.getByRole('button', { name: 'เริ่มติดต่อลูกหนี้' })).toBeHidden();
  });

  await test.step('an admin reads it and deals with it, and contact may go on', async () => {
    const { page: office } = await person('admin');
    await openAs(office, admin.email, '/admin/dashboard');
    const line = office
      .getByRole('region', { name: 'คำตอบของลูกหนี้' })
      .locator(`a[href="/admin/case/${caseId}#case-door"]`);
    await expect(line).toContainText('โต้แย้งหนี้');
    await line.click();
    await expect(office.getByRole('heading', { level: 1, name: debtor_name })).toBeVisible();
    const answers = office.getByRole('list', { name: 'คำตอบของลูกหนี้' });
    await expect(answers).toContainText('The goods never came.');
    await answers.getByRole('button', { name: 'ทำเครื่องหมายว่าดำเนินการแล้ว' }).click();
    await answers.getByRole('button', { name: 'ยืนยัน' }).click();
    await expect(answers).toContainText('ดำเนินการแล้วเมื่อ');
    await expect(gate).not.toHaveText(/พักการติดต่อไว้/);
    await office.goBack();
    await expect(office.getByRole('region', { name: 'งานที่รอดำเนินการ', exact: true })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});
