import { COLLECTIONS, paths } from '@app/domain/paths';
import { aBlogPost } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const posts = db.collection(COLLECTIONS.blogPosts);
const locks = db.collection(COLLECTIONS.blogSlugs);

const holder = async (slug: string) =>
  ((await locks.doc(slug).get()).get('post_id') as string | undefined) ?? null;
const untilHeld = (slug: string, by: string | null) =>
  until(
    `holder of ${slug}`,
    () => holder(slug),
    (post) => post === by,
  );

it('a post without a companion gets one, which moves with the slug and is deleted with the post', async () => {
  const post = posts.doc(newId('post'));
  const [slug, newSlug] = [newId('ทวงหนี้'), newId('ฟ้องคดี')];
  await post.set(aBlogPost({ slug }));
  await untilHeld(slug, post.id);
  await post.update({ slug: newSlug });
  await untilHeld(newSlug, post.id);
  await untilHeld(slug, null);
  await post.delete();
  await untilHeld(newSlug, null);
});

it('a companion written in the same batch is unchanged, and another post’s is not taken', async () => {
  const [first, second] = [posts.doc(newId('post')), posts.doc(newId('post'))];
  const slug = newId('slug');
  const batch = db.batch();
  batch.set(first, aBlogPost({ slug })).set(locks.doc(slug), { post_id: first.id });
  await batch.commit();
  await second.set(aBlogPost({ slug }));
  await quiet();
  expect(await holder(slug)).toBe(first.id);
  await second.delete();
  await quiet();
  expect(await holder(slug)).toBe(first.id);
});

const leadsTo = async (slug: string) =>
  ((await db.doc(paths.blogRedirect(slug)).get()).get('post_id') as string | undefined) ?? null;
const untilLeads = (slug: string, to: string | null) =>
  until(
    `where ${slug} leads`,
    () => leadsTo(slug),
    (post) => post === to,
  );

it('a former address redirects to its post after every further change, until another post has it', async () => {
  const [post, heir] = [posts.doc(newId('post')), posts.doc(newId('post'))];
  const [first, second, third] = [newId('แรก'), newId('สอง'), newId('สาม')];
  await post.set(aBlogPost({ slug: first }));
  await untilHeld(first, post.id);
  await post.update({ slug: second });
  await untilLeads(first, post.id);
  await post.update({ slug: third });
  await untilLeads(second, post.id);
  expect(await leadsTo(first)).toBe(post.id);

  await heir.set(aBlogPost({ slug: first }));
  await untilLeads(first, null);
  await heir.update({ slug: newId('อื่น') });
  await untilLeads(first, heir.id);
  // The post takes one of its old addresses again.
  await post.update({ slug: second });
  await untilLeads(second, null);
  await untilLeads(third, post.id);
  await Promise.all([post.delete(), heir.delete()]);
});

it('deleting a post deletes its former addresses', async () => {
  const post = posts.doc(newId('post'));
  const [old, now] = [newId('เก่า'), newId('ใหม่')];
  await post.set(aBlogPost({ slug: old }));
  await untilHeld(old, post.id);
  await post.update({ slug: now });
  await untilLeads(old, post.id);
  await post.delete();
  await untilLeads(old, null);
  await untilHeld(now, null);
});
