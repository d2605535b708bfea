import { commitmentId } from '@app/domain/commitment';
import { paths } from '@app/domain/paths';
import { aCase, aCaseEvent } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const ID = 'weekly-report-case';
const { customer, partner, admin } = PERSONAS;
const report = async (period: number) =>
  (await db.doc(paths.commitment(commitmentId(ID, 'weekly_report', period))).get()).data();

test('one tap tells the customer that nothing moved: it is the report of the week', async ({ person }) => {
  await db
    .doc(paths.case(ID))
    .set(aCase({ user_id: customer.uid, partner_id: partner.uid, status: 'In Progress' }));
  await db.doc(paths.caseEvent(ID, 'assigned')).set(
    aCaseEvent({
      case_id: ID,
      kind: 'assigned',
      from_status: 'Submitted',
      to_status: 'In Progress',
      to_partner_id: partner.uid,
      actor_id: admin.uid,
      actor_role: 'admin',
      created_at: new Date(),
    }),
  );
  // The first start of the function takes seconds in the emulators.
  await expect
    .poll(async () => (await report(1))?.['state'] as string | undefined, { timeout: 120_000 })
    .toBe('open');

  const reader = await person('customer');
  await openAs(reader.page, customer.email, `/dashboard/case/${ID}`);
  const shown = reader.page.locator('#case-report');
  await expect(shown).toContainText(/รายงานครั้งถัดไปภายใน \S+\. \d+ \S+ 25\d\d/);
  const before = await shown.textContent();

  const writer = await person('partner');
  await openAs(writer.page, partner.email, `/partner/case/${ID}`);
  const reasons = writer.page.locator('#case-report').getByRole('group');
  await reasons.getByRole('button', { name: 'รอคำตอบจากลูกหนี้' }).click();
  await expect(toast(writer.page)).toContainText('แจ้งลูกค้าแล้ว');
  await expect
    .poll(async () => (await report(1))?.['state'] as string | undefined, { timeout: 60_000 })
    .toBe('met');
  // The next week has not begun: there is nothing to tell.
  await expect(reasons).toBeHidden();

  await expect(reader.page.getByText('สัปดาห์นี้ไม่มีความเคลื่อนไหว เพราะรอคำตอบจากลูกหนี้')).toBeVisible();
  await expect(shown).not.toHaveText(before ?? '');
});
