import { LANGUAGES, type Language } from '@app/domain/language';
import { bakeHome } from '../emulators/bake-home.ts';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { chromium } from '@playwright/test';
import type { Benchmark } from './benchmark.ts';
import { BARE, FLOOR, serveCompressed } from './compressed-site.ts';
import { inMilliseconds, machine, median, table } from './figures.ts';
import { fetchLighthouse, look, openBrowser, type Reading } from './lighthouse.ts';

/** Runs of each page, including the floor, in turn and not page by page: other load of the machine slows all equally. */
const RUNS = Number(process.env.RUNS ?? 5);
/** Applied, not simulated: connection and processor are throttled, so that a paint is delayed as long as for a user. */
const IS_SLOWED = process.env.THROTTLING === 'devtools';
const FLAGS = IS_SLOWED ? { throttlingMethod: 'devtools' } : {};

/**
 * Lighthouse on every public page in Thai: its scores, and its largest paint over that of a page of plain text (`FLOOR`)
 * and over its own without scripts and fonts (`BARE`). `PATHS=/,/about` measures fewer pages, `LANGUAGES=th,en,zh` in more
 * languages, `RUNS=3` less often, `TWINS=no` without the bare pages, `THROTTLING=devtools` throttles the connection itself (decision 092).
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  // As after a deployment; otherwise its testimonials would be inserted while it is shown.
  if (!(await bakeHome(suite.hostingOrigin, suite.staging.path('web'))))
    throw new Failure('The home page could not be baked.');
  const run = await fetchLighthouse(console.log);
  const site = await serveCompressed(suite.hostingOrigin);
  const browser = await openBrowser(suite.env.CHROMIUM_PATH ?? chromium.executablePath());
  try {
    const paths = await pathsOf(suite.hostingOrigin);
    const twins = process.env.TWINS === 'no' ? [] : paths.map((path) => BARE + path);
    const readings = new Map([FLOOR, ...paths, ...twins].map((path) => [path, [] as Reading[]]));
    for (let turn = 0; turn < RUNS; turn++)
      for (const [path, all] of readings) all.push(await look(run, browser.port, site.origin + path, FLAGS));
    print(readings);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Every address of the site map, one article for all of them, and the prerendered screens. */
async function pathsOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const unprefixed = listed.filter((path) => languageOf(path) === 'th');
  const article = unprefixed.find((path) => path.startsWith('/blog/'));
  const plain = [
    ...unprefixed.filter((path) => !path.startsWith('/blog/')),
    ...(article === undefined ? [] : [article]),
    ...['/login', '/register', '/forgot-password', '/partner-registration'],
  ];
  const wanted = process.env.PATHS?.split(',') ?? [...new Set(plain)];
  const languages = process.env.LANGUAGES?.split(',') ?? ['th'];
  return languages.flatMap((language) =>
    wanted.map((path) => (language === 'th' ? path : `/${language}${path === '/' ? '' : path}`)),
  );
}

function languageOf(path: string): Language {
  return LANGUAGES.find((language) => language === path.split('/')[1]) ?? 'th';
}

/** The names in `docs/performance.md`: which article it is does not matter. */
function nameOf(path: string): string {
  return path === FLOOR ? 'floor: plain text' : `\`${path.replace(/\/blog\/.+/, '/blog/{article}')}\``;
}

function print(readings: ReadonlyMap<string, readonly Reading[]>): void {
  const paintOf = (path: string) => median((readings.get(path) ?? []).map(({ lcp }) => lcp));
  const pages = [...readings].filter(([path]) => !path.startsWith(BARE));
  const hasTwins = pages.length < readings.size;
  const rows = pages.map(([path, all]) => {
    const middle = (key: 'tbt' | 'cls') => median(all.map((each) => each[key]));
    const score = (name: string) => String(Math.round(median(all.map(({ scores }) => scores[name] ?? 0))));
    return [
      nameOf(path),
      inMilliseconds(paintOf(path)),
      (paintOf(path) / paintOf(FLOOR)).toFixed(2),
      ...(hasTwins ? [path === FLOOR ? '' : (paintOf(path) / paintOf(BARE + path)).toFixed(2)] : []),
      inMilliseconds(middle('tbt')),
      middle('cls').toFixed(3),
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ];
  });
  console.log(`${machine()}; medians of ${RUNS}`);
  console.log(
    table(
      [
        IS_SLOWED ? 'page, line slowed' : 'page',
        'LCP',
        'to the floor',
        ...(hasTwins ? ['to itself, bare'] : []),
        'TBT',
        'CLS',
        'speed',
        'access',
        'practices',
        'SEO',
      ],
      rows,
    ),
  );
  for (const [path, all] of pages) {
    const faults = [...new Set(all.flatMap((each) => each.faults))];
    if (path !== FLOOR && faults.length > 0) console.log(`${path}: ${faults.join(', ')}`);
  }
}
