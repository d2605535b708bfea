import { randomBytes } from 'node:crypto';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { clearData, switchTriggers } from './emulators/reset.ts';
import { SERVICES } from './emulators/services.ts';
import { withEmulators } from './emulators/suite.ts';
import { Failure, main } from './failure.ts';
import { Interrupted, unlessInterrupted } from './interrupt.ts';
import { endRunningPrograms } from './processes.ts';
import { findBrowser } from './testing/browser.ts';
import { STEPS, type Step, type StepContext } from './testing/steps.ts';
import { add, NONE, summaryLine, type Counts } from './testing/summary.ts';

const NAMES = STEPS.map(({ name }) => name);

await main(async () => {
  const { flags, rest } = readCommandLine(
    {
      usage: 'test',
      handsOn: true,
      summary: `Runs everything, in this order: ${NAMES.join(', ')}. Emulators run on free ports with a separate\nproject and temporary folder. Arguments after a further -- are passed to Vitest or Playwright.`,
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
  const steps = chooseSteps(flags.only);
  const seed = wholeNumber('seed', flags.seed, randomBytes(4).readUInt32LE() >>> 1, 2 ** 31 - 1);
  const cases = wholeNumber('cases', flags.cases, 1_000, 1_000_000);
  const generated = { PORTAL_SEED: String(seed), PORTAL_CASES: String(cases) };
  const shuffle = flags.shuffle === true ? seed : null;
  console.log(`seed: ${seed}`);
  const show = flags.verbose === true || flags.only !== undefined;
  let total = NONE;
  // Not `total = add(total, await …)`: that would read the total before the wait, and lose concurrent counts.
  const count = (counts: Counts) => (total = add(total, counts));
  const runStep = async (step: Step, env: NodeJS.ProcessEnv) => {
    count(await report(step, { env: { ...env, ...generated }, args: rest, show, shuffle }));
  };
  try {
    const suite = steps.filter(({ services }) => services.length > 0);
    const beside = suite.length > 0 ? steps.filter((step) => step.beside === true) : [];
    for (const step of steps.filter((one) => one.services.length === 0 && !beside.includes(one)))
      await runStep(step, process.env);
    const besideDone = inTurn(beside, (step) => runStep(step, process.env));
    await Promise.all([besideDone, suite.length > 0 && runSuite(suite, { runStep, besideDone }).then(count)]);
  } catch (error) {
    await endRunningPrograms();
    if (error instanceof Interrupted) throw error;
    console.error(error instanceof Failure ? error.message : error);
    count({ ...NONE, failed: 1 });
  }
  console.log(summaryLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

async function inTurn(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  for (const step of steps) await run(step);
}

function chooseSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS;
  const wanted = only.split(',');
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no step "${unknown}": the steps are ${NAMES.join(', ')}.`);
  return STEPS.filter(({ name }) => wanted.includes(name));
}

interface SuiteRun {
  runStep: (step: Step, env: NodeJS.ProcessEnv) => Promise<void>;
  /** Settles when the steps without emulators are done. */
  besideDone: Promise<void>;
}

/** All steps that need emulators share one suite, which is cleared or restarted before each. Processes left running at the end are a failure. */
async function runSuite(steps: readonly Step[], { runStep, besideDone }: SuiteRun): Promise<Counts> {
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
      // The end of a suite ends every program that still runs.
      await Promise.race([besideDone, suite.broken]);
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
