import { randomBytes } from 'node:crypto';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { clearData, switchTriggers } from './emulators/reset.ts';
import { SERVICES, type Service } from './emulators/services.ts';
import type { Staging } from './emulators/staging.ts';
import { withEmulators, type Suite } from './emulators/suite.ts';
import { Failure, main } from './failure.ts';
import { Interrupted, interrupted, unlessInterrupted } from './interrupt.ts';
import { endRunningPrograms, withOwnPrograms } from './processes.ts';
import { inRepository } from './repository.ts';
import { findBrowser } from './testing/browser.ts';
import { failure } from './testing/failures.ts';
import { LANES, STEPS, type Lane, type Step, type StepContext, type StepResult } from './testing/steps.ts';
import { add, NONE, summaryLine, type Counts } from './testing/summary.ts';

const NAMES = STEPS.map(({ name }) => name);

/** What has failed so far, and what passed only when repeated. */
const failures: string[] = [];
const repeated: string[] = [];

/** What the emulators of functions have logged as their own failure, which a test notices only as a wait without an end. */
const faults: string[] = [];
const IS_FAULT =
  /Failed to (handle request|start functions)|Request to function failed|Your function timed out|has no process/;

// Test programs import the same libraries in a hundred processes.
process.env.NODE_COMPILE_CACHE ??= inRepository('.cache', 'node');

await main(async () => {
  const { flags, rest } = readCommandLine(
    {
      usage: 'test',
      handsOn: true,
      summary: `Runs everything: ${NAMES.join(', ')}. Emulators run on free ports with separate\nprojects and temporary folders. Arguments after a further -- are passed to Vitest or Playwright.`,
      options: {
        only: {
          type: 'string',
          value: 'STEPS',
          help: `Run only these steps, separated by commas: ${NAMES.join(',')}`,
        },
        shuffle: {
          type: 'boolean',
          help: 'Run files and tests in random order (all but the browser tests)',
        },
        seed: {
          type: 'string',
          value: 'N',
          help: 'Seed for the order and the generated documents (random if omitted; printed)',
        },
        cases: {
          type: 'string',
          value: 'N',
          help: 'Documents generated for each schema against the rules (1,000)',
        },
        verbose: { type: 'boolean', help: 'Show what every step says (as --only does)' },
      },
    },
    process.argv.slice(2),
  );
  const lanes = chooseLanes(flags.only);
  const seed = wholeNumber('seed', flags.seed, randomBytes(4).readUInt32LE() >>> 1, 2 ** 31 - 1);
  const cases = wholeNumber('cases', flags.cases, 1_000, 1_000_000);
  const generated = { PORTAL_SEED: String(seed), PORTAL_CASES: String(cases) };
  const shuffle = flags.shuffle === true ? seed : null;
  console.log(`seed: ${seed}`);
  const show = flags.verbose === true || flags.only !== undefined;
  let total = NONE;
  // Not `total = add(total, await …)`: that would read the total before the wait, and lose concurrent counts.
  const count = (counts: Counts) => (total = add(total, counts));
  const running = new Map<Lane, Promise<void>>();
  const othersOf = (lane: Lane) =>
    Promise.allSettled([...running].filter(([one]) => one !== lane).map(([, end]) => end));
  const runLane = async (lane: Lane) => {
    const { steps, givesWay } = lane;
    const runStep = async (step: Step, env: NodeJS.ProcessEnv, suites: 1 | 2) => {
      const all = { ...env, ...generated };
      const isOnlyLane = lanes.length === 1;
      const context = { env: all, args: rest, show, givesWay, isOnlyLane, suites, shuffle };
      const result = await report(step, context);
      count(result.counts);
      failures.push(...result.failures.map((one) => `${step.name}: ${one}`));
      repeated.push(...result.repeated.map((one) => `${step.name}: ${one}`));
    };
    // A few files that are named are not worth a second start.
    const spreads = rest.length === 0;
    if (steps.some(({ services }) => services.length > 0))
      count(await runSuite(steps, { runStep, spreads, others: () => othersOf(lane) }));
    else for (const step of steps) await runStep(step, process.env, 1);
  };
  const runToItsEnd = (lane: Lane) =>
    withOwnPrograms(async () => {
      try {
        await runLane(lane);
      } catch (error) {
        await endRunningPrograms();
        if (error instanceof Interrupted) throw error;
        console.error(error instanceof Failure ? error.message : error);
        failures.push(failure('emulators', String(error)));
        count({ ...NONE, failed: 1 });
      }
    });
  // A failed lane ends nothing of the others; an interruption ends each of them.
  for (const lane of lanes) running.set(lane, runToItsEnd(lane));
  const ends = await Promise.allSettled(running.values());
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  // Repeated here: readers of a long log look at its end first.
  for (const one of repeated) console.log(`passed when repeated: ${one}`);
  for (const one of failures) console.log(`failed: ${one}`);
  if (failures.length > 0) for (const one of faults) console.log(`emulators: ${one}`);
  console.log(summaryLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/** The lanes with the steps asked for. @throws Failure for a step that does not exist */
function chooseLanes(only: string | undefined): readonly Lane[] {
  const wanted = only?.split(',') ?? NAMES;
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no step "${unknown}": the steps are ${NAMES.join(', ')}.`);
  const chosen = LANES.map(({ steps, givesWay }) => ({
    steps: steps.filter(({ name }) => wanted.includes(name)),
    givesWay,
  }));
  return chosen.filter(({ steps }) => steps.length > 0);
}

interface SuiteRun {
  runStep: (step: Step, env: NodeJS.ProcessEnv, suites: 1 | 2) => Promise<void>;
  /** Whether steps that can be are spread over two suites. */
  spreads: boolean;
  /** Settles when the other lanes have ended. */
  others: () => Promise<unknown>;
}

/** The steps of a lane share one suite, which is cleared or restarted before each. Processes left running at the end are a failure. */
async function runSuite(steps: readonly Step[], { runStep, spreads, others }: SuiteRun): Promise<Counts> {
  const services = SERVICES.filter((service) => steps.some((step) => step.services.includes(service)));
  const browser = steps.some(({ name }) => name === 'e2e')
    ? await unlessInterrupted(findBrowser('shell', console.log))
    : undefined;
  let second = NONE;
  const first = await withTestEmulators(services, async (suite) => {
    let triggers = true;
    for (const [index, step] of steps.entries()) {
      if (step.alone === true) await unlessInterrupted(others());
      if (step.restarts === true && index > 0) {
        await suite.restart(null);
        triggers = true;
      } else await clearData(suite, services);
      if (services.includes('functions') && triggers !== step.triggers)
        await switchTriggers(suite, step.triggers);
      triggers = step.triggers;
      // A step that needs no emulators of the lane starts its own, in an environment without those.
      const ours = step.services.length > 0 ? suite.env : process.env;
      const env = browser === undefined ? ours : { ...ours, CHROMIUM_PATH: browser };
      const run = (more: NodeJS.ProcessEnv, suites: 1 | 2) =>
        Promise.race([runStep(step, { ...env, ...more }, suites), suite.broken]);
      if (step.spreads === true && spreads)
        second = await withTestEmulators(
          step.services,
          ({ env: more, broken }) =>
            Promise.race([run({ PORTAL_SECOND_SUITE: JSON.stringify(differing(more, env)) }, 2), broken]),
          suite.staging,
        );
      else await run({}, 1);
    }
  });
  return add(first, second);
}

/**
 * Emulators of a separate project. A process that is left at the end is a failure.
 * @param siteOf the run whose built website is copied
 * @returns what of that is counted
 */
async function withTestEmulators(
  services: readonly Service[],
  body: (suite: Suite) => Promise<unknown>,
  siteOf?: Staging,
): Promise<Counts> {
  const begun = performance.now();
  const left: string[] = [];
  await withEmulators(
    {
      project: `demo-test-${randomBytes(4).toString('hex')}`,
      claim: () => claimFreePorts(),
      services,
      ...(siteOf && { siteOf }),
      say: console.log,
      onLine: (line) => void (IS_FAULT.test(line) && faults.push(line.trim())),
      onEnd: (leftOvers) => void left.push(...leftOvers),
    },
    async (suite) => {
      console.log(`emulators: ready (${seconds(begun)})`);
      await body(suite);
    },
  );
  const clean = left.length === 0;
  console.log(`end: ${clean ? 'nothing' : 'something'} is left running`);
  if (!clean) failures.push(failure('processes left running', left.join('\n')));
  return { ...NONE, ...(clean ? { passed: 1 } : { failed: 1 }) };
}

/** The variables of `one` that `other` has not, or has with another value. */
function differing(one: NodeJS.ProcessEnv, other: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] !== value));
}

/** Runs one step and prints its result in one line; if it failed, its output comes before. */
async function report(step: Step, context: StepContext): Promise<StepResult> {
  interrupted.throwIfAborted();
  const begun = performance.now();
  const result = await unlessInterrupted(step.run(context));
  const { passed, failed, skipped } = result.counts;
  if (failed > 0 && !context.show) console.log(result.output.trimEnd());
  console.log(`${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds(begun)})`);
  return result;
}

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
}
