import { copyFile, cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure, messageOf } from '../failure.ts';
import { unlessInterrupted } from '../interrupt.ts';
import { endRunningPrograms } from '../processes.ts';
import { LAST_LOG } from '../repository.ts';
import { build, webEnvironment, type Build } from './builds.ts';
import { processesOf, startFirebase, type Firebase } from './firebase-cli.ts';
import { CLI_HABITS, emulatorEnvironment } from './environment.ts';
import { findJava } from './java.ts';
import { HOST, takenPort, type Claim, type Ports } from './ports.ts';
import { findPrograms } from './programs.ts';
import { waitUntilAnswering } from './readiness.ts';
import { endStaleRuns, recordRun } from './stale-runs.ts';
import { SERVICES, type Service } from './services.ts';
import type { Timing } from './timing.ts';
import { applyReplacements, fillStaging, HEADERS, makeStaging, type Staging } from './staging.ts';

export type SuiteOptions = {
  readonly project: string;
  /** Claims the ports; they are released at the end. */
  readonly claim: () => Promise<Claim>;
  /** All of them by default. */
  readonly services?: readonly Service[];
  /** Data of an earlier run, as the emulators export them. */
  readonly importFrom?: (() => string | null) | undefined;
  /** The data folder, so that the next run can save the data if this one is killed. */
  readonly dataFolder?: string;
  /**
   * Files that replace the run's, by their path in the staging folder. With `web/index.html` or
   * `functions/lib/index.js` among them the website or the functions are not built.
   */
  readonly replace?: ReadonlyMap<string, string>;
  /**
   * Of a run whose built website is copied: building one takes a minute. Its scripts name that run's emulators, so this is only for what reads
   * served pages and runs none of their scripts.
   */
  readonly siteOf?: Staging;
  /** Folders with additional functions (for benchmarks). */
  readonly codebases?: readonly string[];
  readonly onLine?: (line: string) => void;
  /** Called at the end with what is still running. */
  readonly onEnd?: (leftOvers: readonly string[]) => void;
  readonly say?: (line: string) => void;
};

export type Suite = {
  readonly project: string;
  readonly ports: Ports;
  readonly staging: Staging;
  readonly hasUi: boolean;
  readonly hostingOrigin: string;
  /** The environment for programs that work on these emulators (`tests/support/env.ts` reads it). */
  readonly env: NodeJS.ProcessEnv;
  readonly timing: Omit<Timing, 'total'>;
  /** Rejects when the emulators end unexpectedly; replaced by a new promise after a restart. */
  readonly broken: Promise<never>;
  /** Ends the rest of the emulators and restarts them, on the same ports, with the data of an export. */
  readonly restart: (importFrom: string | null) => Promise<void>;
};

/** The emulators have ended while they were needed. */
export class Broken extends Failure {}

/**
 * Starts the emulators with a separate folder, ports and project, runs `body` when everything answers, and always stops
 * them. @throws Failure when they do not start; what `body` throws; Interrupted on Ctrl-C
 */
export async function withEmulators<T>(
  options: SuiteOptions,
  body: (suite: Suite) => Promise<T>,
): Promise<T> {
  const services = options.services ?? SERVICES;
  const java = findJava();
  await endStaleRuns(options.say ?? (() => undefined));
  const claim = await options.claim();
  const staging = await makeStaging();
  let firebase: Firebase | null = null;
  const record = { pid: process.pid, ports: claim.ports, dataFolder: options.dataFolder ?? null };
  try {
    await recordRun(staging, { ...record, group: -1 });
    const programs = await findPrograms(
      services.includes('storage') ? ['firestore', 'storage'] : ['firestore'],
      java,
      options.say ?? (() => undefined),
    );
    const replace = options.replace ?? new Map<string, string>();
    const codebases = options.codebases ?? [];
    await fillStaging(staging, {
      project: options.project,
      ports: claim.ports,
      hasUi: programs.hasUi,
      replace,
      codebases,
    });
    const env = emulatorEnvironment(options.project, claim.ports, staging, java.home, services);

    const web =
      replace.has('web/index.html') || !services.includes('hosting')
        ? null
        : options.siteOf === undefined
          ? buildWeb(options.project, claim.ports, staging)
          : copyWeb(options.siteOf, staging);
    web?.catch(() => undefined); // handled below
    const functions = services.includes('functions')
      ? await unlessInterrupted(buildFunctions(staging, replace))
      : null;
    await applyReplacements(staging, replace);
    const where = { staging, ports: claim.ports, project: options.project, services };
    const start = async (importFrom: string | null): Promise<Firebase> => {
      const started = startFirebase({
        staging,
        project: options.project,
        only: services,
        env: { ...env, ...CLI_HABITS, ...programs.env },
        importFrom,
        onLine: options.onLine ?? (() => undefined),
      });
      firebase = started;
      await recordRun(staging, { ...record, group: started.group });
      await started.ready.catch((error: unknown) => {
        throw new Failure(`The emulators did not start: ${messageOf(error)}`);
      });
      return started;
    };

    const spawned = performance.now();
    const emulators = start(options.importFrom?.() ?? null).then(
      (started) => [started, performance.now() - spawned] as const,
    );
    const [[started, milliseconds], builtWeb] = await unlessInterrupted(Promise.all([emulators, web]));
    await unlessInterrupted(waitUntilAnswering(where));

    let broken = brokenOf(started);
    const suite: Suite = {
      project: options.project,
      ports: claim.ports,
      staging,
      hasUi: programs.hasUi,
      hostingOrigin: `http://${HOST}:${claim.ports.hosting}`,
      env,
      timing: { emulators: milliseconds, web: builtWeb, functions },
      get broken() {
        return broken;
      },
      restart: async (importFrom) => {
        await firebase?.stop();
        const again = await unlessInterrupted(start(importFrom));
        await unlessInterrupted(waitUntilAnswering(where));
        broken = brokenOf(again);
      },
    };
    return await body(suite);
  } finally {
    await stopEverything(options, firebase, staging, claim);
  }
}

function brokenOf({ ended }: Firebase): Promise<never> {
  const broken = ended.then((): never => {
    throw new Broken(
      'The emulators stopped unexpectedly: run the command again, and see .run/last-emulators.log if it happens again.',
    );
  });
  broken.catch(() => undefined); // at the end of a run nothing handles it any more
  return broken;
}

async function stopEverything(
  options: SuiteOptions,
  firebase: Firebase | null,
  staging: Staging,
  claim: Claim,
): Promise<void> {
  await endRunningPrograms(); // a build, a seed or a test that was interrupted
  if (firebase !== null) {
    await firebase.stop();
    const left = await leftOvers({ folder: staging.folder, group: firebase.group }, claim.ports);
    if (left.length > 0) console.error(`Still running after the end: ${left.join('; ')}`);
    options.onEnd?.(left);
  }
  // The reason of a failure is often only in this log, and the run's folder is deleted.
  await copyFile(staging.path('emulators.log'), LAST_LOG).catch(() => undefined);
  await staging.remove();
  await claim.release();
}

/** Processes and ports left after everything was stopped, for a report; there should be none. */
async function leftOvers(run: { folder: string; group: number }, ports: Ports): Promise<string[]> {
  const processes = processesOf(run).map(({ pid, command }) => `process ${pid}: ${command.slice(0, 120)}`);
  const { guard: _ours, ...others } = ports;
  const taken = await takenPort(others);
  return taken === null ? processes : [...processes, `port ${ports[taken]} (${taken})`];
}

/** Builds the website, and the page renderer for the functions. */
export function buildWeb(project: string, ports: Ports, staging: Staging): Promise<Build> {
  return build({
    workspace: 'web',
    mode: 'emulator',
    outDir: staging.path('web'),
    pagesDir: staging.path('functions', 'site'),
    env: webEnvironment(project, ports),
  });
}

/** Copies a built website and its page renderer, but not the headers, which name the run's own addresses. */
async function copyWeb(from: Staging, to: Staging): Promise<Build> {
  const begun = performance.now();
  const filter = (path: string) => basename(path) !== HEADERS;
  for (const folder of [['web'], ['functions', 'site']])
    await cp(from.path(...folder), to.path(...folder), { recursive: true, filter });
  return { made: false, milliseconds: performance.now() - begun };
}

async function buildFunctions(staging: Staging, replace: ReadonlyMap<string, string>): Promise<Build | null> {
  if (replace.has('functions/lib/index.js')) return null;
  return build({
    workspace: 'functions',
    mode: 'production',
    outDir: staging.path('functions', 'lib'),
    env: {},
  });
}
