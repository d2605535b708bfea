import { setTimeout } from 'node:timers/promises';
import { COLLECTIONS } from '@app/domain/paths';
import { aBlogPost } from '@app/seed/builders';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** As many events as the emulator handles at the same time (`tools/emulators/environment.ts`). */
const PROCESSES = 8;
/** How often the writes are repeated after the emulator lost an event, and how long each attempt may take, in ms. */
const ATTEMPTS = 6;
const PATIENCE = 20_000;

/**
 * Starts the processes in which functions run, so that no test waits for a cold start: articles are written at the same time, and
 * deleted when each has had its effect. The Firestore emulator drops an event when its process does not start in time.
 * @throws Error when the functions do not answer
 */
export async function wakeFunctions(app: App): Promise<void> {
  const db = getFirestore(app);
  const posts = Array.from({ length: PROCESSES }, () => db.collection(COLLECTIONS.blogPosts).doc());
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await Promise.all(
        posts.map((post) => post.set(aBlogPost({ title: `early ${attempt}`, slug: post.id.toLowerCase() }))),
      );
      const end = Date.now() + PATIENCE;
      while (Date.now() < end) {
        const written = await db.getAll(...posts);
        if (written.every((post) => post.get('search_words') !== undefined)) return;
        await setTimeout(100);
      }
    }
  } finally {
    await Promise.all(posts.map((post) => db.recursiveDelete(post)));
  }
  throw new Error('The functions did not answer.');
}
