import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PERSONAS } from '@app/seed/personas';
import type { Page, Response } from '@playwright/test';
import { requiredEnv } from '../support/env.ts';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

/** A second visit to the portal, with its service worker (decision 214). */

test.use({ serviceWorkers: 'allow' });
test.beforeAll(demoData);

const { customer } = PERSONAS;
const HOME = '/dashboard';
const OFFLINE = /ไม่มีการเชื่อมต่ออินเทอร์เน็ต/;
const NEWER = /ระบบมีเวอร์ชันใหม่แล้ว/;

/** The site as Hosting serves it in this run. */
const site = (file: string) => path.join(requiredEnv('SITE_FOLDER'), '..', '..', 'web', file);

/** The customer's second visit: the worker is there, and has kept the files of the first. */
async function secondVisit(page: Page): Promise<void> {
  await openAs(page, customer.email, HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toBeGreaterThan(20);
  await page.goto(HOME);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

async function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('portal-files'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });
}

/** The caches of files, one for each version. */
function namesOfCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('portal-files')));
}

/** Whether the page shows the document with this mark. */
function isMarked(page: Page, mark: string): Promise<boolean> {
  return page.evaluate((name) => document.querySelector(`meta[name="${name}"]`) !== null, mark);
}

/** Other tests request the site meanwhile: they get the one or the other, and no half. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Waits for the code of the line that says what state the portal is in. */
async function statusCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/portal-status-')),
  );
}

/** Releases a document with a mark, with the worker's list of files changed as a build would change it or not; until the test ends. */
async function release(mark: string, { withWorker }: { withWorker: boolean }): Promise<() => Promise<void>> {
  const files = [site('spa.html'), site('service-worker.js')] as const;
  const [document, worker] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  if (document === undefined || worker === undefined) throw new Error('The site has no portal.');
  await replaceFile(files[0], document.replace('<title>', `<meta name="${mark}"><title>`));
  if (withWorker) {
    const [, version] = /portal-files-([0-9a-f]{16})/.exec(worker) ?? [];
    if (version === undefined) throw new Error('The worker names no version.');
    await replaceFile(files[1], worker.replaceAll(version, '0123456789abcdef'));
  }
  return async () => {
    await replaceFile(files[0], document);
    await replaceFile(files[1], worker);
  };
}

test('the second visit takes the document and the scripts from the browser, the first from the network', async ({
  person,
}) => {
  const { page } = await person('customer');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const fromNetwork = () =>
    responses.filter(
      (response) =>
        !response.fromServiceWorker() && /^\/(dashboard|assets)/.test(new URL(response.url()).pathname),
    );
  await openAs(page, customer.email, HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fromNetwork().length).toBeGreaterThan(20);
  await expect.poll(() => keptFiles(page)).toBeGreaterThan(20);

  responses.length = 0;
  await page.goto(HOME);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(responses.length).toBeGreaterThan(20);
  expect(fromNetwork().map((response) => response.url())).toEqual([]);
});

test('without a connection the portal opens, says so, and keeps what was typed', async ({ person }) => {
  const { page, context } = await person('customer');
  await secondVisit(page);
  await page.goto('/dashboard/new-case');
  const debtor = page.getByLabel('ชื่อลูกหนี้');
  await debtor.fill('นายออฟไลน์ "ทดสอบ" 😀');
  const status = page.getByText(OFFLINE);
  await statusCode(page);
  await expect(status).toHaveCount(0);

  await context.setOffline(true);
  await expect(status).toBeVisible();
  await expect(debtor).toHaveValue('นายออฟไลน์ "ทดสอบ" 😀');
  await page.reload();
  // The frame, from the browser; its data would need the network.
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(status).toBeVisible();

  await context.setOffline(false);
  await expect(status).toHaveCount(0);
  await page.reload();
  await expect(debtor).toHaveValue('นายออฟไลน์ "ทดสอบ" 😀');
});

test('a new version announces itself, and is loaded when the reader asks for it', async ({ person }) => {
  const { page } = await person('customer');
  await secondVisit(page);
  await statusCode(page);
  await expect(page.getByText(NEWER)).toHaveCount(0);
  const before = await namesOfCaches(page);
  const takeBack = await release('newer', { withWorker: true });
  try {
    // As the browser does at a visit.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText(NEWER)).toBeVisible();
    // The page goes on as it was, and so does the next one.
    expect(await isMarked(page, 'newer')).toBe(false);
    await page.reload();
    expect(await isMarked(page, 'newer')).toBe(false);
    await page.getByRole('button', { name: 'เปิดเวอร์ชันใหม่' }).click();
    await expect.poll(() => isMarked(page, 'newer').catch(() => false)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await statusCode(page);
    await expect(page.getByText(NEWER)).toHaveCount(0);
    // Other tabs may still run the version before.
    expect(await namesOfCaches(page)).toEqual(expect.arrayContaining(before));
  } finally {
    await takeBack();
  }
});

test('after a file of the old release has gone, the next visit has the new document', async ({ person }) => {
  const { page, context } = await person('customer');
  await secondVisit(page);
  const takeBack = await release('later', { withWorker: false });
  try {
    await page.reload();
    expect(await isMarked(page, 'later')).toBe(false);
    const status = await page.evaluate(async () => (await fetch('/assets/gone-0a1b2c3d.js')).status);
    expect(status).toBe(404);
    await expect
      .poll(async () => {
        await page.reload();
        return isMarked(page, 'later');
      })
      .toBe(true);
    // And keeps it.
    await context.setOffline(true);
    await page.reload();
    expect(await isMarked(page, 'later')).toBe(true);
  } finally {
    await takeBack();
  }
});

test('what is kept holds nothing of a person, and pages of the website are not kept', async ({ person }) => {
  const { page } = await person('customer');
  await secondVisit(page);
  const shown = await page.getByRole('main').innerText();
  const debtor = shown.match(/(?:บริษัท|นาย|นาง|คุณ|ร้าน|หจก\.)\s?[฀-๿]+/)?.[0] ?? '';
  expect(debtor).not.toBe('');
  const kept = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(request);
        found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
      }
    return found;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(({ path: address }) => !/^\/(spa$|assets\/)/.test(address))).toEqual([]);
  for (const secret of [debtor, customer.email, customer.uid, customer.fullName])
    expect(kept.filter(({ text }) => text.includes(secret)).map(({ path: address }) => address)).toEqual([]);

  // The kept document is as safe as the one that is sent.
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(true);
  const sent = await page.request.get(HOME);
  for (const header of ['content-security-policy', 'referrer-policy', 'x-content-type-options'])
    expect(again?.headers()[header]).toBe(sent.headers()[header]);
  expect(again?.headers()['referrer-policy']).toBe('no-referrer');

  const about = await page.goto('/about');
  expect(about?.fromServiceWorker()).toBe(false);
});

test('a visitor without an account gets no worker', async ({ page }) => {
  await page.goto('/');
  await page.goto('/login');
  await page.getByLabel('อีเมล').fill('a@example.com');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  // Drawn by the portal's code, which has begun by then.
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const registered = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(registered).toBe(0);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.includes('/assets/')).length).toBeGreaterThan(1);
  // The code that registers the worker.
  expect(files.filter((name) => name.includes('/portal-status-'))).toEqual([]);
});
