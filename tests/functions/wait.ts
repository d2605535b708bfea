import { setTimeout } from 'node:timers/promises';
import { requiredEnv } from '../support/env.ts';

/** Milliseconds. Events and calls wait for each other, and a busy machine takes ten times as long as a quiet one. */
const PATIENCE = 90_000;
const PAUSE = 100;

/**
 * Polls until the answer is the expected one.
 * @param patience in ms
 * @throws the last answer when the time is over
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  isIt: (answer: T) => boolean,
  patience = PATIENCE,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(answer)}`);
    await setTimeout(PAUSE);
  }
}

/** In ms. Longer than an event is on its path from the database to the emulator of functions. */
const CALM = 400;

/** Until every pending event has had its effect: the emulator of functions has had nothing to do for a while. */
export async function quiet(): Promise<void> {
  let idleSince = Date.now();
  await until(
    'the emulator of functions',
    async () => {
      if (await isWorking()) idleSince = Date.now();
      return Date.now() - idleSince;
    },
    (calm) => calm >= CALM,
  );
}

/** Of `tools/emulators/share-workers.ts`. */
async function isWorking(): Promise<boolean> {
  const answer = await fetch(`http://${requiredEnv('FUNCTIONS_EMULATOR_HOST')}/is-working`);
  return (await answer.json()) as boolean;
}
