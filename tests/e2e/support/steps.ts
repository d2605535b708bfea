import { DEMO_PASSWORD } from '@app/seed/personas';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './server.ts';

/** Frequent actions, by the names that a reader sees on the Thai screen. */

export async function signIn(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('อีเมล').fill(email);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(/\/(dashboard|partner\/dashboard|admin\/dashboard)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Puts a session into the browser's storage, where the next page finds it. For tests about what comes after the login: the
 * form takes ten times as long.
 */
export async function bringSession(
  page: Page,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const session = await sessionOf(email, password);
  // The smallest of the site's own documents, which reads no session itself.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

/** Opens an address with a session. */
export async function openAs(page: Page, email: string, address: string, password?: string): Promise<void> {
  await bringSession(page, email, password);
  await page.goto(address);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
  await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
  // The address changes first; a page opened before the redirect has finished would be aborted.
  await page.locator('html[data-page="home"]').waitFor({ state: 'attached' });
  await page.waitForURL('/');
}

export function bellLabel(unread: number): string {
  return unread === 0 ? 'การแจ้งเตือน ไม่มีรายการใหม่' : `การแจ้งเตือน ยังไม่อ่าน ${unread} รายการ`;
}

/** The bell in the top bar; its name contains the unread count. */
export function bell(page: Page, unread: number): Locator {
  return page.getByRole('button', { name: bellLabel(unread), exact: true });
}

/** The toast on the screen, if any: one at a time. */
export function toast(page: Page): Locator {
  return page.locator('li[data-variant]');
}

/** How long a press may take to bring a file, in ms: longer than the page waits before it shows an error. */
const FILE_COMES_WITHIN = 30_000;

/** Logs Storage's answers to a page with the role of the token: a refusal alone does not give the reason. */
function storageAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/v0/b/')) return;
    const [, claims = ''] = (response.request().headers()['authorization'] ?? '').split('.');
    const { role = 'none' } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as {
      role?: string;
    };
    const said = response.ok() ? '' : await response.text().catch(String);
    answers.push(`${response.status()} for role ${role}: ${decodeURIComponent(response.url())} ${said}`);
  });
  return answers;
}

/**
 * Presses a download button until the file comes, as a person does after an error. A busy emulator may fail a read once; the
 * page's message is printed, and three failures fail the test.
 */
export async function downloadBy(page: Page, button: Locator): Promise<Download> {
  let said = '';
  const answers = storageAnswers(page);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const saved = page.waitForEvent('download', { timeout: FILE_COMES_WITHIN }).catch(() => null);
    await button.click();
    const file = await saved;
    if (file !== null) return file;
    said = (await page.getByRole('alert').allTextContents()).join(' | ') || 'nothing';
    process.stderr.write(
      [`Download attempt ${attempt} brought no file. The page says: ${said}`, ...answers, ''].join('\n  '),
    );
  }
  throw new Error(`No file came. The page says: ${said}\n${answers.join('\n')}`);
}

/**
 * Presses a button, and again if the expected result does not follow within 20 s: a busy emulator may answer later than the
 * page waits, which then says that sending again is safe. The caller checks that it was stored once.
 */
export async function sendUntil(
  button: Locator,
  isDone: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await button.click();
    await isDone({ timeout: 20_000 });
  }).toPass();
}

/** The fields of `/dashboard/new-case`. */
export async function fillCase(
  page: Page,
  { debtor, amount, details }: { debtor: string; amount: string; details: string },
): Promise<void> {
  await page.getByLabel('ชื่อลูกหนี้').fill(debtor);
  await page.getByLabel('จำนวนหนี้ (บาท)').fill(amount);
  await page.getByLabel('รายละเอียด').fill(details);
}

export function caseFiles(page: Page): Locator {
  return page.locator('input[type=file][name=files]');
}
