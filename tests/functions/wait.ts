import { setTimeout } from 'node:timers/promises';

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

/** Long enough for a pending event to have had its effect, when the functions are warm. */
export async function quiet(): Promise<void> {
  await setTimeout(1_200);
}
