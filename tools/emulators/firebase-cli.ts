import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  endProcesses,
  listProcesses,
  signal,
  stillAlive,
  withDescendants,
  type ProcessInfo,
} from '../processes.ts';
import { inRepository } from '../repository.ts';
import { followLog } from './follow-log.ts';
import type { Staging } from './staging.ts';

export type FirebaseOptions = {
  readonly staging: Staging;
  readonly project: string;
  /** The CLI's names: `auth,firestore`. */
  readonly only: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** A folder of an earlier export. */
  readonly importFrom: string | null;
  /** Called with each line that the CLI prints, colours removed. */
  readonly onLine: (line: string) => void;
};

export type Firebase = {
  /** Its process id, and the id of the process group that it leads. */
  readonly group: number;
  /** Resolves when the CLI reports that the emulators are ready; rejects with its last output when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves when the CLI has ended, for any reason, or has lost the process of an emulator. */
  readonly ended: Promise<void>;
  /** Stops the emulators and all processes that they started. */
  readonly stop: () => Promise<void>;
};

/** How long a clean stop may take before the rest is killed, in milliseconds. */
const PATIENCE = 15_000;
/** How many of the last lines are kept, to find the reason of a failure. */
const MOST_LINES = 200;
/** What the CLI prints when another program has ended one of its emulators. */
const LOST = /Emulator has exited upon receiving signal/;
const SHARE_WORKERS = new URL('./share-workers.ts', import.meta.url).href;
const GUARD = new URL('./cli-guard.ts', import.meta.url).href;

/** Starts the Firebase CLI's emulators. Their log is `emulators.log` in the staging folder. */
export function startFirebase(options: FirebaseOptions): Firebase {
  const { staging, project, only, importFrom } = options;
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    GUARD,
    '--import',
    pathToFileURL(inRepository('tools', 'emulators', 'show-cache-control.mjs')).href,
    ...(only.includes('functions') ? ['--import', SHARE_WORKERS] : []),
    inRepository('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    'emulators:start',
  ];
  args.push(
    '--config',
    staging.path('firebase.json'),
    '--project',
    project,
    '--only',
    only.join(','),
    '--non-interactive',
  );
  if (importFrom !== null) args.push('--import', importFrom);
  const log = openSync(staging.path('emulators.log'), 'a');
  const begin = fstatSync(log).size; // of an earlier start of the same run
  const readyFile = staging.path('emulators-ready');
  rmSync(readyFile, { force: true });
  // A separate process group: a terminal's Ctrl-C reaches only us, and data are saved before the emulators stop.
  const child = spawn(process.execPath, args, {
    cwd: staging.folder,
    env: { ...options.env, PORTAL_EMULATORS_READY: readyFile },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);

  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const follower = followLog(staging.path('emulators.log'), begin, (line) => {
    lines.push(line);
    if (lines.length > MOST_LINES) lines.shift();
    if (line.includes('All emulators ready')) {
      writeFileSync(readyFile, ''); // from now on cli-guard.ts keeps errors of single requests from ending everything
      ready.resolve();
    }
    // The CLI continues without Firestore when its Java is killed: for us the emulators have ended then.
    if (LOST.test(line)) ended.resolve();
    options.onLine(line);
  });
  child.on('error', (error) => ready.reject(error));
  child.on('exit', () => {
    void follower.finish().finally(() => {
      ready.reject(new Error(lastWords(lines)));
      ended.resolve();
    });
  });
  ready.promise.catch(() => undefined); // awaiting callers get the rejection; there may be none
  const pid = child.pid ?? -1;
  const run = { folder: staging.folder, group: pid };
  return { group: pid, ready: ready.promise, ended: ended.promise, stop: () => stop(run, ended.promise) };
}

/** The line with the reason: the CLI's `Error:`, else the last warning, else the last line. */
function lastWords(lines: readonly string[]): string {
  const error =
    lines.findLast((line) => line.startsWith('Error:')) ?? lines.findLast((line) => line.startsWith('⚠'));
  return (error ?? lines.at(-1) ?? 'the Firebase CLI ended without a message').replace(/^(Error:|⚠)\s*/, '');
}

async function stop(
  run: { readonly folder: string; readonly group: number },
  ended: Promise<void>,
): Promise<void> {
  const mine = processesOf(run);
  signal(run.group, 'SIGINT');
  await Promise.race([ended, sleep(PATIENCE)]);
  const deadline = Date.now() + 2_000;
  while (stillAlive(mine).length > 0 && Date.now() < deadline) await sleep(50);
  await endProcesses([...stillAlive(mine), ...processesOf(run)]);
}

/**
 * The CLI of a run and its descendants, even if it was killed: recognised by the run's folder in their arguments, or as
 * workers of its process group. A process id alone may have been reused by another program.
 */
export function processesOf({
  folder,
  group,
}: {
  readonly folder: string;
  readonly group: number;
}): ProcessInfo[] {
  const all = listProcesses();
  const named = all.filter(
    ({ pid, command, group: own }) =>
      pid !== process.pid && (command.includes(`${folder}/`) || (own === group && WORKER.test(command))),
  );
  return [...new Set(named.flatMap(({ pid }) => withDescendants(pid, all)))];
}

const WORKER = /functionsEmulatorRuntime|firebase-functions|\.jar serve$/;
