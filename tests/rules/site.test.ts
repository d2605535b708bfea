import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { toSlug } from '@app/domain/blog';
import { LIMITS } from '@app/domain/limits';
import { COLLECTIONS } from '@app/domain/paths';
import { ROADMAP_STATUSES } from '@app/domain/roadmap';
import { aBlogPost } from '@app/seed/builders';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newBlogPost } from './documents.ts';
import { FieldChecks, OTHER_TIMES } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const COVERS = [`blog-images/${AD.uid}/1719900000000-ปก.png`, 'blog-images/u/1719900000000-a.jpg'];
const NO_COVERS = [
  'blog-images/u/cover.png',
  'blog-images/1719900000000-a.png',
  'blog-images/u/v/1719900000000-a.png',
  'blog-images/u/1719900000000-',
  'blog-images/u/1719900000000-a b.png',
  'blog-images/u/1719900000000-a\u202e.png',
  'blog-images/../1719900000000-a/b.png',
  'case-files/u/1719900000000-a.png',
  'x-blog-images/u/1719900000000-a.png',
  `blog-images/u/1719900000000-${'a'.repeat(LIMITS.url)}`,
];
const postRef = (id: string) => doc(actors.as(AD), COLLECTIONS.blogPosts, id);
const slugRef = (slug: string) => doc(actors.as(AD), COLLECTIONS.blogSlugs, slug);

describe('a new post', () => {
  const send = (data: DocumentData) => setDoc(postRef(`post-${serial++}`), data);
  const check = new FieldChecks(() => newBlogPost(AD, 'กฎหมาย-2558'), send);
  check.keys({ optional: ['image_url'], extra: ['role', 'status', 'search_words'] });
  check.id((id, data) => setDoc(postRef(id), { ...data, slug: `slug-${serial++}` }));
  check.text('title', LIMITS.name);
  for (const key of ['excerpt', 'content'] as const) {
    check.accepts(`an empty ${key}`, () => ({ [key]: '' }));
    check.anyText(key);
    check.bound(key, LIMITS[key]);
    check.type(key, ['a text']);
  }
  for (const [key, max] of [
    ['title_i18n', LIMITS.name],
    ['excerpt_i18n', LIMITS.excerpt],
    ['content_i18n', LIMITS.translatedContent],
  ] as const) {
    check.type(key, ['a map']);
    check.accepts(`${key} in two languages`, () => ({ [key]: { en: 'a'.repeat(max), zh: '' } }));
    check.refuses(`a longer ${key}`, () => ({ [key]: { en: 'a'.repeat(max + 1) } }));
    check.refuses(`${key} in another language`, () => ({ [key]: { fr: 'a' } }));
    check.refuses(`${key} that is no text`, () => ({ [key]: { zh: 7 } }));
  }
  check.picture('image_url');
  check.bound('image_url', LIMITS.url, (length) => 'blog-images/u/1719900000000-'.padEnd(length, 'a'));
  for (const path of COVERS) check.accepts(`image_url "${path}"`, () => ({ image_url: path }));
  for (const path of NO_COVERS) check.refuses(`image_url "${path}"`, () => ({ image_url: path }));
  check.refuses('such a path as the picture of a person', () => ({ author_avatar_url: COVERS[0] }));
  check.picture('author_avatar_url');
  check.text('author_name', LIMITS.email);
  check.pinned('user_id', [CO.uid, '']);
  check.now('published_at');
  for (const key of ['first_published_at', 'updated_at']) {
    check.accepts(`${key} of now`, () => ({ [key]: serverTimestamp() }));
    check.now(key);
  }
  check.type('slug', ['a text']);
  // No companion document could have such an id.
  check.refuses('a slug that Firestore reserves', () => ({ slug: '__a__' }));
  check.accepts('a slug with fewer underscores', () => ({ slug: '_a_' }));
  check.bound('slug', LIMITS.slug, (length) => 'a'.repeat(length));
  for (const title of ['กฎหมาย ทวงหนี้ 2558', 'A_b  C', 'ร้อย% ?#/', ' - x - ']) {
    const slug = toSlug(title);
    check.accepts(`"${slug}", made of "${title}"`, () => ({ slug }));
  }
  for (const slug of [
    '',
    '-',
    '-a',
    'a-',
    'a--b',
    'A',
    'a b',
    'a/b',
    'a%20b',
    'a?',
    '中文',
    'é',
    'a\n',
    '\u200b',
  ]) {
    expect(toSlug(slug) === slug && slug !== '').toBe(false);
    check.refuses(`the slug "${slug}"`, () => ({ slug }));
  }
});

describe('a saved post', () => {
  const ref = () => postRef(IDS.post);
  const old = () => aBlogPost({ user_id: AD.uid, slug: IDS.slug });
  const send = (change: DocumentData) => updateDoc(ref(), change);
  const check = new FieldChecks(() => ({ title: 'หัวข้อใหม่', published_at: serverTimestamp() }), send);
  beforeEach(() => arrange(actors, { [ref().path]: old() }));
  check.accepts('an unchanged date', () => ({ published_at: old().published_at }));
  for (const [name, time] of Object.entries(OTHER_TIMES)) {
    check.refuses(`published_at ${name}`, () => ({ published_at: time() }));
  }
  for (const [key, value] of Object.entries({
    excerpt: 'ใหม่',
    content: 'ใหม่',
    image_url: COVERS[0],
    author_name: 'ผู้เขียนใหม่',
    author_avatar_url: 'https://lh3.googleusercontent.com/a/new',
    title_i18n: { en: 'New title' },
    excerpt_i18n: { en: 'New' },
    content_i18n: { zh: '新' },
  }))
    check.accepts(`a changed ${key}`, () => ({ [key]: value }));
  check.refuses('the words of its search', () => ({ search_words: ['x'] }));
  check.accepts('the date of its first publication', () => ({ first_published_at: old().published_at }));
  check.refuses('now as the date of its first publication', () => ({
    first_published_at: serverTimestamp(),
  }));
  check.refuses('another author', () => ({ user_id: CO.uid }));
  check.refuses('a blank title', () => ({ title: '\u200b' }));
  check.refuses('a further field', () => ({ status: 'draft' }));
  check.refuses('an invalid slug', () => ({ slug: 'A b' }));
});

describe('a post saved with its dates', () => {
  const FIRST = new Date('2026-01-05T03:00:00.000Z');
  const LAST = new Date('2026-05-05T03:00:00.000Z');
  const ref = () => postRef(IDS.post);
  const old = () => ({
    ...aBlogPost({ user_id: AD.uid, slug: IDS.slug, published_at: LAST }),
    first_published_at: FIRST,
    updated_at: LAST,
    search_words: ['อา'],
  });
  const send = (change: DocumentData) => updateDoc(ref(), change);
  const save = { title: 'หัวข้อใหม่', published_at: serverTimestamp(), updated_at: serverTimestamp() };
  const check = new FieldChecks(() => save, send);
  beforeEach(() => arrange(actors, { [ref().path]: old() }));
  check.accepts('its unchanged first date', () => ({ first_published_at: FIRST }));
  check.refuses('another first date', () => ({ first_published_at: LAST }));
  for (const [name, time] of Object.entries(OTHER_TIMES))
    check.refuses(`updated_at ${name}`, () => ({ updated_at: time() }));
  check.type('updated_at', []);
  check.type('first_published_at', []);
  check.refuses('search words', () => ({ search_words: ['x'] }));
  check.refuses('search words that are a text', () => ({ search_words: 'อา' }));
  test('may be saved by a client without dates and words, whole or in part', async () => {
    await assertSucceeds(send({ title: 'อีกหัวข้อ' }));
    await assertSucceeds(setDoc(ref(), { ...newBlogPost(AD, IDS.slug) }));
    await assertFails(send({ search_words: ['x'] }));
  });
});

describe('no two posts share a slug', () => {
  beforeEach(() => begin(actors));
  const save = async (id: string, slug: string, companion: string | null = id) => {
    const batch = writeBatch(actors.as(AD));
    batch.set(postRef(id), newBlogPost(AD, slug));
    if (companion !== null) batch.set(slugRef(slug), { post_id: companion });
    await batch.commit();
  };
  test('the second post is refused, with a companion and without', async () => {
    await assertFails(save('second', IDS.slug));
    await assertFails(save('second', IDS.slug, null));
    await assertSucceeds(save('second', 'another'));
  });
  test('only one of two posts in a batch can have the slug', async () => {
    const batch = writeBatch(actors.as(AD));
    batch.set(postRef('one'), newBlogPost(AD, 'twin'));
    batch.set(postRef('two'), newBlogPost(AD, 'twin'));
    batch.set(slugRef('twin'), { post_id: 'one' });
    await assertFails(batch.commit());
  });
  test('a companion names a post that has the slug', async () => {
    await assertFails(save('second', 'another', IDS.post));
    await assertFails(save('second', 'another', 'missing'));
    await assertFails(setDoc(slugRef('another'), { post_id: IDS.post }));
    await assertFails(setDoc(slugRef('another'), { post_id: 7 }));
  });
  test('a companion has one field', async () => {
    await arrange(actors, { [slugRef(IDS.slug).path]: null });
    await assertFails(setDoc(slugRef(IDS.slug), { post_id: IDS.post, x: 1 }));
    await assertFails(setDoc(slugRef(IDS.slug), {}));
    await assertSucceeds(setDoc(slugRef(IDS.slug), { post_id: IDS.post }));
  });
  test('a slug cannot be taken from a post that has it', async () => {
    await assertFails(deleteDoc(slugRef(IDS.slug)));
    await assertFails(updateDoc(slugRef(IDS.slug), { post_id: 'second' }));
  });
  test('another slug frees the old one, in the same batch', async () => {
    const batch = writeBatch(actors.as(AD));
    batch.update(postRef(IDS.post), { slug: 'renamed', published_at: serverTimestamp() });
    batch.delete(slugRef(IDS.slug));
    batch.set(slugRef('renamed'), { post_id: IDS.post });
    await assertSucceeds(batch.commit());
    await assertSucceeds(save('second', IDS.slug));
  });
  test('a deleted post frees its slug', async () => {
    const batch = writeBatch(actors.as(AD));
    batch.delete(postRef(IDS.post));
    batch.delete(slugRef(IDS.slug));
    await assertSucceeds(batch.commit());
    await assertSucceeds(save('second', IDS.slug));
  });
});

describe('a roadmap step', () => {
  const set = (change: DocumentData) =>
    updateDoc(doc(actors.as(AD), COLLECTIONS.roadmapSteps, IDS.step), change);
  for (const status of ROADMAP_STATUSES) test(`may be ${status}`, () => assertSucceeds(set({ status })));
  for (const status of ['Done', '', null, 1, 'unknown']) {
    test(`may not be ${JSON.stringify(status)}`, () => assertFails(set({ status })));
  }
  for (const key of ['phase', 'step_number', 'title', 'x']) {
    test(`keeps its ${key}`, () => assertFails(set({ status: 'done', [key]: 'x' })));
  }
});
