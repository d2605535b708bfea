import { COLLECTIONS, pages } from '@app/domain/paths';
import { DEMO_CASES } from '@app/seed/demo-cases';
import { PERSONAS } from '@app/seed/personas';
import type { Browser } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import type { Benchmark } from './benchmark.ts';
import { writeRows, type RowKind } from './bulk-rows.ts';
import { machine, table } from './figures.ts';
import { moveTo } from './move-to.ts';
import { meterReads, resetReads, settledReads, type Reads } from './read-meter.ts';
import { launchBrowser, signIn } from './browser.ts';

/** More than two pages of each list. */
const ROWS = 60;
const KINDS = [
  'cases',
  'partners',
  'contacts',
  'blogPosts',
  'newsletterSubscriptions',
  'notifications',
] as const satisfies readonly RowKind[];

/** A page of a list, and one more document that shows whether there is another page. */
const GOAL = 26;

type Screen = { readonly name: string; readonly path: string; readonly list?: string };
type Row = { readonly screen: Screen; readonly opened: Reads; readonly moved: Reads };

/**
 * Documents that each screen of the portal receives and counts that it requests, with more than two pages in every list:
 * opened by its address, and reached from the dashboard inside the app. Counted in the browser, from the responses of the
 * Firestore emulator (`read-meter.ts`).
 *
 * In addition rules look up documents, at most three for a request and no more than that for all documents of a listener
 * (`rule-lookups.bench.ts`). A count is billed as a read for every 1,000 index entries, at least one.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  for (const kind of KINDS) await writeRows(suite, kind, 0, ROWS);
  const browser = await launchBrowser(suite);
  try {
    const rows: Row[] = [];
    for (const [role, screens] of Object.entries(screensOf()))
      rows.push(...(await measure(browser, suite, PERSONAS[role as 'admin'].email, screens)));
    print(rows);
  } finally {
    await browser.close();
  }
}

function screensOf(): Record<'customer' | 'partner' | 'admin', Screen[]> {
  const { customer, partner } = PERSONAS;
  const item = DEMO_CASES.find(
    ({ owner, partner: assigned, status }) =>
      owner.uid === customer.uid && assigned?.uid === partner.uid && status === 'In Progress',
  );
  if (item === undefined) throw new Failure('The demo data have no case that these two work on.');
  const everybody = [
    { name: 'settings', path: '/dashboard/settings' },
    { name: 'notifications', path: '/notifications' },
  ];
  const { cases, partners, contacts, blogPosts, newsletterSubscriptions } = COLLECTIONS;
  return {
    customer: [
      { name: 'customer: dashboard', path: '/dashboard', list: cases },
      { name: 'new case', path: '/dashboard/new-case' },
      { name: 'case', path: pages.customerCase(item.id) },
      { name: 'profile', path: '/dashboard/profile' },
      ...everybody,
    ],
    partner: [
      { name: 'partner: dashboard', path: '/partner/dashboard', list: cases },
      { name: 'case', path: pages.partnerCase(item.id) },
      { name: 'profile', path: '/partner/profile' },
      ...everybody,
    ],
    admin: [
      { name: 'admin: dashboard', path: '/admin/dashboard' },
      { name: 'partners', path: '/admin/partners', list: partners },
      { name: 'partner', path: `/admin/partner/${PERSONAS.pending.uid}` },
      { name: 'cases', path: '/admin/cases', list: cases },
      { name: 'case', path: pages.adminCase(item.id) },
      { name: 'blog', path: '/admin/blog', list: blogPosts },
      { name: 'edit post', path: '/admin/blog/edit/bulk-000001' },
      { name: 'contact messages', path: '/admin/contact-messages', list: contacts },
      { name: 'subscriptions', path: '/admin/newsletter-subscriptions', list: newsletterSubscriptions },
      ...everybody,
    ],
  };
}

async function measure(browser: Browser, suite: Suite, email: string, screens: Screen[]): Promise<Row[]> {
  const context = await browser.newContext({
    baseURL: suite.hostingOrigin,
    locale: 'th-TH',
    serviceWorkers: 'block',
  });
  await meterReads(context);
  const page = await signIn(context, email);
  const [dashboard] = screens;
  if (dashboard === undefined) return [];
  const rows: Row[] = [];
  for (const screen of screens) {
    await page.goto(screen.path);
    const opened = await settledReads(page);
    if (opened.documents.length === 0)
      throw new Failure(`${screen.path} was sent nothing: the meter is broken.`);
    // From elsewhere inside the app; to the dashboard from the settings.
    await moveTo(page, screen === dashboard ? '/dashboard/settings' : dashboard.path);
    await settledReads(page);
    await resetReads(page);
    await moveTo(page, screen.path);
    rows.push({ screen, opened, moved: await settledReads(page) });
  }
  await context.close();
  return rows;
}

function print(rows: readonly Row[]): void {
  const twice = ({ documents }: Reads) => documents.length - new Set(documents).size;
  const ofList = ({ documents }: Reads, list: string | undefined) =>
    list === undefined
      ? ''
      : String(
          documents.filter((path) => path.startsWith(`${list}/`) && path.split('/').length === 2).length,
        );
  console.log(machine());
  console.log(
    table(
      [
        'screen',
        'opened: documents',
        'of its list',
        'goal',
        'twice',
        'missing',
        'counts',
        'come to inside the app: documents',
        'missing',
        'counts',
      ],
      rows.map(({ screen, opened, moved }) => [
        screen.name,
        String(opened.documents.length),
        ofList(opened, screen.list),
        screen.list === undefined ? '' : String(GOAL),
        String(twice(opened)),
        String(opened.missing.length),
        String(opened.counts),
        String(moved.documents.length),
        String(moved.missing.length),
        String(moved.counts),
      ]),
    ),
  );
  for (const { screen, opened, moved } of rows)
    console.log(`${screen.name}: ${byCollection(opened)}; inside the app: ${byCollection(moved)}`);
}

/** For the table: the collections of the documents. */
function byCollection({ documents, missing }: Reads): string {
  const counts = new Map<string, number>();
  const add = (path: string, word: string) => {
    const key = `${path.split('/').at(-2) ?? path}${word}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const path of documents) add(path, '');
  for (const path of missing) add(path, ' (missing)');
  return [...counts].map(([key, count]) => `${count} ${key}`).join(', ') || 'nothing';
}
