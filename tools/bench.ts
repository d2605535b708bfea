import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Benchmark } from './bench/benchmark.ts';
import { takeTables, type Table } from './bench/figures.ts';
import { compareWithRecorded, record } from './bench/recorded.ts';
import { readCommandLine } from './command-line.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { clearData } from './emulators/reset.ts';
import { SERVICES } from './emulators/services.ts';
import { withEmulators } from './emulators/suite.ts';
import { Failure, main } from './failure.ts';
import { unlessInterrupted } from './interrupt.ts';
import { inRepository } from './repository.ts';
import { findBrowser } from './testing/browser.ts';

const RECORDED = inRepository('tools', 'bench', 'recorded.json');

await main(async () => {
  const names = await benchmarkNames();
  const { flags } = readCommandLine(
    {
      usage: 'bench',
      summary: `Runs the project's benchmarks on separate emulators: ${names.join(', ') || 'none yet'}.`,
      options: {
        only: { type: 'string', value: 'NAMES', help: 'Run only these, separated by commas' },
        record: {
          type: 'boolean',
          help: 'Write the figures to tools/bench/recorded.json, for the next runs to compare with',
        },
      },
    },
    process.argv.slice(2),
  );
  const wanted = flags.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no benchmark "${unknown}": they are ${names.join(', ')}.`);

  const programs = await Promise.all(wanted.map(async (name) => ({ name, ...(await load(name)) })));
  for (const { name, alone } of programs) {
    if (alone === undefined) continue;
    console.log(`${name}:`);
    await unlessInterrupted(alone());
    await tellWhatIsWorse(flags.record === true);
  }
  const inSuite = programs.filter(({ onEmulators }) => onEmulators !== undefined);
  if (inSuite.length === 0) return 0;
  const browser = await unlessInterrupted(findBrowser('full', console.log));
  const project = `demo-bench-${randomBytes(4).toString('hex')}`;
  // Two benchmarks may need the same codebase; the CLI does not start if it is listed twice.
  const codebases = [...new Set(inSuite.flatMap(({ codebase }) => codebase ?? []))];
  await withEmulators(
    { project, claim: () => claimFreePorts(), codebases, say: console.log },
    async (suite) => {
      const env = { ...suite.env, ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) };
      for (const { name, onEmulators } of inSuite) {
        await clearData(suite, SERVICES);
        console.log(`${name}:`);
        if (onEmulators)
          await unlessInterrupted(Promise.race([onEmulators({ ...suite, env }), suite.broken]));
        await tellWhatIsWorse(flags.record === true);
      }
    },
  );
  return 0;
});

/** Compares with the last recorded tables. Only a report: on a shared machine a person decides what is noise. */
async function tellWhatIsWorse(records: boolean): Promise<void> {
  const kept = JSON.parse(await readFile(RECORDED, 'utf8')) as Table[];
  const printed = takeTables();
  if (records) await writeFile(RECORDED, `${JSON.stringify(record(printed, kept), null, 2)}\n`);
  const { compared, worse } = compareWithRecorded(printed, kept);
  if (compared === 0) console.log('None of these figures has been recorded before.');
  else if (worse.length === 0)
    console.log(`None of ${compared} figures is worse than recorded, noise apart.`);
  else
    console.log(`Worse than recorded, by more than noise:\n${worse.map((each) => `  ${each}`).join('\n')}`);
}

/** Every `tools/bench/<name>.bench.ts`. */
async function benchmarkNames(): Promise<string[]> {
  const folder = inRepository('tools', 'bench');
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.flatMap((file) => /^([\w-]+)\.bench\.ts$/.exec(file)?.[1] ?? []).toSorted();
}

async function load(name: string): Promise<Benchmark> {
  const path = inRepository('tools', 'bench', `${name}.bench.ts`);
  const { benchmark } = (await import(pathToFileURL(path).href)) as { benchmark: Benchmark };
  return benchmark;
}
