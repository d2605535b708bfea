import { Failure } from '../failure.ts';
import { unlessInterrupted } from '../interrupt.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import type { Suite } from './suite.ts';

/** Loads the demo data into running emulators, in a separate process, which reads their addresses from the environment. */
export async function loadDemoData(suite: Suite): Promise<void> {
  console.log('Loading the demo data …');
  const args = [inRepository('seed', 'src', 'seed.ts'), '--project', suite.project];
  const { code, output } = await unlessInterrupted(
    runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { env: suite.env }),
  );
  if (code === 0) return;
  console.error(output.trim());
  throw new Failure(
    'The demo data could not be loaded: correct what the lines above name, and run the command again.',
  );
}
