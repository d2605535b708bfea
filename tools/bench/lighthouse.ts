import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { CACHE } from '../repository.ts';
import { CHROMIUM_FLAGS } from '../testing/chromium-flags.ts';
import { within } from './within.ts';

/** The version that the goals were set with; 180 MiB that nothing else needs, so it is downloaded at the first run. */
const VERSION = '12.8.2';

type Result = {
  lhr: {
    finalDisplayedUrl: string;
    audits: Record<string, { numericValue?: number; score: number | null }>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

/** The result of one run for one page. Times in milliseconds, scores of 100. */
export type Reading = {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: Readonly<Record<string, number>>;
  /** Failed audits, without performance. */
  readonly faults: readonly string[];
};

/** @throws Failure when Lighthouse cannot be downloaded */
export async function fetchLighthouse(say: (line: string) => void): Promise<Lighthouse> {
  const folder = join(CACHE, `lighthouse-${VERSION}`);
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    say('Fetching Lighthouse (once) …');
    const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${VERSION}`];
    const { code, output } = await runProgram('npm', args);
    if (code !== 0) throw new Failure(`Lighthouse could not be fetched:\n${output.trim()}`);
  }
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return run;
}

/** A browser for Lighthouse. @returns its debugging port, and a function that closes it */
export async function openBrowser(
  executablePath: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    '--ignore-certificate-errors',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(executablePath, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const port = await within('Chromium to start', portIn(join(profile, 'DevToolsActivePort')));
  return {
    port,
    close: async () => {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function portIn(file: string): Promise<number> {
  for (;;) {
    const [port = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port !== '') return Number(port);
    await sleep(50);
  }
}

/** On a busy machine a run sometimes ends without a paint (Lighthouse's NO_FCP, NO_LCP): it is retried. */
const ATTEMPTS = 3;

/**
 * Audits a page as on a phone with a slow connection (Lighthouse's simulated throttling).
 * @param flags additional flags of Lighthouse
 * @throws Failure when no attempt had a paint, or the page redirected
 */
export async function look(run: Lighthouse, port: number, url: string, flags: object = {}): Promise<Reading> {
  for (let attempt = 1; ; attempt++) {
    const result = await run(url, { port, logLevel: 'silent', output: 'json', ...flags });
    if (result?.lhr.audits['largest-contentful-paint']?.numericValue !== undefined) {
      const { finalDisplayedUrl: shown } = result.lhr;
      if (new URL(shown).pathname !== new URL(url).pathname) throw new Failure(`${url} led to ${shown}.`);
      return readingOf(url, result);
    }
    if (attempt === ATTEMPTS) throw new Failure(`Lighthouse has not seen ${url} painted.`);
  }
}

function readingOf(url: string, { lhr: { audits, categories } }: Result): Reading {
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Failure(`Lighthouse has not measured ${id} of ${url}.`);
    return found;
  };
  const others = Object.entries(categories).filter(([name]) => name !== 'performance');
  const weighed = others.flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}
