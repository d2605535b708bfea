import { addDays, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aClock } from '@app/seed/claim-builders';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

const NEAR = 'act-by-near';
const FAR = 'act-by-far';
const TODAY = dayOf(new Date());
const { customer, partner, admin } = PERSONAS;
const TEXT = /^ต้องดำเนินการก่อน .* \(เหลือ 2 วัน\)$/;

test.beforeAll(async () => {
  await demoData();
  for (const [id, days] of [
    [NEAR, 2],
    [FAR, 900],
  ] as const) {
    // Before the case, whose agenda is made of it; nobody is alerted of a clock that no function has computed.
    const { id: clockId, ...clock } = aClock({
      case_id: id,
      lapse_on_earliest: addDays(TODAY, days),
      state: days > 180 ? 'running' : 'near',
      check_on: null,
    });
    await db.doc(paths.clock(id, clockId)).set(clock);
    await db
      .doc(paths.case(id))
      .set(aCase({ user_id: customer.uid, partner_id: partner.uid, status: 'In Progress' }));
  }
  await expect
    .poll(async () => (await db.doc(paths.caseAgenda(NEAR)).get()).get('act_by') as unknown, {
      timeout: 120_000,
    })
    .toBe(addDays(TODAY, 2));
});

test.afterAll(async () => {
  for (const id of [NEAR, FAR]) await db.recursiveDelete(db.doc(paths.case(id)));
});

/** From the page's head to its sheets, in px. */
async function roomUnderHead(page: Page): Promise<number> {
  const head = page.locator('main header:has(h1)');
  const [above, below] = [
    await head.boundingBox(),
    await page.locator('main header:has(h1) + div').boundingBox(),
  ];
  return below!.y - (above!.y + above!.height);
}

for (const [who, address] of [
  ['customer', '/dashboard/case'],
  ['partner', '/partner/case'],
  ['admin', '/admin/case'],
] as const) {
  test(`the date to act by is at the top of the case of a ${who}, takes no room, and a bar leads to the rest`, async ({
    person,
  }) => {
    const { page } = await person(who, { viewport: { width: 375, height: 740 } });
    await openAs(page, PERSONAS[who].email, `${address}/${FAR}`);
    await expect(page.locator('#case-claim')).toContainText('ต้องดำเนินการก่อน');
    await expect(page.getByRole('link', { name: TEXT })).toHaveCount(0);
    const without = await roomUnderHead(page);

    await page.goto(`${address}/${NEAR}`);
    const line = page.getByRole('link', { name: TEXT });
    await expect(line).toBeInViewport();
    expect(await roomUnderHead(page)).toBeCloseTo(without, 0);
    const { y, height } = (await line.boundingBox())!;
    const sheets = (await page.locator('main header:has(h1) + div').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(sheets.y + 1);

    await page.getByRole('button', { name: 'กำหนดเวลา', exact: true }).click();
    await expect(page.locator('#case-claim')).toBeInViewport();

    await page.setViewportSize({ width: 1280, height: 860 });
    const wide = (await line.boundingBox())!;
    const grid = (await page.locator('main header:has(h1) + div').boundingBox())!;
    expect(wide.x + wide.width).toBeCloseTo(grid.x + grid.width, 0);
    await line.click();
    await expect(page.locator('#case-claim')).toBeInViewport();
  });
}

for (const [who, email, area] of [
  ['partner', partner.email, 'partner'],
  ['admin', admin.email, 'admin'],
] as const) {
  test(`the desk of a ${who} lists the case whose date is near, and not the other`, async ({ person }) => {
    const { page } = await person(who);
    await openAs(page, email, `/${area}/dashboard`);
    const group = page.getByRole('list', { name: 'วันที่ต้องดำเนินการที่ใกล้ถึงหรืออาจพ้นแล้ว' });
    const line = group.locator(`a[href="/${area}/case/${NEAR}#case-claim"]`);
    await expect(line).toContainText('เหลือ 2 วัน');
    await expect(group.locator(`a[href*="${FAR}"]`)).toHaveCount(0);
    await line.click();
    await expect(page.locator('#case-claim')).toBeInViewport();
  });
}
