import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { dataFolderOf } from '../emulators/data.ts';
import { claimFreePorts } from '../emulators/ports.ts';
import { readTimingLine } from '../emulators/timing.ts';
import { Failure } from '../failure.ts';
import { interrupted } from '../interrupt.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { inSeconds, machine, median, percentile, table } from './figures.ts';

/** How often each kind of start is measured, and how often when the first one took longer than `LONG` milliseconds. */
const STARTS = 10;
const STARTS_WHEN_LONG = 3;
const LONG = 40_000;

/** In milliseconds. */
type Start = { readonly total: number; readonly own: number };

/**
 * From the call of the program behind `npm start` until its line `Ready`, with everything installed, on free ports, with the
 * demo data loaded again. Own programs are all but the time between the start of the Firebase CLI and its "ready".
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const built: Start[] = [];
  const unchanged: Start[] = [];
  let wanted = STARTS;
  for (let turn = 0; turn < wanted; turn++) {
    // A project without a cached build, and then the same again.
    const project = `demo-bench-${randomBytes(4).toString('hex')}`;
    const { offset, release } = await claimFreePorts();
    await release();
    try {
      built.push(await measure(project, offset));
      unchanged.push(await measure(project, offset));
    } finally {
      await rm(dataFolderOf(project, offset), { recursive: true, force: true });
    }
    if ((built[0]?.total ?? 0) > LONG) wanted = STARTS_WHEN_LONG;
  }
  print(built, unchanged);
}

async function measure(project: string, offset: number): Promise<Start> {
  const begun = performance.now();
  const args = ['start', '--fresh', '--project', project, '--port-offset', String(offset)];
  const child = spawn(process.execPath, [inRepository('tools', 'run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // As under npm, so that it stops when we end.
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const stop = () => child.kill('SIGTERM');
  interrupted.addEventListener('abort', stop, { once: true });
  const ended = once(child, 'exit');
  try {
    const emulators = await untilReady(child);
    const total = performance.now() - begun;
    return { total, own: total - emulators };
  } finally {
    stop();
    await ended;
    interrupted.removeEventListener('abort', stop);
  }
}

/** Reads the output of a start until it is ready. @returns how long the emulators took, in milliseconds */
async function untilReady({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new TypeError('The output of a start is not piped.');
  let emulators: number | undefined;
  for await (const line of createInterface(stdout)) {
    emulators ??= readTimingLine(line)?.emulators;
    if (!line.startsWith('Ready: ')) continue;
    if (emulators === undefined) throw new Failure('A start was ready and had not said how long it took.');
    // Later output is ignored, but read: a full pipe would block the program.
    stdout.resume();
    return emulators;
  }
  throw new Failure('A start ended before it was ready: see the lines above.');
}

function print(built: readonly Start[], unchanged: readonly Start[]): void {
  const row = (what: string, starts: readonly Start[], key: keyof Start, goal: string) => {
    const values = starts.map((start) => start[key]);
    return [
      what,
      inSeconds(median(values)),
      inSeconds(percentile(values, 0.95)),
      String(values.length),
      goal,
    ];
  };
  console.log(machine());
  console.log(
    table(
      ['npm start, everything installed', 'p50', 'p95', 'n', 'goal'],
      [
        row('the website rebuilt: until ready', built, 'total', '30 s'),
        row('the website rebuilt: own programs', built, 'own', '8 s'),
        row('nothing to build: until ready', unchanged, 'total', '30 s'),
        row('nothing to build: own programs', unchanged, 'own', '8 s'),
      ],
    ),
  );
}
