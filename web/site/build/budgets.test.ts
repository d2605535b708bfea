import { expect, it } from 'vitest';
import { BUDGETS, overBudget, pageLoads, weighPages, type Weight, holdPages } from './budgets.ts';
import type { Manifest } from './manifest.ts';

const KIB = 1_024;

/** A small build: a page of the customer's area that brings a library and may load another, and the admin's with charts. */
const manifest: Manifest = {
  'spa.html': {
    file: 'main.js',
    imports: ['_react'],
    dynamicImports: [
      'src/i18n/bundles/th.ts',
      'src/i18n/bundles/en.ts',
      'src/routes/account/login.tsx',
      'src/routes/account/auth-action.tsx',
      'src/routes/portal/customer/area.tsx',
      'src/routes/portal/customer/dashboard.tsx',
      'src/routes/portal/admin/dashboard.tsx',
    ],
  },
  'src/i18n/bundles/th.ts': { file: 'th.js' },
  'src/i18n/bundles/en.ts': { file: 'en.js' },
  'src/routes/account/login.tsx': { file: 'login.js', imports: ['_react'] },
  'src/routes/portal/customer/area.tsx': { file: 'area.js', imports: ['_menu'], css: ['area.css'] },
  'src/routes/portal/customer/dashboard.tsx': {
    file: 'dashboard.js',
    imports: ['_react', '_menu'],
    dynamicImports: ['src/chart.ts'],
  },
  'src/routes/portal/admin/area.tsx': { file: 'admin-area.js' },
  'src/routes/portal/admin/dashboard.tsx': {
    file: 'admin.js',
    dynamicImports: ['src/features/overview/draw-chart.ts'],
  },
  'src/features/overview/draw-chart.ts': { file: 'draw.js' },
  'src/chart.ts': { file: 'chart.js', imports: ['_plot'] },
  'src/routes/portal/area-content.tsx': { file: 'inside.js' },
  'src/routes/portal/header-tools.tsx': { file: 'header-tools.js', imports: ['_menu'] },
  'src/lib/session/own-documents.ts': { file: 'documents.js' },
  'src/routes/portal/portal-status.tsx': { file: 'status.js' },
  'site/browser/head-script.ts': { file: 'first.js' },
  'src/routes/account/auth-action.tsx': { file: 'action.js', imports: ['_react'] },
  'site/browser/start-page.ts': { file: 'start-page.js' },
  'site/browser/start-islands.tsx': { file: 'islands.js', imports: ['_react'] },
  _react: { file: 'react.js' },
  _menu: { file: 'menu.js' },
  _plot: { file: 'plot.js' },
};
const SIZES: Record<string, number> = {
  'first.js': 1,
  'start-page.js': 2,
  'islands.js': 4,
  'main.js': 8,
  'react.js': 16,
  'th.js': 32,
  'login.js': 64,
  'area.js': 128,
  'menu.js': 256,
  'dashboard.js': 512,
  'chart.js': 1_024,
  'plot.js': 2_048,
  'en.js': 4_096,
  'admin.js': 8_192,
  'admin-area.js': 16_384,
  'action.js': 65_536,
  'inside.js': 131_072,
  'header-tools.js': 262_144,
  'documents.js': 524_288,
  'draw.js': 1_048_576,
  'status.js': 2_097_152,
};
const weights = weighPages(manifest, (file) => SIZES[file] ?? 0);
const weightOf = (page: string) => weights.find((weight) => weight.page === page);

it('a page weighs what it needs, each file once, and nothing of other pages and languages', () => {
  const first = 8 + 16 + 32 + 128 + 256;
  const shown = first + 512 + 131_072 + 262_144 + 524_288;
  expect(weightOf('customer/dashboard')).toEqual({
    page: 'customer/dashboard',
    kind: 'portal',
    first,
    shown,
    settled: shown + 2_097_152,
    all: shown + 1_024 + 2_048,
  });
});

it('automatically loaded chunks count towards the page that loads them, and must be in the manifest', () => {
  const first = 8 + 16 + 32 + 16_384;
  const shown = first + 8_192 + 256 + 131_072 + 262_144 + 524_288 + 1_048_576;
  expect(weightOf('admin/dashboard')).toMatchObject({ first, shown, settled: shown + 2_097_152, all: shown });
  const { 'src/features/overview/draw-chart.ts': _, ...rest } = manifest;
  expect(() => weighPages(rest, () => 1)).toThrow('draw-chart.ts is not in the manifest');
});

it('a page has settled with its late parts, which are not part of what it needs for its data', () => {
  const late = [
    'src/routes/portal/portal-status.tsx',
    'src/features/case-life/components/admin-life.tsx',
    'src/features/case-life/components/case-contact-sheet.tsx',
    'src/features/case-life/components/case-plan.tsx',
    'src/features/cases/components/add-update-form.tsx',
    'src/features/claims/components/claim-panel.tsx',
    'src/features/messages/components/messages-sheet.tsx',
    'src/features/money/components/interest-line.tsx',
    'src/features/money/components/money-sheet.tsx',
  ];
  const page = 'src/routes/portal/admin/case.tsx';
  const built = Object.fromEntries([page, ...late].map((key) => [key, { file: `${key}.js` }]));
  const load = pageLoads({ ...manifest, ...built }).find((each) => each.page === 'admin/case');
  expect([...(load?.settled ?? [])].filter((key) => load?.shown.has(key) === false)).toEqual(late);
});

it('a finished form is weighed before it is touched and after; it has no frame', () => {
  const before = 1 + 2;
  const all = before + 120;
  expect(weightOf('login')).toEqual({
    page: 'login',
    kind: 'untouched',
    first: before,
    shown: before,
    settled: before,
    all,
  });
  expect(weightOf('login, touched')).toEqual({
    page: 'login, touched',
    kind: 'account',
    first: all,
    shown: all,
    settled: all,
    all,
  });
});

it('a page to which a mail leads begins at once', () => {
  const all = 8 + 16 + 32 + 65_536;
  expect(weightOf('auth-action')).toEqual({
    page: 'auth-action',
    kind: 'account',
    first: all,
    shown: all,
    settled: all,
    all,
  });
  expect(weightOf('auth-action, touched')).toBeUndefined();
});

it('a public page has its small script, and React once it is touched', () => {
  expect(weightOf('a public page')).toEqual({
    page: 'a public page',
    kind: 'site',
    first: 3,
    shown: 3,
    settled: 3,
    all: 23,
  });
});

it.each(['customer/area', 'area-content', 'header-tools', 'terms-banner'])('%s is no page', (part) =>
  expect(weightOf(part)).toBeUndefined(),
);

it('a manifest without a required chunk is an error, not a smaller page', () => {
  const { _menu, ...rest } = manifest;
  expect(() => weighPages(rest, () => 1)).toThrow('_menu is not in the manifest');
});

const page: Weight = {
  page: 'customer/dashboard',
  kind: 'portal',
  first: 100 * KIB,
  shown: 150 * KIB,
  settled: 180 * KIB,
  all: 200 * KIB,
};
const budgets = { portal: { first: 100, shown: 150, settled: 180, all: 200 } };

it('a page within its budget passes, to the byte', () => expect(overBudget([page], budgets)).toEqual([]));

it('one byte over the budget fails, with both sizes in the message', () => {
  expect(overBudget([{ ...page, first: page.first + 1 }], budgets)).toEqual([
    'customer/dashboard loads 100.0 KiB of script before its first content, not 100 at most.',
  ]);
  expect(overBudget([{ ...page, shown: page.shown + 1 }], budgets)).toEqual([
    'customer/dashboard loads 150.0 KiB of script until its data, not 150 at most.',
  ]);
  expect(overBudget([{ ...page, settled: page.settled + 1 }], budgets)).toEqual([
    'customer/dashboard loads 180.0 KiB of script until its late parts are there, not 180 at most.',
  ]);
  expect(overBudget([{ ...page, all: 230 * KIB }], budgets)).toEqual([
    'customer/dashboard loads 230.0 KiB of script in all, not 200 at most.',
  ]);
});

it('a public page is at most 14 KiB as sent, but for those that say why', async () => {
  const letters = (count: number) =>
    Array.from({ length: count }, (_, index) => Math.sin(index).toString(36)).join('');
  const light = letters(1_000);
  const heavy = letters(2_200);
  await expect(holdPages([['about.html', light]])).resolves.toBeUndefined();
  await expect(holdPages([['privacy-policy.html', heavy]])).resolves.toBeUndefined();
  await expect(holdPages([['about.html', heavy]])).rejects.toThrow(
    /about\.html is 1[5-9]\.\d KiB, at most 14/,
  );
});

it('the browser tests know the budgets', async () => {
  await expect(`${JSON.stringify(BUDGETS, null, 2)}\n`).toMatchFileSnapshot(
    '../../../tests/e2e/support/budgets.json',
  );
});
