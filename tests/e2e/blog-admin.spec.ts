import { paths } from '@app/domain/paths';
import { aBlogPost, aProfile } from '@app/seed/builders';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { auth, bucket, db, demoData, newEmail } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

/** The journal as its authors use it: from the first draft to an address that keeps working. */

test.beforeAll(demoData);

const PASSWORD = 'secret99';

/** Another admin with a different name. */
async function anAdmin(name: string): Promise<string> {
  const email = newEmail('writer');
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await expect.poll(async () => (await db.doc(paths.profile(uid)).get()).exists).toBe(true);
  await db.doc(paths.profile(uid)).set(aProfile({ role: 'admin', full_name: name, email }));
  await expect.poll(async () => (await auth.getUser(uid)).customClaims?.['role'] as unknown).toBe('admin');
  return email;
}

const postOf = async (slug: string) => {
  const found = await db.collection('blog_posts').where('slug', '==', slug).get();
  return found.docs[0];
};
const title = (page: Page) => page.getByLabel('หัวข้อ', { exact: true });
const slugOf = (page: Page) => page.getByLabel('Slug (URL)');
const content = (page: Page) => page.getByLabel('เนื้อหา', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'บันทึกการเปลี่ยนแปลง' });

/** A photograph of 1600 by 1600, red on the left. */
async function photograph(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1_600;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#0a5';
    pen.fillRect(0, 0, 1_600, 1_600);
    pen.fillStyle = '#c32';
    pen.fillRect(0, 0, 800, 1_600);
    const blob = await new Promise<Blob>((resolve) =>
      canvas.toBlob((drawn) => resolve(drawn!), 'image/jpeg'),
    );
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Drops the session from the tab, as when a token was revoked. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          change.objectStore('firebaseLocalStorage').clear();
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test('an article: written despite a lost session, published with a picture, moved, and deleted', async ({
  person,
  request,
}) => {
  const { page } = await person('writer');
  await openAs(page, PERSONAS.admin.email, '/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'บทความ' }).click();
  await page.getByRole('link', { name: 'สร้างบทความใหม่' }).click();
  const name = `หนี้ ${Date.now()}`;
  const slug = name.replace(' ', '-');
  await title(page).fill(name);
  await expect(slugOf(page)).toHaveValue(slug);
  await content(page).fill('## อายุความ\n\nสองปี **เท่านั้น**');
  await expect(page.getByRole('region', { name: 'ตัวอย่าง' }).getByRole('heading')).toHaveText('อายุความ');

  await loseSession(page);
  await page.waitForURL(/\/login$/);
  await page.getByLabel('อีเมล').fill(PERSONAS.admin.email);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard$/);
  await page.goto('/admin/blog/new');
  await expect(page.getByText('นำร่างที่ยังไม่ได้บันทึกกลับมาให้แล้ว')).toBeVisible();
  await expect(content(page)).toHaveValue('## อายุความ\n\nสองปี **เท่านั้น**');

  await page.locator('input[name=image_url]').setInputFiles({
    name: 'หน้าปก.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(page),
  });
  await expect(page.getByAltText('รูปหน้าปกของบทความ')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(toast(page)).toContainText('บันทึกสำเร็จ!');
  await expect(toast(page)).toContainText(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(PERSONAS.admin.fullName);

  // The page as readers get it.
  const first = await postOf(slug);
  const html = await (await request.get(`/blog/${encodeURIComponent(slug)}`)).text();
  expect(html).toContain('<strong class="whole">เท่านั้น</strong>');
  const published = (first?.get('first_published_at') as { toDate(): Date }).toDate().toISOString();
  expect(html).toContain(`"datePublished":"${published}"`);
  await page.goto(`/blog/${encodeURIComponent(slug)}`);
  const cover = page.locator('article img').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1_200, 630]);

  // A new address: the old one redirects to it.
  await page.goto(`/admin/blog/edit/${encodeURIComponent(slug)}`);
  await title(page).fill(`${name} แก้ไข`);
  await expect(slugOf(page)).toHaveValue(slug);
  await slugOf(page).fill(`${slug} Two`);
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  const moved = `${slug}-two`;
  const old = `/en/blog/${encodeURIComponent(slug)}?lng=en`;
  await expect.poll(async () => (await request.get(old, { maxRedirects: 0 })).status()).toBe(301);
  const answer = await request.get(old, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(`/en/blog/${encodeURIComponent(moved)}?lng=en`);
  await page.goto(`/blog/${encodeURIComponent(slug)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} แก้ไข`);
  const second = await postOf(moved);
  expect(second?.id).toBe(first?.id);
  expect(second?.get('first_published_at')).toEqual(first?.get('first_published_at'));
  expect(second?.get('published_at')).not.toEqual(first?.get('published_at'));

  await page.goto('/admin/blog');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^ลบบทความ/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'คุณแน่ใจหรือไม่?' });
  await dialog.getByRole('button', { name: 'ลบบทความ' }).click();
  await expect(toast(page)).toContainText('บทความถูกลบเรียบร้อยแล้ว');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  expect((await request.get(`/blog/${encodeURIComponent(moved)}`)).status()).toBe(404);
  await expect.poll(async () => (await request.get(old)).status()).toBe(404);
  // The picture is left to the sweep.
  const [kept] = await bucket.file(second?.get('image_url') as string).exists();
  expect(kept).toBe(true);
});

test('two admins edit one article: no work is lost', async ({ person }) => {
  const [one, other] = [await person('one'), await person('other')];
  const slug = `สองคน-${Date.now()}`;
  const ref = db.collection('blog_posts').doc();
  await ref.set(aBlogPost({ slug, title: slug, content: 'เดิม', excerpt: '' }));
  const address = `/admin/blog/edit/${encodeURIComponent(slug)}`;
  await openAs(one.page, await anAdmin('มานี ขยันเขียน'), address, PASSWORD);
  await openAs(other.page, await anAdmin('ชูใจ ใจดี'), address, PASSWORD);
  await expect(content(one.page)).toHaveValue('เดิม');
  await content(other.page).fill('ของชูใจ');
  await content(one.page).fill('ของมานี');
  await save(one.page).click();
  await expect(one.page).toHaveURL(/\/admin\/blog$/);

  await expect(other.page.getByText(/^มานี ขยันเขียน บันทึกบทความนี้เมื่อ/)).toBeVisible();
  await save(other.page).click();
  const question = other.page.getByRole('alertdialog', { name: 'มีผู้บันทึกบทความนี้ก่อนคุณ' });
  await expect(question).toContainText('มานี ขยันเขียน');
  await expect(question).toContainText('เนื้อหา');
  expect((await ref.get()).get('content')).toBe('ของมานี');
  await question.getByRole('button', { name: 'ใช้ฉบับล่าสุด เก็บของฉันเป็นร่าง' }).click();
  await expect(content(other.page)).toHaveValue('ของมานี');
  await other.page.reload();
  await other.page.getByRole('button', { name: 'นำกลับมา' }).click();
  await expect(content(other.page)).toHaveValue('ของชูใจ');
  await content(other.page).fill('ของมานีและชูใจ');
  await save(other.page).click();
  await expect(other.page).toHaveURL(/\/admin\/blog$/);
  const stored = (await ref.get()).data();
  expect(stored).toMatchObject({
    content: 'ของมานีและชูใจ',
    author_name: 'ชูใจ ใจดี',
    user_id: PERSONAS.admin.uid,
  });

  // Deleted while it is being edited: it can be published as a new article.
  await one.page.goto(address);
  await content(one.page).fill('อีกครั้ง');
  await ref.delete();
  await expect(one.page.getByText(/^บทความนี้ถูกลบขณะที่คุณกำลังแก้ไข/)).toBeVisible();
  // The function frees its slug.
  await expect.poll(async () => (await db.doc(paths.blogSlug(slug)).get()).exists).toBe(false);
  await save(one.page).click();
  await one.page.getByRole('button', { name: 'เผยแพร่เป็นบทความใหม่' }).click();
  await expect(one.page).toHaveURL(/\/admin\/blog$/);
  const republished = await postOf(slug);
  expect(republished?.id).not.toBe(ref.id);
  expect(republished?.get('content')).toBe('อีกครั้ง');
  await republished?.ref.delete();
});
