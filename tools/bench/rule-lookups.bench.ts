import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { table } from './figures.ts';

/** What `tests/rules/count-lookups.ts` prints as JSON. */
type Counts = Record<'firestore' | 'storage', { readonly documents: number; readonly request: string }>;

/**
 * The most distinct documents that rules look up for one request. The meter belongs to the rules' tests, which tools do not
 * import, so it runs as a program, like the seed.
 */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  const program = inRepository('tests', 'rules', 'count-lookups.ts');
  const args = ['--disable-warning=ExperimentalWarning', program];
  const { code, output } = await runProgram(process.execPath, args, { env: suite.env });
  const json = output
    .trim()
    .split('\n')
    .findLast((line) => line.startsWith('{'));
  if (code !== 0 || json === undefined) {
    console.error(output.trim());
    throw new Failure(
      "The rules' look-ups could not be counted: correct what the lines above name, and run it again.",
    );
  }
  const { firestore, storage } = JSON.parse(json) as Counts;
  console.log(
    table(
      ['rules', 'documents at most', 'goal', 'for example'],
      [
        ['firestore.rules', String(firestore.documents), '3', firestore.request],
        ['storage.rules', String(storage.documents), '2', storage.request],
      ],
    ),
  );
}
