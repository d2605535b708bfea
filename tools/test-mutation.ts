import { randomBytes } from 'node:crypto';
import { totalmem } from 'node:os';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { withEmulators } from './emulators/suite.ts';
import { Failure, main } from './failure.ts';
import { unlessInterrupted } from './interrupt.ts';
import { runProgram } from './processes.ts';
import { inRepository } from './repository.ts';

/** The mutation code belongs to the rules' tests, which tools do not import; so it runs as a program. */
const PROGRAM = inRepository('tests', 'mutation', 'main.ts');

await main(async () => {
  const { flags } = readCommandLine(
    {
      usage: 'test:mutation',
      summary:
        "Breaks firestore.rules and storage.rules in one place at a time and runs the rules' own tests against each\n" +
        'mutant. Prints the mutants that no test finds and the share that is found. Fails below 98 %, and when a survivor\n' +
        'has no reason in tests/mutation/survivors.ts or a reason no survivor.',
      options: {
        only: { type: 'string', value: 'FILE', help: 'Only firestore or storage' },
        sample: { type: 'string', value: 'N', help: 'Only N mutants of each file, chosen by the seed' },
        seed: { type: 'string', value: 'N', help: 'Chooses the sample (default: random)' },
        match: {
          type: 'string',
          value: 'TEXT',
          help: 'Mutants whose name contains this: "match /cases", "isAmount()"',
        },
        part: { type: 'string', value: 'I/N', help: 'The I-th of N parts, each with new emulators' },
        again: { type: 'boolean', help: 'Only the mutants that the last run has not found' },
        limit: {
          type: 'string',
          value: 'SECONDS',
          help: 'Counts a mutant as a survivor if no test has found it in this time',
        },
      },
    },
    process.argv.slice(2),
  );
  const { only, match } = flags;
  if (only !== undefined && only !== 'firestore' && only !== 'storage')
    throw new Failure(`--only takes firestore or storage, not "${only}".`);
  const seed = wholeNumber('seed', flags.seed, randomBytes(4).readUInt32LE(), 2 ** 32 - 1);
  const args = ['--seed', String(seed)];
  if (flags.sample !== undefined) {
    args.push('--sample', String(wholeNumber('sample', flags.sample, 0, 100_000)));
    console.log(`Seed ${seed}`);
  }
  if (only !== undefined) args.push('--only', only);
  if (match !== undefined) args.push('--match', match);
  if (flags.again === true) args.push('--again');
  if (flags.limit !== undefined) args.push('--limit', String(wholeNumber('limit', flags.limit, 0, 3_600)));
  if (flags.part !== undefined) {
    const [, part = '', parts = ''] = /^(\d+)\/(\d+)$/.exec(flags.part) ?? [];
    if (Number(part) < 1 || Number(part) > Number(parts))
      throw new Failure(`--part takes a part and their number, such as 1/4, not "${flags.part}".`);
    args.push('--part', flags.part);
  }
  // The emulator keeps every version of every document: a quarter of the memory (Java's default) was full after 1,900 mutants.
  const half = Math.floor(totalmem() / 2 ** 21);
  process.env.JAVA_TOOL_OPTIONS ??= `-Xmx${half}m`;
  return withEmulators(
    {
      project: `demo-mutation-${randomBytes(4).toString('hex')}`,
      claim: () => claimFreePorts(),
      services: ['auth', 'firestore', 'storage'],
      say: console.log,
    },
    async (suite) => {
      const command = ['--disable-warning=ExperimentalWarning', PROGRAM, ...args];
      const tried = runProgram(process.execPath, command, { env: suite.env, show: true });
      const { code } = await unlessInterrupted(Promise.race([tried, suite.broken]));
      return code;
    },
  );
});
