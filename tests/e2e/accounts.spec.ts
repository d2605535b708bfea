import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import type { Page } from '@playwright/test';
import { auth, db, demoData, mailTo, newEmail } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bringSession, signIn, signOut, toast } from './support/steps.ts';

test.beforeAll(demoData);

test('a forgotten password: mail, a page for the new one, and signing in again', async ({ person }) => {
  const { page } = await person('customer');
  const email = newEmail('forgetful');
  await auth.createUser({ email, password: 'before99' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน?' }).click();
  await expect(page.getByRole('heading', { name: 'ลืมรหัสผ่าน', level: 1 })).toBeVisible();
  await page.getByLabel('อีเมล').fill(email);
  await page.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByRole('heading', { name: 'โปรดตรวจสอบอีเมลของคุณ' })).toBeVisible();

  const { oobCode } = await mailTo(email, 'PASSWORD_RESET');
  const link = `/auth/action?mode=resetPassword&oobCode=${oobCode}&lng=en`;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('after99');
  await page.getByLabel('Confirm new password').fill('after98');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('after99');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

  await page.goto('/login?lng=th');
  await signIn(page, email, 'after99');
  await signOut(page);
  // A link works once.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
});

test('an unknown address gets the same answer as a known one', async ({ person }) => {
  const { page } = await person('stranger');
  await page.goto('/forgot-password');
  await page.getByLabel('อีเมล').fill(newEmail('nobody'));
  await page.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByRole('heading', { name: 'โปรดตรวจสอบอีเมลของคุณ' })).toBeVisible();

  const answers: string[] = [];
  for (const email of [PERSONAS.customer.email, newEmail('nobody')]) {
    await page.goto('/login');
    await page.getByLabel('อีเมล').fill(email);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await expect(toast(page)).toContainText('เข้าสู่ระบบไม่สำเร็จ');
    answers.push(await toast(page).innerText());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('in English the errors have the texts of the specification', async ({ person }) => {
  const { page } = await person('visitor');
  await page.goto('/login?lng=en');
  await page.getByLabel('Email').fill(PERSONAS.customer.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page)).toContainText('Sign in Failed');
  await page.goto('/register');
  await page.getByLabel('Email').fill(PERSONAS.customer.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await expect(toast(page)).toContainText('Sign up Failed');
});

test('each demo account is redirected to its own area', async ({ person }) => {
  const { page } = await person('everyone');
  const places = [
    [PERSONAS.admin, '/admin/dashboard', 'ยินดีต้อนรับ'],
    [PERSONAS.customer, '/dashboard', 'เคสของคุณ'],
    [PERSONAS.partner, '/partner/dashboard', 'เคสที่ได้รับมอบหมาย'],
    [PERSONAS.pending, '/partner/dashboard', 'รอการอนุมัติ'],
    [PERSONAS.rejected, '/dashboard', 'เคสของคุณ'],
  ] as const;
  for (const [{ email }, address, heading] of places) {
    await page.goto('/login');
    await page.getByLabel('อีเมล').fill(email);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    if (email === PERSONAS.rejected.email) {
      await expect(page.getByText('ใบสมัครพันธมิตรไม่ได้รับการอนุมัติ')).toBeVisible();
    }
    await page.context().clearCookies();
    await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
    await page.goto('about:blank');
    await page.goto('/');
    await page.evaluate(async () => {
      localStorage.clear();
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
        request.onsuccess = request.onerror = request.onblocked = resolve;
      });
    });
  }
});

test('every area redirects visitors to the login page', async ({ person }) => {
  const { page } = await person('visitor');
  for (const address of [
    '/dashboard',
    '/dashboard/new-case',
    '/partner/dashboard',
    '/admin/cases',
    '/admin/case/x',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ', level: 1 })).toBeVisible();
  }
});

test('a customer who opens the partner or admin area is redirected home', async ({ person }) => {
  const { page } = await person('customer');
  await bringSession(page, PERSONAS.customer.email);
  for (const address of ['/partner/dashboard', '/admin/dashboard', '/admin/partner/demo-pending']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
    // The public page is another document: wait for its footer.
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('an account that is locked out is signed out of its open page at once, with the reason', async ({
  person,
}) => {
  const { page } = await person('customer');
  const email = newEmail('locked');
  const { uid } = await auth.createUser({ email, password: 'secret99' });
  await expect.poll(async () => (await db.doc(paths.profile(uid)).get()).exists).toBe(true);
  await signIn(page, email, 'secret99');
  // This account was created without accepting the terms: it is asked to, and can work meanwhile.
  await page.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ข้อกำหนดการใช้บริการ' })).toBeHidden();
  expect((await db.doc(paths.acceptance(uid, TERMS_VERSION)).get()).exists).toBe(true);
  await auth.updateUser(uid, { disabled: true });
  await db.doc(`profiles/${uid}`).update({ disabled: true });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อสำนักงาน')).toBeVisible();
});

test('the second person in the same tab sees nothing of the first', async ({ person }) => {
  const { page } = await person('shared computer');
  await signIn(page, PERSONAS.customer.email);
  await page.goto('/dashboard');
  const debtors = (await db.collection('cases').where('user_id', '==', PERSONAS.customer.uid).get()).docs.map(
    (found) => String(found.get('debtor_name')),
  );
  expect(debtors.length).toBeGreaterThan(3);
  await expect(page.getByRole('cell', { name: debtors[0] ?? '' }).first()).toBeVisible();
  await signOut(page);
  await expect(toast(page)).toContainText('ออกจากระบบสำเร็จ');

  // From now on record every text that the page shows, even for a single frame.
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click();
  await page.waitForURL('/login');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.getByLabel('อีเมล').fill(PERSONAS.secondCustomer.email);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const seen = (await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).join('\n');
  for (const secret of [...debtors, PERSONAS.customer.email, PERSONAS.customer.fullName]) {
    expect(seen).not.toContain(secret);
  }
  // The observer did see the second person's own data.
  expect(seen).toContain(PERSONAS.secondCustomer.fullName);
  const kept = await page.evaluate(() =>
    [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join(''),
  );
  expect(kept).not.toContain(PERSONAS.customer.email);
  // Back opens no page of the first person.
  const opened: string[] = [];
  for (await page.goBack(); page.url() !== 'about:blank'; await page.goBack()) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.locator('body').innerText();
    for (const debtor of debtors) expect(text).not.toContain(debtor);
    opened.push(new URL(page.url()).pathname);
  }
  // The sign-in has replaced the screens.
  expect(opened).toEqual(['/']);
});

test('a failed Google sign-in shows the text of the specification', async ({ person }) => {
  const { page } = await person('visitor');
  // Block Google's own script, without which its SDK cannot open a window.
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/login?lng=en');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page)).toContainText('Google Sign-In Failed');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('a form submitted before the script has loaded is not lost and not put into the address, however late the script is', async ({
  person,
}) => {
  const { page } = await person('hasty');
  let letThrough = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/spa-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('อีเมล').fill(PERSONAS.customer.email);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  const submit = page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
  await submit.click();
  await expect(submit).toHaveCSS('cursor', 'progress');
  const notice = page.getByText('ส่วนนี้ของหน้ายังโหลดไม่เสร็จ');
  await expect(notice).toBeHidden();
  await page.clock.fastForward(10_500);
  await expect(notice).toBeVisible();
  expect(page.url()).not.toContain('password');
  letThrough();
  await page.waitForURL(/\/dashboard$/);
});

test('a prerendered page that is hydrated late is not rendered again, also after signing in', async ({
  person,
}) => {
  /** Holds back the screen's code until everything else has loaded, the session included. @returns releases it */
  const openWithoutScreen = async (page: Page, path: string) => {
    let letThrough = () => undefined as void;
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    // Mark the form from the HTML: a form that React renders again does not have the mark.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.forms[0]?.setAttribute('data-sent', ''));
    });
    await page.route(/\/assets\/(login|register|forgot-password)-/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    // The first input loads the script, also when it comes before anything listens: it is kept until then.
    await page.locator('[name=email]').fill('late@example.com');
    await page.locator('html[data-known]').waitFor({ state: 'attached' });
    return letThrough;
  };
  /** Whether React has hydrated the form and taken over the input. */
  const isTakenOver = (page: Page) =>
    page.evaluate(() => (window as { earlyInput?: { over: boolean } }).earlyInput?.over);

  for (const path of ['/login', '/en/login', '/zh/register', '/forgot-password']) {
    const { page } = await person(path);
    const letThrough = await openWithoutScreen(page, path);
    expect(await isTakenOver(page), path).toBe(false);
    letThrough();
    await expect.poll(() => isTakenOver(page), path).toBe(true);
    await expect(page.locator('form[data-sent] [name=email]'), path).toHaveValue('late@example.com');
  }
  const { page } = await person('customer');
  await bringSession(page, PERSONAS.customer.email);
  const letThrough = await openWithoutScreen(page, '/login');
  await expect(page.locator('form[data-sent]')).toBeVisible();
  letThrough();
  await page.waitForURL(/\/dashboard$/);
});
