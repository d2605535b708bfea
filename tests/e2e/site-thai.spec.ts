import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { LONG_NAMES } from './support/long-names.ts';
import { ARTICLE_PATH, SITE_PATHS } from './support/site-pages.ts';
import { bringSession } from './support/steps.ts';
import { readLines } from './support/thai-lines.ts';

/**
 * No line of Thai ends inside a word of the browser's dictionary, a term that the product keeps whole, or one of these. Names:
 * `names.spec.ts`.
 */

test.beforeAll(demoData);

/** Technical terms that lines used to break: by the browser's dictionary, or where it splits a name into words. */
const OF_THE_FIELD =
  'ลูกหนี้ เจ้าหนี้ ทวงถาม สถาบันการเงิน คณะกรรมการ คู่สมรส ทีมงาน กำลังดำเนินการ อย่าง อายุความ หลักฐาน ค้างชำระ คำพิพากษา ผู้ค้ำประกัน ปลอดหนี้ ค้างนาน ถนนสาทรใต้ เมนท์';
const FOLDER = path.resolve(import.meta.dirname, '../../web/src/lib/thai');
const TERMS = ['terms', 'site-terms'].flatMap((file) => {
  const [, words = ''] = readFileSync(path.join(FOLDER, `${file}.ts`), 'utf8')
    .split('`')
    .slice(2);
  return words.trim().split(/\s+/);
});
const WIDTHS = [320, 375, 560, 768, 1024];

/** Adds the results of five widths of the page. @returns the faults found */
async function look(page: Page, where: string, texts: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate(readLines, {
      terms: [...TERMS, ...OF_THE_FIELD.split(' ')],
      // Another test may store it at the same time.
      names: [LONG_NAMES.unspaced],
    });
    for (const text of lines.texts) texts.add(text);
    faults.push(...lines.broken.map((line) => `${where} ${width}: ends inside a word: ${line}`));
    faults.push(...lines.wide.map((word) => `${where} ${width}: is wider than the screen: ${word}`));
  }
  return faults;
}

test('no line of a public page ends inside a Thai word', async ({ page }) => {
  const texts = new Set<string>();
  const faults: string[] = [];
  for (const address of [...SITE_PATHS, ARTICLE_PATH]) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    // Parts far below are laid out when they come near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    faults.push(...(await look(page, address, texts)));
  }
  expect(faults).toEqual([]);
  expect(texts.size).toBeGreaterThan(1_000);
});

test('no line of the portal ends inside a Thai word', async ({ page }) => {
  const texts = new Set<string>();
  const faults: string[] = [];
  const ofPartner = await db
    .collection('cases')
    .where('partner_id', '==', PERSONAS.partner.uid)
    .limit(1)
    .get();
  await bringSession(page, PERSONAS.admin.email);
  for (const address of [
    '/admin/dashboard',
    '/admin/cases',
    `/admin/case/${ofPartner.docs[0]?.id}`,
    '/notifications',
  ]) {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    // A chart is drawn when it comes near.
    await expect(page.locator('main [data-skeleton]:not(:has(+ [role=img])):visible')).toHaveCount(0);
    faults.push(...(await look(page, address, texts)));
  }
  expect(faults).toEqual([]);
  expect(texts.size).toBeGreaterThan(100);
});
