import { paths } from '@app/domain/paths';
import { expect, it } from 'vitest';
import { person } from './people.ts';
import { db } from './server.ts';
import { quiet, until } from './wait.ts';

it('an application writes nothing to a document that all partners share', async () => {
  const uid = await person('crowd', 'customer', 'Pending');
  await until(
    'search words',
    async () => (await db.doc(paths.partner(uid)).get()).get('search_words') as unknown,
    (words) => words !== undefined,
  );
  await quiet();
  const shards = await db.collectionGroup('shards').get();
  expect(JSON.stringify(shards.docs.map((shard) => shard.data()))).not.toContain(uid);
});
