import { isMutable, kindsTold } from '@app/domain/notification';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { aCaseUpdate, aCase, aNotification } from '@app/seed/builders';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { db, demoData, newCustomer, notificationsOf } from './support/server.ts';
import { changeTimers } from './support/changed-timers.ts';
import { expect, test } from './support/person.ts';
import { bell, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const HOUR = 3_600_000;
/** More than one page, and more unread ones than the live query follows. */
const MANY = 120;

/** Unread notifications of a person, the newest an hour old, each about a case named after its number. */
async function writeNotifications(uid: string, count: number): Promise<void> {
  const batch = db.batch();
  for (let number = 1; number <= count; number++) {
    batch.create(db.doc(`notifications/${uid}-${number}`), {
      ...aNotification({
        user_id: uid,
        created_at: new Date(Date.now() - number * HOUR),
        params: { case_id: nameOf(number) },
        link_to: '/dashboard',
      }),
    });
  }
  await batch.commit();
}
const nameOf = (number: number) => `N${String(number).padStart(7, '0')}`;

/** How long a page waits for the account's choices, in ms (`take-over-preferences.ts`). */
const PATIENCE = 3_000;

const articles = (page: Page) => page.getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Scrolls at once: a busy machine skips frames of the wheel's animation. */
function scrollDown(page: Page, by: number): Promise<void> {
  return page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        scrollBy({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    by,
  );
}

/** Scrolls until the feed shows its end. @returns the positions of all rows seen, in order */
async function scrollToEnd(page: Page): Promise<number[]> {
  const seen = new Set<number>();
  const end = page.getByText('แสดงครบทุกรายการแล้ว');
  await expect(articles(page).first()).toBeVisible();
  await expect(async () => {
    const places = await articles(page).evaluateAll((rows) => rows.map((row) => Number(row.ariaPosInSet)));
    // Only visible rows are in the document.
    expect(places.length).toBeLessThan(40);
    for (const place of places) seen.add(place);
    await scrollDown(page, 600);
    expect((await end.isVisible()) && seen.has(MANY)).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
  return [...seen].sort((a, b) => a - b);
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'การแจ้งเตือน' })).toBeVisible();
  return page;
}

test('a long feed: all of it by scrolling, a correct unread count in two tabs, all marked read at once', async ({
  person,
}) => {
  const { uid, email } = await newCustomer('feed', DEMO_PASSWORD);
  await writeNotifications(uid, MANY);
  const { page, context } = await person('reader');

  await test.step('the page is one of the areas: for signed-in users, and not indexed', async () => {
    const answer = await page.request.get('/notifications');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    await page.goto('/notifications?tab=unread');
    await page.waitForURL(/\/login$/);
    await page.getByLabel('อีเมล').fill(email);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await page.waitForURL(/\/notifications\?tab=unread$/);
  });

  await test.step('the bell counts them to the last one, shows five, and shows no toast for old ones', async () => {
    await expect(bell(page, MANY)).toHaveText(String(MANY));
    await bell(page, MANY).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
    expect(await toast(page).filter({ hasText: 'มีความคืบหน้าใหม่' }).count()).toBe(0);
    await page.getByRole('link', { name: 'ดูการแจ้งเตือนทั้งหมด' }).click();
    await page.waitForURL(/\/notifications$/);
  });

  await test.step('scrolling brings all of them, each once, by day', async () => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/วันนี้|เมื่อวาน/);
    await expect(tab(page, 'ทั้งหมด')).toHaveText(`ทั้งหมด${MANY}`);
    expect(await scrollToEnd(page)).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
    await expect(articles(page).last()).toContainText(nameOf(MANY));
    await expect(articles(page).last()).toHaveAttribute('aria-setsize', String(MANY));
  });

  const other = await secondTab(context);
  await test.step('one read in one tab is read in the other, the oldest as well as the newest', async () => {
    await expect(bell(other, MANY)).toBeVisible();
    await articles(page).last().getByRole('button').click();
    await page.waitForURL(/\/dashboard$/);
    await expect(bell(page, MANY - 1)).toBeVisible();
    await expect(bell(other, MANY - 1)).toBeVisible();
    await expect(articles(other).first().getByText('ยังไม่อ่าน')).toBeAttached();
    await page.goto('/notifications');
    await articles(page).first().getByRole('button').click();
    await expect(bell(other, MANY - 2)).toBeVisible();
    await expect(articles(other).first()).not.toContainText('ยังไม่อ่าน');
    expect((await db.doc(`notifications/${uid}-${MANY}`).get()).get('is_read')).toBe(true);
  });

  await test.step('a new one comes to the top in both, with a toast, and does not move the rows further down', async () => {
    await scrollDown(other, 2_000);
    await expect(articles(other).first()).not.toHaveAttribute('aria-posinset', '1');
    const read = articles(other).nth(9);
    // Rows above are measured when they come near, which may still move this one.
    const topOf = async (row: Locator) => (await row.boundingBox())?.y ?? 0;
    let last = await topOf(read);
    await expect
      .poll(async () => {
        const moved = (await topOf(read)) - last;
        last += moved;
        return moved;
      })
      .toBe(0);
    const before = { text: await read.getByRole('button').textContent(), top: last };
    const fresh = aNotification({ user_id: uid, created_at: new Date(), params: { case_id: 'BRANDNEW' } });
    await db.doc(`notifications/${uid}-new`).set(fresh);
    // First the toast, which disappears after 5 s.
    await expect(toast(other)).toContainText('BRANDNEW');
    await expect(bell(other, MANY - 1)).toBeVisible();
    await expect(tab(other, 'ทั้งหมด')).toHaveText(`ทั้งหมด${MANY + 1}`);
    const same = articles(other).filter({ hasText: before.text?.match(/N\d{7}/)?.[0] ?? 'none' });
    await expect.poll(async () => Math.abs((await topOf(same)) - before.top)).toBeLessThan(2);
    await other.keyboard.press('Home');
    await expect(articles(other).first()).toContainText('BRANDNEW');
    await expect(bell(page, MANY - 1)).toBeVisible();
  });

  await test.step('mark-all marks all of them read in both tabs, also those that no list has loaded', async () => {
    await tab(other, 'ยังไม่อ่าน').click();
    await expect(other).toHaveURL(/\/notifications\?tab=unread$/);
    await other.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }).click();
    await expect(bell(other, 0)).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
    await expect(other.getByText('อ่านครบทุกรายการแล้ว')).toBeVisible();
    const left = (await notificationsOf(uid)).filter(({ is_read }) => is_read !== true);
    expect(left).toEqual([]);
  });
});

test('settings survive a reload, apply in another browser, and mute a kind', async ({ person }) => {
  const { uid, email } = await newCustomer('settler', DEMO_PASSWORD);
  const item = db.collection('cases').doc();
  await item.set(aCase({ user_id: uid, status: 'In Progress' }));
  const { page } = await person('settler');
  const settled = async (field: string): Promise<unknown> =>
    (await db.doc(`preferences/${uid}`).get()).get(field);
  const ink = (of: Page) =>
    of.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  await openAs(page, email, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the user menu leads there', async () => {
    await page.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
    await page.getByRole('menuitem', { name: 'การตั้งค่า' }).click();
    await page.waitForURL(/\/dashboard\/settings$/);
    const notifications = page.getByRole('region', { name: 'การแจ้งเตือน', exact: true });
    await expect(notifications.getByRole('switch')).toHaveCount(
      kindsTold('customer').filter(isMutable).length,
    );
  });

  const day = await ink(page);
  await test.step('the dark theme applies at once and before the first paint of every later visit', async () => {
    await page.getByRole('radio', { name: 'มืด' }).check();
    await expect.poll(() => ink(page)).not.toBe(day);
    await expect.poll(() => settled('theme')).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await expect(page.getByRole('radio', { name: 'มืด' })).toBeChecked();
  });

  await test.step('so does the language', async () => {
    await page.getByRole('radio', { name: '中文' }).check();
    await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
    await expect.poll(() => settled('language')).toBe('zh');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '中文' })).toBeChecked();
  });

  await test.step('a kind is left out of the daily email, then all of it', async () => {
    await page.locator('summary', { hasText: '选择摘要包含的内容' }).click();
    await page.getByRole('checkbox', { name: '案件进展' }).uncheck();
    await expect.poll(() => settled('mail_off')).toEqual(['case_update_added']);
    await page.getByRole('switch', { name: '每日摘要' }).uncheck();
    await expect.poll(() => settled('mail_off')).toEqual(['digest', 'case_update_added']);
    await expect(page.getByRole('checkbox', { name: '案件进展' })).toBeDisabled();
  });

  await test.step('a muted kind is not notified; another kind is', async () => {
    await page.getByRole('switch', { name: '案件进展' }).uncheck();
    await expect.poll(() => settled('muted_kinds')).toEqual(['case_update_added']);
    await expect(page.getByRole('region', { name: '通知' }).getByText('已保存')).toBeVisible();
    await item.collection('case_updates').add(aCaseUpdate({ case_id: item.id, user_id: 'somebody' }));
    // The admins get a notification of the same update, so it has been processed.
    const toldAdmin = async () =>
      (await notificationsOf(PERSONAS.admin.uid)).filter(
        (told) => told['kind'] === 'case_update_added' && JSON.stringify(told).includes(item.id),
      ).length;
    await expect.poll(toldAdmin).toBe(1);
    await item.update({ status: 'Completed', updated_at: new Date() });
    await expect(toast(page)).toContainText('案件状态变更');
    await expect(page.getByTestId('unread-count')).toHaveText('1');
    expect((await notificationsOf(uid)).map((told) => String(told['kind']))).toEqual(['case_status_changed']);
  });

  await test.step('a browser without choices shows language and theme of the account from the start', async () => {
    const { page: elsewhere } = await person('elsewhere');
    await changeTimers(elsewhere, PATIENCE, 60_000);
    await elsewhere.goto('/login');
    await elsewhere.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading && seen.at(-1) !== heading) seen.push(heading);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await elsewhere.goto('/dashboard/settings');
    await elsewhere.getByLabel('อีเมล').fill(email);
    await elsewhere.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    await elsewhere.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
    expect(await elsewhere.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    const seen = await elsewhere.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).not.toContain('การตั้งค่า');
  });

  await test.step('a choice made in a browser is not overridden there', async () => {
    const { page: own } = await person('own choice');
    await changeTimers(own, PATIENCE, 60_000);
    await own.goto('/login?lng=en');
    await own.getByLabel('Email').fill(email);
    await own.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await own.getByRole('button', { name: 'Sign in', exact: true }).click();
    await own.waitForURL(/\/dashboard$/);
    await expect(own.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    expect(await own.evaluate(() => document.documentElement.lang)).toBe('en');
    // The theme was not chosen in this browser.
    expect(await own.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await ink(own)).not.toBe(day);
  });
});
