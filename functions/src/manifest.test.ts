import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CASE_EVENTS,
  CASE_UPDATES,
  COLLECTIONS,
  DECISIONS,
  MESSAGES,
  PAYMENTS,
  PROMISES,
} from '@app/domain/paths';

/** What the deployment reads about each function. */
interface Endpoint {
  platform: string;
  region?: string[];
  maxInstances?: number;
  timeoutSeconds?: number;
  availableMemoryMb?: number;
  concurrency?: number;
  callableTrigger?: object;
  scheduleTrigger?: { schedule: string; timeZone: string };
  eventTrigger?: { eventType: string; retry: boolean; eventFilters?: Record<string, string> };
}

const HERE = fileURLToPath(new URL('..', import.meta.url));
const CACHE = path.join(HERE, '../.cache');
let folder: string;
let bundle: string;
let endpoints: [string, Endpoint][];
/** The processor's time, in ms, from node's start to the last function declared: on a busy machine the clock says little. */
let loadMs: number;

beforeAll(async () => {
  // Inside the repository, so that the bundle finds the packages; does not disturb a concurrent build in lib/.
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(path.join(CACHE, 'manifest-'));
  await build({
    root: HERE,
    configFile: path.join(HERE, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const files = await readdir(folder);
  bundle = (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  const loaded = outputOf(`[${ENDPOINTS}, process.cpuUsage()]`);
  const [declared, { user, system }] = JSON.parse(loaded) as [typeof endpoints, NodeJS.CpuUsage];
  endpoints = declared;
  loadMs = (user + system) / 1_000;
}, 60_000);

/** What the index exports, `all`, as the CLI reads it. */
const ENDPOINTS = 'Object.entries(all).flatMap(([name, fn]) => (fn ? [[name, fn.__endpoint]] : []))';

/**
 * Loads the built functions in a separate process, as the CLI does.
 * @param target the function that an instance runs; without it all of them
 */
function load(target?: string): [string, Endpoint][] {
  return JSON.parse(outputOf(ENDPOINTS, target)) as [string, Endpoint][];
}

/** Loads the index once for each function, in one process: one each took 1 to 3 s, three minutes in all. */
function loadEach(targets: readonly string[]): Record<string, [string, Endpoint][]> {
  const script = `
    const alone = {};
    for (const target of ${JSON.stringify(targets)}) {
      process.env.FUNCTION_TARGET = target;
      const all = await import(INDEX + '?' + target);
      alone[target] = ${ENDPOINTS};
    }
    console.log(JSON.stringify(alone));`;
  return JSON.parse(run(script)) as Record<string, [string, Endpoint][]>;
}

/** The files of packages that are in memory once the function is loaded. */
function packageFilesOf(target: string): string[] {
  const files = "Object.keys(process.getBuiltinModule('module')._cache)";
  return (JSON.parse(outputOf(files, target)) as string[]).filter((file) => file.includes('/node_modules/'));
}

/** @returns an expression's value as JSON, where `all` is what the index exports */
function outputOf(expression: string, target?: string): string {
  return run(`const all = await import(INDEX); console.log(JSON.stringify(${expression}));`, target);
}

/** @param script in which `INDEX` is the address of the built index @returns what it prints */
function run(script: string, target?: string): string {
  const index = JSON.stringify(pathToFileURL(path.join(folder, 'index.js')).href);
  const { FUNCTION_TARGET: _none, ...environment } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '-e', `const INDEX = ${index};${script}`], {
    env: {
      ...environment,
      ...(target !== undefined && { FUNCTION_TARGET: target }),
      GCLOUD_PROJECT: 'demo-manifest',
      FIREBASE_CONFIG: '{}',
    },
    encoding: 'utf8',
  });
}

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built manifest', () => {
  it('has every function that the index names', async () => {
    const index = await readFile(path.join(HERE, 'src/index.ts'), 'utf8');
    const named = [...index.matchAll(/^export \{ (\w+) \}/gm)].map(([, name]) => name);
    expect(endpoints.map(([name]) => name).sort()).toEqual(named.sort());
    expect(named.length).toBeGreaterThan(10);
  });

  it('has region, instance limit, timeout and memory for each: under ESM, options set too late are silently ignored', () => {
    for (const [name, endpoint] of endpoints) {
      expect(endpoint, name).toMatchObject({
        region: ['asia-southeast1'],
        maxInstances: expect.any(Number) as number,
        timeoutSeconds: expect.any(Number) as number,
        // A PDF of a hundred pages takes 100 MB beside the Admin SDK and the page renderer.
        availableMemoryMb: name === 'exportStatement' ? 512 : 256,
      });
      if (endpoint.platform === 'gcfv2') expect(endpoint.concurrency, name).toBeGreaterThan(1);
    }
  });

  it('retries every failed event', () => {
    const events = endpoints.filter(([, { eventTrigger }]) => eventTrigger !== undefined);
    expect(events.length).toBeGreaterThanOrEqual(9);
    for (const [name, { eventTrigger }] of events) expect(eventTrigger?.retry, name).toBe(true);
  });

  it('decides what is due early enough for the mail of the morning, which leaves its last 65 minutes to the next day', () => {
    const scheduled = new Map(
      endpoints.map(([name, { scheduleTrigger }]) => [name, scheduleTrigger?.schedule]),
    );
    expect(scheduled.get('sendDigestsDaily')).toBe('every day 07:30');
    for (const name of ['runClocksDaily', 'runPromisesDaily', 'watchAuthoritiesDaily', 'watchPapersDaily']) {
      const [, time = 'none'] = /^every day (\d\d:\d\d)$/.exec(scheduled.get(name) ?? '') ?? [];
      expect(time < '06:25', `${name} at ${time}`).toBe(true);
    }
    // Twice from the hour of the reminders (`domain/src/commitment-policy.ts`).
    expect(scheduled.get('watchAcceptancesOften')).toBe('every 30 minutes');
  });

  it('is the same for a function that is loaded alone, and names no other', () => {
    const alone = loadEach(endpoints.map(([name]) => name));
    for (const [name, endpoint] of endpoints) expect(alone[name], name).toEqual([[name, endpoint]]);
  }, 60_000);

  it('is the same in a separate process for each kind of function', () => {
    for (const kind of ['callableTrigger', 'scheduleTrigger', 'eventTrigger'] as const) {
      const found = endpoints.find(([, endpoint]) => kind in endpoint);
      expect(load(found?.[0])).toEqual([found]);
    }
  }, 60_000);

  it.each(['revokeLinks', 'sweepExportsOften'])(
    'loads %s without Firestore, which it does not need',
    (name) => {
      const files = packageFilesOf(name);
      expect(files.some((file) => file.includes('/firebase-functions/'))).toBe(true);
      expect(files.filter((file) => file.includes('/@google-cloud/'))).toEqual([]);
    },
  );

  it('is ready before the CLI’s timeout of ten seconds', () => {
    expect(loadMs).toBeLessThan(10_000);
  });

  it('answers plain requests only with pages; all else is event, call or schedule', () => {
    const others = endpoints.filter(
      ([, one]) => !one.eventTrigger && !one.callableTrigger && !one.scheduleTrigger,
    );
    expect(others.map(([name]) => name).sort()).toEqual([
      'serveDoor',
      'serveMailLink',
      'serveNewsletter',
      'serveSite',
    ]);
  });

  it('listens to the bucket that the client writes to', () => {
    const storage = endpoints.filter(([, { eventTrigger }]) => eventTrigger?.eventType.includes('storage'));
    expect(storage).toHaveLength(2);
    for (const [, { eventTrigger }] of storage) {
      expect(eventTrigger?.eventFilters).toEqual({ bucket: 'demo-manifest.firebasestorage.app' });
    }
  });
});

describe('the bundle', () => {
  it('imports only what its package.json installs', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(HERE, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    const specifiers = [...bundle.matchAll(/(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/g)].map(
      ([, specifier = '']) => specifier,
    );
    const packages = specifiers
      .filter((specifier) => !specifier.startsWith('.'))
      .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]);
    const foreign = packages.filter(
      (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(name in dependencies),
    );
    expect(packages).toContain('firebase-functions');
    expect(foreign).toEqual([]);
  });

  it('has a lockfile that matches its package.json', async () => {
    const own = JSON.parse(await readFile(path.join(HERE, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    const lock = JSON.parse(await readFile(path.join(HERE, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dependencies: object }>;
    };
    expect(lock.packages['']?.dependencies).toEqual(own.dependencies);
  });

  it('imports only parts of firebase-admin', () => {
    expect(bundle).not.toMatch(/(from|require|import)[\s(]*["']firebase-admin["']/);
  });
});

it('no collection is named outside the domain’s paths', async () => {
  const names = [
    ...Object.values(COLLECTIONS),
    CASE_UPDATES,
    CASE_EVENTS,
    PAYMENTS,
    PROMISES,
    MESSAGES,
    DECISIONS,
  ].join('|');
  const raw = new RegExp(`(collection|doc|document)[(:]\\s*['"\`](${names})\\b`);
  const files = await readdir(path.join(HERE, 'src'), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    expect(await readFile(path.join(HERE, 'src', file), 'utf8'), file).not.toMatch(raw);
  }
});
