import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import budgets from './support/budgets.json' with { type: 'json' };
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

/** The script inlined in the document, in KiB, which the build does not count. */
const INLINED = 1.5;
/** What every page loads after its data: the line for the connection, the registration of the service worker. */
const AFTERWARDS = 1.5;
/** The frame's lines about an address to verify and terms to accept, which the build counts among what is loaded on demand. */
const BANNERS = 3;
/** What a portal page may load without interaction, in KiB of script (brotli 11): a page, and a case with its late parts (decision 179). */
const MOST = {
  page: budgets.portal.shown + AFTERWARDS + INLINED,
  case: budgets.portal.settled + BANNERS + INLINED,
};
/** A page without a new request for this long, in ms, has finished loading. */
const REST = 2_500;

/**
 * The build adds up the scripts in its own lists of what a page loads (`web/site/build/budgets.ts`); here a browser reports what
 * it did load: the heaviest pages of admin and partner, opened by their address, without interaction.
 */
test.beforeAll(demoData);

test('no page loads more script without interaction than its budget', async ({ person, request }) => {
  const weights = new Map<string, number>();
  const weigh = async (path: string) => {
    if (!weights.has(path)) weights.set(path, await brotli(await (await request.get(path)).body()));
    return weights.get(path) ?? 0;
  };
  const expectWithin = async (most: number, page: Page, address: string) => {
    const scripts = await scriptsWithoutToasts(page, address);
    expect(scripts.size, `${address} loads scripts`).toBeGreaterThan(15);
    // Includes the script inlined in the document.
    const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(await (await request.get(address)).text()) ?? [];
    let bytes = await brotli(Buffer.from(inline));
    expect(bytes, `${address} holds a script`).toBeGreaterThan(500);
    for (const script of scripts) bytes += await weigh(script);
    expect(bytes, `${address}, in bytes`).toBeLessThanOrEqual(most * 1_024);
  };
  const open = async (name: 'admin' | 'partner', address: string) => {
    const { page } = await person(name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, PERSONAS[name].email, address);
    return page;
  };
  const first = async (page: Page, area: string) =>
    (await page.locator(`main a[href^="${area}"]:visible`).first().getAttribute('href')) ?? '';

  const admin = await open('admin', '/admin/cases');
  const ofCase = await first(admin, '/admin/case/');
  await admin.goto('/admin/blog');
  const ofPost = await first(admin, '/admin/blog/edit/');
  await expectWithin(MOST.case, admin, ofCase);
  for (const address of [ofPost, '/admin/blog/new', '/admin/dashboard'])
    await expectWithin(MOST.page, admin, address);
  const partner = await open('partner', '/partner/dashboard');
  await expectWithin(MOST.case, partner, await first(partner, '/partner/case/'));
});

const compress = promisify(brotliCompress);

async function brotli(body: Buffer): Promise<number> {
  const small = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return small.length;
}

/** Repeats the visit if a notification of another test arrived meanwhile: a toast loads its own code. */
async function scriptsWithoutToasts(page: Page, address: string): Promise<Set<string>> {
  for (;;) {
    const scripts = await scriptsOf(page, address);
    if (![...scripts].some((path) => path.includes('/page-toaster-'))) return scripts;
  }
}

/** The scripts that a page has requested when it has finished loading, the dashboard scrolled to its end. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  let last = Date.now();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    scripts.add(pathname);
    last = Date.now();
  };
  page.on('request', note);
  // An article is missing for a moment while another test views the journal without any.
  await expect(async () => {
    scripts.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  while (Date.now() - last < REST) await sleep(100);
  page.off('request', note);
  return scripts;
}
