import { randomBytes } from 'node:crypto';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { clearData, switchTriggers } from './emulators/reset.ts';
import { SERVICES } from './emulators/services.ts';
import { withEmulators } from './emulators/suite.ts';
import { Failure, main } from './failure.ts';
import { Interrupted, unlessInterrupted } from './interrupt.ts';
import { endRunningPrograms, withOwnPrograms } from './processes.ts';
import { findBrowser } from './testing/browser.ts';
import { LANES, STEPS, type Lane, type Step, type StepContext } from './testing/steps.ts';
import { add, NONE, summaryLine, type Counts } from './testing/summary.ts';

const NAMES = STEPS.map(({ name }) => name);

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
          help: 'Files and the tests in them in another order (all but the browser tests)',
        },
        seed: {
          type: 'string',
          value: 'N',
          help: 'Of the order and of generated documents; a random one is printed',
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
  const runLane = async ({ steps, givesWay }: Lane) => {
    const runStep = async (step: Step, env: NodeJS.ProcessEnv) => {
      count(await report(step, { env: { ...env, ...generated }, args: rest, show, givesWay, shuffle }));
    };
    if (steps.some(({ services }) => services.length > 0)) count(await runSuite(steps, runStep));
    else for (const step of steps) await runStep(step, process.env);
  };
  const runToItsEnd = (lane: Lane) =>
    withOwnPrograms(async () => {
      try {
        await runLane(lane);
      } catch (error) {
        await endRunningPrograms();
        if (error instanceof Interrupted) throw error;
        console.error(error instanceof Failure ? error.message : error);
        count({ ...NONE, failed: 1 });
      }
    });
  // A failed lane ends nothing of the others; an interruption ends each of them.
  const ends = await Promise.allSettled(lanes.map(runToItsEnd));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
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

type RunStep = (step: Step, env: NodeJS.ProcessEnv) => Promise<void>;

/** The steps of a lane share one suite, which is cleared or restarted before each. Processes left running at the end are a failure. */
async function runSuite(steps: readonly Step[], runStep: RunStep): Promise<Counts> {
  const services = SERVICES.filter((service) => steps.some((step) => step.services.includes(service)));
  const browser = steps.some(({ name }) => name === 'e2e')
    ? await unlessInterrupted(findBrowser(console.log))
    : undefined;
  const begun = performance.now();
  const left: string[] = [];
  await withEmulators(
    {
      project: `demo-test-${randomBytes(4).toString('hex')}`,
      claim: () => claimFreePorts(),
      services,
      say: console.log,
      onEnd: (leftOvers) => void left.push(...leftOvers),
    },
    async (suite) => {
      console.log(`emulators: ready (${seconds(begun)})`);
      let triggers = true;
      for (const [index, step] of steps.entries()) {
        if (step.restarts === true && index > 0) {
          await suite.restart(null);
          triggers = true;
        } else await clearData(suite, services);
        if (services.includes('functions') && triggers !== step.triggers)
          await switchTriggers(suite, step.triggers);
        triggers = step.triggers;
        const env = browser === undefined ? suite.env : { ...suite.env, CHROMIUM_PATH: browser };
        await Promise.race([runStep(step, env), suite.broken]);
      }
    },
  );
  const clean = left.length === 0;
  console.log(`end: ${clean ? 'nothing' : 'something'} is left running`);
  return { ...NONE, ...(clean ? { passed: 1 } : { failed: 1 }) };
}

/** Runs one step and prints its result in one line; if it failed, its output follows. */
async function report(step: Step, context: StepContext): Promise<Counts> {
  const begun = performance.now();
  const { counts, output } = await unlessInterrupted(step.run(context));
  if (counts.failed > 0 && !context.show) console.log(output.trimEnd());
  const { passed, failed, skipped } = counts;
  console.log(`${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds(begun)})`);
  return counts;
}

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
}
