import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { paths } from '@app/domain/paths';
import { aBlogPost } from '@app/seed/builders';
import { requiredEnv } from '../support/env.ts';
import { db } from './server.ts';

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

/** Polls until the answer is the same twice, with no event between. @returns it */
export async function untilSteady<T>(ask: () => Promise<T>): Promise<T> {
  let before: string | undefined;
  return until(
    'a steady answer',
    async () => {
      await quiet();
      return ask();
    },
    (answer) => {
      const isSteady = JSON.stringify(answer) === before;
      before = JSON.stringify(answer);
      return isSteady;
    },
  );
}

/** In ms. Longer than an event that a function causes is on its path from the database to the emulator of functions. */
const CALM = 400;

/** Until every event of what was written before has had its effect: also where nothing else is to be awaited. */
export async function quiet(): Promise<void> {
  // Events come in the order of their writes: this one comes after them, however late they are.
  await mark();
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

/** Writes an article, and waits for what a trigger adds to it. */
async function mark(): Promise<void> {
  const word = randomBytes(6).toString('hex');
  // One document, whose slug and text stay: all that its trigger does then is to keep the search words.
  const post = db.doc(paths.blogPost('mark'));
  await post.set(aBlogPost({ title: word, slug: post.id, content: '' }), { merge: true });
  await until(
    'the event of the mark',
    async () => (await post.get()).get('search_words') as string[] | undefined,
    (words) => words?.includes(word) === true,
  );
}

/** Of `tools/emulators/share-workers.ts`. */
async function isWorking(): Promise<boolean> {
  const answer = await fetch(`http://${requiredEnv('FUNCTIONS_EMULATOR_HOST')}/is-working`);
  return (await answer.json()) as boolean;
}
