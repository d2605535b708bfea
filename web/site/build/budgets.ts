import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chunkOf, readManifest, withAllImports, withImports, type Manifest } from './manifest.ts';
import { SITE_INPUTS } from './site-assets.ts';
import { withTextImports, type TextsOfCode } from './texts-of-code.ts';

/** What a kind of page may make a browser load, in KiB of script (brotli 11). */
export interface Budget {
  /** Before its first content: of a page of the portal the frame of its area and its own head (decision 083). */
  first: number;
  /** Until it shows its data, with nothing asked for by hand. */
  shown: number;
  /** Also the parts that come after the data, with nothing asked for by hand: what a browser reports of a visit. */
  settled: number;
  /** Also what is loaded on demand only. */
  all: number;
}

/**
 * The kinds of pages. A public page and a prerendered form of an account (`untouched`) load React at the first
 * interaction; what the form holds then is `account`. The budgets of the forms and the portal are their present weight and
 * a small margin, so that no increase goes unnoticed; their target weights are in docs/performance.md.
 */
export const BUDGETS = {
  site: { first: 4, shown: 4, settled: 4, all: 84 },
  untouched: { first: 4, shown: 4, settled: 4, all: 327 },
  account: { first: 187, shown: 187, settled: 187, all: 327 },
  portal: { first: 169, shown: 305, settled: 363, all: 512 },
} as const satisfies Record<string, Budget>;

/** What one page loads, in bytes. */
export interface Weight {
  page: string;
  kind: keyof typeof BUDGETS;
  first: number;
  shown: number;
  settled: number;
  all: number;
}

const KIB = 1_024;
const ENTRY = 'spa.html';
/** The language that most read; the others weigh as much. */
const TEXTS = 'src/i18n/bundles/th.ts';
/** Not pages but parts of every page: the entries of the user menu, the palette, what comes with the data, who must wait. */
const ROUTE =
  /^src\/routes\/(?:portal|account)\/(?!user-menu-entries|area-content|header-tools|late-status|portal-status|terms-banner|palette\/|partner\/waiting)(.+)\.tsx$/;
/** What a page of the portal needs beside its own code before it shows its data. */
const WITH_DATA = [
  'src/routes/portal/area-content.tsx',
  'src/routes/portal/header-tools.tsx',
  'src/lib/session/own-documents.ts',
];
/** What every page of the portal loads some seconds after its data. */
const AFTERWARDS = ['src/routes/portal/portal-status.tsx'];
/** What nobody asks for: it comes as soon as the place for it comes near. */
const LOADED_WHEN_NEAR: Readonly<Record<string, readonly string[]>> = {
  'src/routes/portal/admin/dashboard.tsx': ['src/features/overview/draw-chart.ts'],
};
const OF_STATEMENT = ['src/features/contact-log/components/period-contacts.tsx'];
/** The parts that come after a page's data at most visits, with nothing asked for by hand (`LatePart`). */
const LATE: Readonly<Record<string, readonly string[]>> = {
  'src/routes/portal/admin/case.tsx': [
    'src/features/case-life/components/admin-life.tsx',
    'src/features/case-life/components/case-contact-sheet.tsx',
    'src/features/case-life/components/case-plan.tsx',
    'src/features/cases/components/add-update-form.tsx',
    'src/features/claims/components/claim-panel.tsx',
    'src/features/messages/components/messages-sheet.tsx',
    'src/features/money/components/interest-line.tsx',
    'src/features/money/components/money-sheet.tsx',
  ],
  'src/routes/portal/admin/edit-post.tsx': ['src/features/blog/components/admin/saved-excess.tsx'],
  'src/routes/portal/partner/case.tsx': [
    'src/features/case-life/components/case-contact-sheet.tsx',
    'src/features/case-life/components/case-plan.tsx',
    'src/features/case-life/components/partner-life.tsx',
    'src/features/case-life/components/status-form.tsx',
    'src/features/cases/components/add-update-form.tsx',
    'src/features/cases/components/case-documents.tsx',
    'src/features/claims/components/claim-panel.tsx',
    'src/features/contact-log/components/contact-gate.tsx',
    'src/features/contact-log/components/contact-log.tsx',
    'src/features/contact-log/components/debtor-facts-sheet.tsx',
    'src/features/messages/components/messages-sheet.tsx',
    'src/features/money/components/interest-line.tsx',
    'src/features/money/components/money-sheet.tsx',
  ],
  'src/routes/portal/customer/case.tsx': [
    'src/features/case-life/components/case-plan.tsx',
    'src/features/case-life/components/customer-life.tsx',
    'src/features/cases/components/case-documents.tsx',
    'src/features/cases/components/case-readiness.tsx',
    'src/features/claims/components/claim-panel.tsx',
    'src/features/contact-log/components/contact-log.tsx',
    'src/features/contact-log/components/debtor-facts-sheet.tsx',
    'src/features/messages/components/messages-sheet.tsx',
    'src/features/money/components/customer-decisions.tsx',
    'src/features/money/components/interest-line.tsx',
    'src/features/money/components/money-sheet.tsx',
  ],
  'src/routes/portal/customer/new-case.tsx': ['src/features/claims/components/new-claim.tsx'],
  'src/routes/portal/customer/profile.tsx': [
    'src/features/case-life/components/contact-details-form.tsx',
    'src/features/profile/components/change-password-sheet.tsx',
  ],
  'src/routes/portal/admin/statement.tsx': OF_STATEMENT,
  'src/routes/portal/partner/statement.tsx': OF_STATEMENT,
  'src/routes/portal/customer/statement.tsx': OF_STATEMENT,
};
/** The page of an account that no build can finish: what it shows is in the mail that leads there. */
const UNFINISHED = 'auth-action';
/** Frames of areas, and the page for unknown addresses. */
const NO_PAGE = /(?:^|\/)(?:area|profile-area|not-found)$/;

/** The keys in the manifest of what one page loads until each of the three moments. */
export interface PageLoad {
  page: string;
  kind: keyof typeof BUDGETS;
  first: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** Also the page's late parts. */
  settled: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/**
 * What every kind of page loads: what must be there before the first content (the entry, the texts of one language, the
 * area's frame; of a form the form), what its data need and what draws them (the database, the page's own code, charts), and
 * beside it all that the page may load later, asked for or not. Other pages and other languages are not the page's.
 */
export function pageLoads(manifest: Manifest): PageLoad[] {
  const small = withImports(manifest, [SITE_INPUTS.first, SITE_INPUTS.starter]);
  const site: PageLoad = {
    page: 'a public page',
    kind: 'site',
    first: small,
    shown: small,
    settled: small,
    all: withImports(manifest, [SITE_INPUTS.first, SITE_INPUTS.starter, SITE_INPUTS.islands]),
  };
  const elsewhere = (key: string) =>
    ROUTE.test(key) || /^src\/i18n\/(?:bundles|locales\/(?:en|zh))\//.test(key);
  const pages = Object.keys(manifest).flatMap((key): PageLoad[] => {
    const [, page] = ROUTE.exec(key) ?? [];
    if (page === undefined || NO_PAGE.test(page)) return [];
    if (key.startsWith('src/routes/portal/')) {
      const frame = [ENTRY, TEXTS, ...framesOf(key)];
      const needed = [...frame, ...WITH_DATA, key, ...(LOADED_WHEN_NEAR[key] ?? [])];
      const first = withImports(manifest, frame);
      const shown = withImports(manifest, needed);
      const settled = withImports(manifest, [...needed, ...AFTERWARDS, ...(LATE[key] ?? [])]);
      const all = withAllImports(manifest, needed, elsewhere);
      return [{ page, kind: 'portal', first, shown, settled, all }];
    }
    const needed = [ENTRY, TEXTS, key];
    const first = withImports(manifest, needed);
    const all = withAllImports(manifest, needed, elsewhere);
    if (page === UNFINISHED) return [{ page, kind: 'account', first, shown: first, settled: first, all }];
    const touched = new Set([...small, ...first]);
    const allTouched = new Set([...small, ...all]);
    return [
      { page, kind: 'untouched', first: small, shown: small, settled: small, all: allTouched },
      {
        page: `${page}, touched`,
        kind: 'account',
        first: touched,
        shown: touched,
        settled: touched,
        all: allTouched,
      },
    ];
  });
  return [site, ...pages];
}

/** Weighs the script of every kind of page, each file once. */
export function weighPages(manifest: Manifest, sizeOf: (file: string) => number): Weight[] {
  const sum = (keys: ReadonlySet<string>) => {
    const files = new Set([...keys].map((key) => chunkOf(manifest, key).file));
    return [...files].filter((file) => file.endsWith('.js')).reduce((bytes, file) => bytes + sizeOf(file), 0);
  };
  return pageLoads(manifest).map(({ page, kind, first, shown, settled, all }) => ({
    page,
    kind,
    first: sum(first),
    shown: sum(shown),
    settled: sum(settled),
    all: sum(all),
  }));
}

/** The frame around a page of the portal; pages of every role may be in any of the three. */
function framesOf(key: string): string[] {
  const [, area] = /^src\/routes\/portal\/([^/]+)\/[^/]+\.tsx$/.exec(key) ?? [];
  if (area !== undefined) return [`src/routes/portal/${area}/area.tsx`];
  return key.startsWith('src/routes/portal/') ? ['src/routes/portal/profile-area.tsx'] : [];
}

const WHEN = {
  first: 'before its first content',
  shown: 'until its data',
  settled: 'until its late parts are there',
  all: 'in all',
} as const;

/** One sentence for each budget that is exceeded. */
export function overBudget(weights: readonly Weight[], budgets: Record<string, Budget> = BUDGETS): string[] {
  return weights.flatMap(({ page, kind, ...weight }) =>
    (['first', 'shown', 'settled', 'all'] as const).flatMap((when) => {
      const limit = budgets[kind]?.[when] ?? 0;
      if (weight[when] <= limit * KIB) return [];
      return [
        `${page} loads ${(weight[when] / KIB).toFixed(1)} KiB of script ${WHEN[when]}, not ${limit} at most.`,
      ];
    }),
  );
}

/**
 * Fails a build that exceeds a budget. Where `SCRIPT_WEIGHTS` names a file, the weights are left there
 * (`tools/bench/portal-sizes.bench.ts`).
 * @throws Error that names every page and by how much
 */
export async function holdBudgets(outDir: string, texts: TextsOfCode): Promise<void> {
  const manifest = withTextImports(await readManifest(outDir), texts);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  const sizes = new Map(
    await Promise.all(
      [...files]
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => [file, await brotliSize(path.join(outDir, file))] as const),
    ),
  );
  const weights = weighPages(manifest, (file) => sizes.get(file) ?? 0);
  const wanted = process.env['SCRIPT_WEIGHTS'];
  if (wanted !== undefined) await writeFile(wanted, JSON.stringify({ weights, budgets: BUDGETS }));
  const over = overBudget(weights);
  if (over.length > 0)
    throw new Error(
      `Too much script (web/site/build/budgets.ts):\n${over.map((line) => `  ${line}`).join('\n')}`,
    );
}

const compress = promisify(brotliCompress);

async function weigh(content: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(content, { params })).length;
}

async function brotliSize(file: string): Promise<number> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return (await compress(await readFile(file), options)).length;
}

/** What a public page may weigh as sent, in KiB (brotli 11, with styles, script and drawings): one window of TCP holds 14.2 (decision 191). */
const PAGE = 14;
/** Pages that are all text, or hold a form of many fields: their present weight and a small margin. */
const HEAVY: Readonly<Record<string, number>> = {
  'privacy-policy': 19.5,
  'terms-of-service': 18.2,
  'bad-debt': 16.3,
};

/**
 * Weighs finished pages: the public ones, and the portal's document.
 * @param pages as HTML, by their files
 * @throws Error that names those above their limit
 */
export async function holdPages(pages: Iterable<readonly [file: string, html: string]>): Promise<void> {
  const weighed = await Promise.all(
    Array.from(pages, async ([file, html]) => ({ file, size: (await weigh(html)) / KIB })),
  );
  const above = weighed.flatMap(({ file, size }) => {
    const limit = HEAVY[path.basename(file, '.html')] ?? PAGE;
    return size > limit ? [`${file} is ${size.toFixed(1)} KiB, at most ${limit}`] : [];
  });
  if (above.length > 0) throw new Error(`Pages are too heavy (docs/performance.md):\n${above.join('\n')}`);
}
