import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '../emulators/services.ts';
import { runProgram, type RunResult } from '../processes.ts';
import { inRepository, ROOT } from '../repository.ts';
import { failure, failuresOfPlaywright, failuresOfVitest, repeatedOfPlaywright } from './failures.ts';
import {
  add,
  countPlaywright,
  countVitest,
  NONE,
  verdict,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './summary.ts';

export type StepContext = {
  readonly env: NodeJS.ProcessEnv;
  /** Passed on to Vitest or Playwright. */
  readonly args: readonly string[];
  /** Show what the programs say while they run. */
  readonly show: boolean;
  /** Run the programs with lower priority. */
  readonly givesWay: boolean;
  /** Whether no other lane runs. */
  readonly isOnlyLane: boolean;
  /** How many suites of emulators the step has. */
  readonly suites: 1 | 2;
  /** The seed of another order of Vitest's files and tests, or null. */
  readonly shuffle: number | null;
};

export type Step = {
  readonly name: string;
  /** The emulators it needs; none for steps without a suite. */
  readonly services: readonly Service[];
  /** Whether background triggers run: they would only slow down tests of the rules. */
  readonly triggers: boolean;
  /**
   * Restarts the emulators before it. They remember what earlier steps did: each document version, each listener, and the
   * triggers of each time they were switched off, to which they still send every event.
   */
  readonly restarts?: true;
  /** Waits until the other lanes have ended: its tests measure what a person waits for. */
  readonly alone?: true;
  /** Spreads its files over two suites of emulators: they mostly wait, and cannot share one at the same time. */
  readonly spreads?: true;
  readonly run: (context: StepContext) => Promise<StepResult>;
};

export type StepResult = {
  readonly counts: Counts;
  readonly output: string;
  /** What has failed, repeated at the end of the run: outputs of steps are long. */
  readonly failures: readonly string[];
  /** What passed only when repeated: listed too, because it has a reason. */
  readonly repeated: readonly string[];
};

/** Steps that run one after the other, and share one suite of emulators if they need any. */
export type Lane = {
  readonly steps: readonly Step[];
  /** Runs with lower priority than the other lanes. */
  readonly givesWay: boolean;
};

const DATABASE: readonly Service[] = ['auth', 'firestore'];
const BACKEND: readonly Service[] = [...DATABASE, 'storage', 'functions'];

const ALONE: readonly Step[] = [
  {
    name: 'unit',
    services: [],
    triggers: false,
    // Vitest leaves one core to other programs, which on two cores doubles the time.
    run: (context) => vitest(['unit*', 'web'], context.isOnlyLane ? ['--max-workers=100%'] : [], context),
  },
  { name: 'static', services: [], triggers: false, run: staticChecks },
  // Starts separate emulators, to test their failures.
  {
    name: 'start',
    services: [],
    triggers: false,
    run: (context) => vitest(['start'], [], context),
  },
];

const RULES: readonly Step[] = [
  { name: 'rules', services: DATABASE, triggers: false, run: inTurn('rules', 'rules-coverage') },
  { name: 'storage', services: [...DATABASE, 'storage'], triggers: false, run: inTurn('storage') },
  { name: 'tools', services: [...DATABASE, 'storage'], triggers: false, run: inTurn('tools') },
];

const PRODUCT: readonly Step[] = [
  // With the built site, which renders the pages and mails of functions.
  {
    name: 'functions',
    services: [...BACKEND, 'hosting'],
    triggers: true,
    spreads: true,
    run: (context) => vitest(['functions'], [`--max-workers=${context.suites}`], context),
  },
  {
    name: 'e2e',
    services: [...BACKEND, 'hosting'],
    triggers: true,
    restarts: true,
    alone: true,
    run: playwright,
  },
];

/**
 * Lanes run concurrently, and take about as long as each other. Tests of functions wait for half of their time: the first two lanes use it,
 * and give way to them.
 */
export const LANES: readonly Lane[] = [
  { steps: ALONE, givesWay: true },
  { steps: RULES, givesWay: true },
  { steps: PRODUCT, givesWay: false },
];

/** In the order in which they are listed and explained. */
export const STEPS: readonly Step[] = LANES.flatMap(({ steps }) => steps);

/** In MiB. With V8's own limit of 16 the garbage of rendered screens took a sixth of the processor time of all component tests. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

const PACKAGES = ['domain', 'web', 'functions', 'seed', 'tests', 'tools'];

/** A third of the time when little has changed since the last check. */
function incremental(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', inRepository('.cache', 'types', `${name}.tsbuildinfo`)];
}

/** Each check counts as one test. */
async function staticChecks({ env, show, givesWay }: StepContext): Promise<StepResult> {
  const program = (...path: string[]) => inRepository('node_modules', ...path);
  const checks: string[][] = [
    [program('oxfmt', 'bin', 'oxfmt'), '--check', '.'],
    [program('oxlint', 'bin', 'oxlint'), '--type-aware', '.'],
    // TypeScript 7 checks in a quarter of the time; tests/i18n still needs the interface of TypeScript 6.
    ...PACKAGES.map((name) => [
      program('typescript-7', 'bin', 'tsc'),
      '-p',
      name,
      '--noEmit',
      ...incremental(name),
    ]),
  ];
  let result: StepResult = { counts: NONE, output: '', failures: [], repeated: [] };
  for (const check of checks) {
    const { code, output } = await runProgram(process.execPath, check, { cwd: ROOT, env, show, givesWay });
    const name = check.map((part) => part.replace(`${ROOT}/`, '')).join(' ');
    const counts = code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
    result = {
      counts: add(result.counts, counts),
      output: result.output + (code === 0 ? '' : `${name}\n${output}`),
      failures: code === 0 ? result.failures : [...result.failures, failure(name, output)],
      repeated: [],
    };
  }
  return result;
}

async function vitest(
  projects: readonly string[],
  flags: readonly string[],
  { env, args, show, givesWay, shuffle }: StepContext,
): Promise<StepResult> {
  return withReport(
    async (report) => {
      const program = inRepository('node_modules', 'vitest', 'vitest.mjs');
      const all = [
        YOUNG_GENERATION,
        program,
        'run',
        ...projects.flatMap((name) => ['--project', name]),
        ...flags,
      ];
      if (shuffle !== null)
        all.push('--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${shuffle}`);
      all.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args);
      return runProgram(process.execPath, all, { cwd: ROOT, env, show, givesWay });
    },
    (text) => {
      const report = JSON.parse(text) as VitestReport;
      return { counts: countVitest(report), failures: failuresOfVitest(report), repeated: [] };
    },
  );
}

/** Files that share emulators run one after another. */
function inTurn(...projects: string[]): Step['run'] {
  return (context) => vitest(projects, ['--no-file-parallelism'], context);
}

async function playwright({ env, args, show }: StepContext): Promise<StepResult> {
  const traces = inRepository('test-results', env.PORTAL_PROJECT_ID ?? 'e2e');
  const result = await withReport(
    async (report) => {
      const program = inRepository('node_modules', '@playwright', 'test', 'cli.js');
      const all = [program, 'test', '--reporter=list,json', `--output=${traces}`, ...args];
      return runProgram(process.execPath, all, {
        cwd: ROOT,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        show,
        // Two browsers would take both cores, and starve the functions that they wait for.
        givesWay: true,
      });
    },
    (text) => {
      const report = JSON.parse(text) as PlaywrightReport;
      return {
        counts: countPlaywright(report),
        failures: failuresOfPlaywright(report),
        repeated: repeatedOfPlaywright(report),
      };
    },
  );
  if (result.counts.failed === 0 && result.repeated.length === 0)
    await rm(traces, { recursive: true, force: true });
  return result;
}

/** Runs a test program that writes a report, and reads it; without a report it has crashed. */
async function withReport(
  run: (report: string) => Promise<RunResult>,
  read: (text: string) => Omit<StepResult, 'output'>,
): Promise<StepResult> {
  const folder = join(tmpdir(), `portal-report-${randomUUID()}`);
  await mkdir(folder);
  try {
    const report = join(folder, 'report.json');
    const { code, output } = await run(report);
    const text = await readFile(report, 'utf8').catch(() => null);
    const unread = { counts: null, failures: [], repeated: [] };
    const { counts, failures, repeated } = text === null ? unread : read(text);
    const judged = verdict(counts, code);
    const isUnexplained = judged.failed > 0 && failures.length === 0;
    return {
      counts: judged,
      output,
      failures: isUnexplained
        ? [failure(`the program ended with code ${code}`, lastLines(output))]
        : failures,
      repeated,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-5).join('\n');
}
