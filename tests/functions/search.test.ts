import { COLLECTIONS } from '@app/domain/paths';
import { aBlogPost, aCase, aContact } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const wordsOf = async (path: string) =>
  ((await db.doc(path).get()).get('search_words') as string[] | undefined) ?? [];
const untilFound = (path: string, word: string) =>
  until(
    `${word} in ${path}`,
    () => wordsOf(path),
    (words) => words.includes(word),
  );

it.each([
  ['a case', `${COLLECTIONS.cases}/${newId('case')}`, aCase({ debtor_name: 'บริษัทสมชายการค้า' }), 'สมชาย'],
  ['a message', `${COLLECTIONS.contacts}/${newId('letter')}`, aContact({ subject: 'ขอคำปรึกษา' }), 'ปรึกษา'],
  ['an article', `${COLLECTIONS.blogPosts}/${newId('post')}`, aBlogPost({ title: 'อายุความหนี้' }), 'หนี้'],
])('%s is found by a word inside its name', async (_, path, document, word) => {
  await db.doc(path).set(document);
  await untilFound(path, word);
});

it('the search words follow an article’s text; any other change writes nothing', async () => {
  const path = `${COLLECTIONS.blogPosts}/${newId('post')}`;
  await db.doc(path).set(aBlogPost({ title: 'Alpha', slug: newId('slug').toLowerCase() }));
  await untilFound(path, 'alpha');
  await db.doc(path).update({ title: 'Omega' });
  await untilFound(path, 'omega');
  expect(await wordsOf(path)).not.toContain('alpha');
  const { updateTime } = await db
    .doc(path)
    .update({ excerpt: 'Nothing that a list searches' })
    .then(() => db.doc(path).get());
  await quiet();
  expect((await db.doc(path).get()).updateTime?.isEqual(updateTime as FirebaseFirestore.Timestamp)).toBe(
    true,
  );
});
