import { COLLECTIONS, paths } from '@app/domain/paths';
import { expect, it } from 'vitest';
import { person } from './people.ts';
import { db, server } from './server.ts';
import { quiet, until, untilSteady } from './wait.ts';
import { wholeDatabase } from './whole-database.ts';

/** What follows an admin, who is notified of every application; and articles, of which one shows that the events are over (`wait.ts`). */
const OTHERS = [
  COLLECTIONS.notifications,
  COLLECTIONS.notificationStreams,
  COLLECTIONS.rateLimits,
  COLLECTIONS.blogPosts,
];

async function sharedDocuments(): Promise<Map<string, string>> {
  const all = await wholeDatabase(server);
  return new Map([...all].filter(([path]) => !OTHERS.some((name) => path.startsWith(`${name}/`))));
}

async function apply(name: string): Promise<void> {
  const uid = await person(name, 'customer', 'Pending');
  await until(
    'search words',
    async () => (await db.doc(paths.partner(uid)).get()).get('search_words') as unknown,
    (words) => words !== undefined,
  );
  await quiet();
}

it('an application writes nothing to a document that all partners share', async () => {
  // What the first one creates, the second one would change.
  await apply('crowd');
  const before = new Map(await untilSteady(async () => [...(await sharedDocuments())]));
  await apply('crowd');
  const after = await sharedDocuments();
  expect(after.size).toBeGreaterThan(before.size);
  expect([...before].filter(([path, text]) => after.get(path) !== text)).toEqual([]);
});
