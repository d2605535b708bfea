import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { HOST } from '../emulators/ports.ts';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { CHROMIUM_FLAGS } from '../testing/chromium-flags.ts';
import type { Benchmark } from './benchmark.ts';
import { inMilliseconds, machine, median, percentile, table } from './figures.ts';
import { within } from './within.ts';

const TURNS = 5;
/** The delay of each response, in milliseconds: a round trip on Lighthouse's slow connection. */
const LATE = 150;
/** From the page's load until the link is pressed, in milliseconds: time for the browser to prerender the next page. */
const LOOKING = 2_500;
/** In milliseconds. */
const GOAL = 100;

const FROM = '/about';
const TO = ['/', '/contact', '/faq', '/privacy-policy'] as const;
/** Two pages of text and a link, without style or script. */
const FLOOR = '/__floor';

/**
 * The kinds of navigation. The cross-document view transition keeps the image of the previous page while the next is
 * rendered; without a graphics card that is a large part of the time.
 */
const WAYS = {
  prepared: { isPrepared: true, isTurning: true },
  'without transition': { isPrepared: true, isTurning: false },
  'not prepared': { isPrepared: false, isTurning: true },
} as const;
type Way = keyof typeof WAYS;
const ALL_WAYS = Object.keys(WAYS) as Way[];

/** Our own resources, requested by the page: its CSP allows scripts and requests to its origin. */
const [CLOCK, RULES, TOLD] = ['/__clock.js', '/__rules.json', '/__told'];

/** The page after a link. `activated`: it had been prerendered. Milliseconds from the press until its first paint. */
type Arrival = { readonly activated: boolean; readonly milliseconds: number };

/**
 * From a press on a link of a public page until the next is painted: prerendered by the browser, as our speculation rules
 * request while the pointer is on the link, and not. A browser under DevTools control does not prerender
 * (`PrerenderingDisabledByDevTools`), so this one is not controlled: a script in the page presses the link and reports when
 * the next page was painted; and since there is no pointer, its rules name that one link and request prerendering at once.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  const taken = new Map<string, number[]>();
  const samples = (to: string, way: Way) => {
    const all = taken.get(`${to} ${way}`) ?? [];
    taken.set(`${to} ${way}`, all);
    return all;
  };
  const site = await serve(suite.hostingOrigin);
  try {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [to, way] of [...TO.flatMap((to) => ALL_WAYS.map((way) => [to, way] as const)), ON_FLOOR]) {
        const { isPrepared } = WAYS[way];
        const { activated, milliseconds } = await follow(site, { to, ...WAYS[way] }, suite);
        if (activated !== isPrepared) throw new Failure(`${to} was not ${way}.`);
        samples(to, way).push(milliseconds);
      }
    }
  } finally {
    await site.close();
  }
  const rows = TO.map((to) => [to, ...ALL_WAYS.flatMap((way) => cells(samples(to, way)))]);
  rows.push(['all', ...ALL_WAYS.flatMap((way) => cells(TO.flatMap((to) => samples(to, way))))]);
  rows.push(['floor: plain text', ...cells(samples(...ON_FLOOR))]);
  console.log(`${machine()}; each answer ${LATE} ms later; medians of ${TURNS}; goal ${GOAL} ms`);
  console.log(table([`from ${FROM} to`, ...ALL_WAYS.flatMap((way) => [way, 'p95'])], rows));
}

const ON_FLOOR = [FLOOR, 'prepared'] as const;

function cells(all: readonly number[]): string[] {
  return [inMilliseconds(median(all)), inMilliseconds(percentile(all, 0.95))];
}

/** The link that is pressed, and how the browser may follow it. */
type Link = { readonly to: string; readonly isPrepared: boolean; readonly isTurning: boolean };

type Site = {
  readonly origin: string;
  /** Sets the next link to press. Resolves when its page is shown. */
  expect: (link: Link) => Promise<Arrival>;
  close: () => Promise<void>;
};

/** A browser with an empty profile that opens `FROM`; a script in the page does the rest. */
async function follow(site: Site, link: Link, suite: Suite): Promise<Arrival> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-navigation-'));
  const arrival = site.expect(link);
  const flags = [...CHROMIUM_FLAGS, '--headless=new', `--user-data-dir=${profile}`];
  const path = suite.env.CHROMIUM_PATH ?? chromium.executablePath();
  const browser = spawn(path, [...flags, site.origin + FROM], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  try {
    return await within(`${link.to} to be shown`, arrival);
  } finally {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const PLAIN = `<!doctype html><title>Floor</title><h1>Floor</h1><p>${'Plain text. '.repeat(200)}</p>
<a href="${FLOOR}">The next</a><script src="${CLOCK}"></script>`;

/** The site with a delay, a clock in each page, and our speculation rules. */
async function serve(hosting: string): Promise<Site> {
  let link: Link = { to: '', isPrepared: false, isTurning: false };
  let hear: (arrival: Arrival) => void = () => undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === TOLD) {
      hear(JSON.parse(await textOf(request)) as Arrival);
      response.end();
      return;
    }
    await sleep(LATE);
    if (path === CLOCK) {
      response.setHeader('content-type', 'text/javascript');
      response.end(
        `(${clock.toString()})(${JSON.stringify({ to: link.to, from: FROM, wait: LOOKING, told: TOLD })})`,
      );
      return;
    }
    if (path === RULES) {
      response.setHeader('content-type', 'application/speculationrules+json');
      response.end(JSON.stringify({ prerender: [{ urls: [link.to], eagerness: 'immediate' }] }));
      return;
    }
    if (link.to === FLOOR && (path === FROM || path === FLOOR)) {
      response.setHeader('content-type', 'text/html');
      response.setHeader('speculation-rules', `"${RULES}"`);
      response.end(PLAIN);
      return;
    }
    const page = await fetch(hosting + path, {
      headers: { accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    response.statusCode = page.status;
    for (const [name, value] of page.headers)
      if (
        !/^(connection|content-(length|encoding)|keep-alive|transfer-encoding|speculation-rules)$/.test(name)
      )
        response.setHeader(name, value);
    const body = Buffer.from(await page.arrayBuffer());
    const isPage = page.headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage && link.isPrepared) response.setHeader('speculation-rules', `"${RULES}"`);
    const still = link.isTurning ? '' : '<style>@view-transition { navigation: none }</style>';
    response.end(
      isPage ? body.toString().replace('</body>', `${still}<script src="${CLOCK}"></script></body>`) : body,
    );
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Failure('The server has no port.');
  return {
    origin: `http://${HOST}:${address.port}`,
    expect: (next) => {
      link = next;
      return new Promise((resolve) => (hear = resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Runs in the page, as text. Both pages share a clock (`timeOrigin`) and storage, also while the second is prerendered. */
function clock({ from, to, wait, told }: { from: string; to: string; wait: number; told: string }): void {
  const epoch = (at: number) => performance.timeOrigin + at;
  const leave = () =>
    setTimeout(() => {
      localStorage.setItem('bench-left', String(epoch(performance.now())));
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
    }, wait);
  const arrive = () =>
    new PerformanceObserver((entries) => {
      const [painted] = entries.getEntriesByName('first-contentful-paint');
      const [navigation] = performance.getEntriesByType('navigation') as unknown as {
        activationStart: number;
      }[];
      if (painted === undefined || navigation === undefined) return;
      const { activationStart } = navigation;
      const milliseconds =
        epoch(Math.max(painted.startTime, activationStart)) - Number(localStorage.getItem('bench-left'));
      navigator.sendBeacon(told, JSON.stringify({ activated: activationStart > 0, milliseconds }));
    }).observe({ type: 'paint', buffered: true });
  const begin = location.pathname === from ? leave : arrive;
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
