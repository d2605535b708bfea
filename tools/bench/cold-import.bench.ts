import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../emulators/builds.ts';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { CACHE, inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { inMilliseconds, machine, median, table } from './figures.ts';

const TURNS = 7;
/** Over node alone, in milliseconds. */
const GOAL = { firestore: 140, https: 90 };

/** One process, and the function that it runs. */
type Subject = { readonly name: string; readonly target: string | null; readonly code: string };

const NODE = 'node alone';
const ALL = 'all, as the CLI';
/** The minimum of a function: the libraries of its kind, imported by parts, without any function. */
const PEER = { firestore: 'floor: a trigger’s libraries', https: 'floor: v2/https' };
const PEERS: readonly Subject[] = [
  {
    name: PEER.firestore,
    target: null,
    code: "await import('firebase-admin/app'); await import('firebase-functions/v2/firestore');",
  },
  { name: PEER.https, target: null, code: "await import('firebase-functions/v2/https');" },
];

type Taken = { readonly wall: number; readonly cpu: number };

/**
 * From node's start until a function is loaded, each in a separate process, all of them in turn with node alone, so that
 * other load of the machine slows all. The built index is imported as the platform imports it, with the function's name in
 * `FUNCTION_TARGET`; "all" is what the CLI loads to list them. The loaded code is what every run of the function needs:
 * libraries that only some runs need are loaded lazily, and are not in these figures.
 *
 * The table shows processor time beside wall-clock time: on a shared machine only the former is reproducible.
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  // Inside the repository, so that the bundle finds its packages.
  const folder = await mkdtemp(join(CACHE, 'cold-import-'));
  try {
    await build({ workspace: 'functions', mode: 'production', outDir: join(folder, 'lib'), env: {} });
    await cp(inRepository('functions', 'package.json'), join(folder, 'package.json'));
    const index = pathToFileURL(join(folder, 'lib', 'index.js')).href;
    const names = await functionsOf(index);
    const subjects: Subject[] = [
      { name: NODE, target: null, code: '' },
      ...PEERS,
      ...names.map((name) => ({ name, target: name, code: `await import(${JSON.stringify(index)})` })),
      { name: ALL, target: '', code: `await import(${JSON.stringify(index)})` },
    ];
    const withFirestore = new Set(await loadFirestore(subjects));
    const taken = new Map(subjects.map(({ name }) => [name, Array<Taken>()]));
    for (let turn = 0; turn < TURNS; turn++) {
      for (const subject of subjects) taken.get(subject.name)?.push(await load(subject));
    }
    print(taken, withFirestore);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MARK = 'taken ';
/** Node's clock begins when the process does (`performance.timeOrigin`). */
const REPORT = `const { user, system } = process.cpuUsage();
console.log('${MARK}' + JSON.stringify({ wall: performance.now(), cpu: (user + system) / 1000 }));
process.exit(0);`;

async function load({ target, code }: Subject): Promise<Taken> {
  return JSON.parse(await run(target, `${code}\n${REPORT}`)) as Taken;
}

async function functionsOf(index: string): Promise<string[]> {
  const code = `console.log('${MARK}' + JSON.stringify(Object.keys(await import(${JSON.stringify(index)})))); process.exit(0);`;
  return JSON.parse(await run('', code)) as string[];
}

/** The names of the functions that load Firestore's library at their start. */
async function loadFirestore(subjects: readonly Subject[]): Promise<string[]> {
  const code = `
    const { createRequire } = await import('node:module');
    const { cache } = createRequire(import.meta.url);
    console.log('${MARK}' + JSON.stringify(Object.keys(cache).some((file) => file.includes('@google-cloud/firestore/'))));
    process.exit(0);`;
  const found: string[] = [];
  for (const subject of subjects) {
    if ((await run(subject.target, `${subject.code};${code}`)) === 'true') found.push(subject.name);
  }
  return found;
}

/** @returns the output of the process after the mark @throws Failure with its output when it failed */
async function run(target: string | null, code: string): Promise<string> {
  const { code: exit, output } = await runProgram(process.execPath, ['--input-type=module', '-e', code], {
    // Where the libraries of the floors are found.
    cwd: inRepository('functions'),
    env: {
      ...process.env,
      FUNCTION_TARGET: target ?? '',
      GCLOUD_PROJECT: 'demo-bench',
      FIREBASE_CONFIG: '{}',
    },
  });
  const line = output.split('\n').find((one) => one.startsWith(MARK));
  if (exit !== 0 || line === undefined) {
    console.error(output.trim());
    throw new Failure('A function could not be loaded: see the lines above.');
  }
  return line.slice(MARK.length);
}

function print(taken: ReadonlyMap<string, readonly Taken[]>, withFirestore: ReadonlySet<string>): void {
  const of = (name: string, key: keyof Taken) => median((taken.get(name) ?? []).map((one) => one[key]));
  const least = (name: string) => Math.min(...(taken.get(name) ?? []).map(({ wall }) => wall));
  const isFunction = (name: string) => ![NODE, ...PEERS.map((peer) => peer.name), ALL].includes(name);
  const rows = [...taken.keys()]
    .filter((name) => name !== NODE)
    .map((name) => {
      const kind = withFirestore.has(name) ? 'firestore' : 'https';
      const over = (of(name, 'cpu') - of(NODE, 'cpu')) / (of(PEER[kind], 'cpu') - of(NODE, 'cpu'));
      return [
        name,
        inMilliseconds(of(name, 'wall')),
        inMilliseconds(of(name, 'wall') - of(NODE, 'wall')),
        inMilliseconds(least(name) - least(NODE)),
        inMilliseconds(of(name, 'cpu') - of(NODE, 'cpu')),
        `${over.toFixed(2)} x`,
        kind === 'firestore' ? 'yes' : 'no',
        isFunction(name) ? `${GOAL[kind]} ms` : '',
      ];
    });
  console.log(machine());
  console.log(
    table(
      [
        `medians of ${TURNS}`,
        'by the clock',
        'over node alone',
        'the least',
        'on the processor',
        'to its floor',
        'Firestore',
        'goal',
      ],
      [
        [
          NODE,
          inMilliseconds(of(NODE, 'wall')),
          '',
          inMilliseconds(least(NODE)),
          inMilliseconds(of(NODE, 'cpu')),
          '',
          '',
          '',
        ],
        ...rows,
      ],
    ),
  );
}
