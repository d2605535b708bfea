import type { BlogPost } from '@app/domain/blog';
import { aBlogPost } from '@app/seed/builders';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePostToEdit } from './use-post-to-edit';
import { usePost } from './use-post';

/** What each source has told so far, by the end of its key; what was asked for. */
const told = vi.hoisted((): { byKey: Record<string, unknown>; asked: Set<string> } => ({
  byKey: {},
  asked: new Set(),
}));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
const read = vi.hoisted(() => (name: string | null | undefined) => {
  if (name === null || name === undefined) return { status: 'loading' };
  told.asked.add(name);
  return told.byKey[name] ?? { status: 'loading' };
});
vi.mock('@/lib/live/live', () => ({
  useLive: (source: { key: string[] } | null) => read(source?.key.at(-1)),
}));
vi.mock('@/lib/live/use-document', () => ({ useDocument: read }));

const post: BlogPost = { id: 'p1', ...aBlogPost({ slug: 'old' }) };
const ready = (data: BlogPost | null) => ({ status: 'ready', data });
beforeEach(() => {
  told.byKey = {};
  told.asked.clear();
});

test('an article is followed by the slug that it was found by, and asked for once', () => {
  told.byKey['old'] = ready(post);
  const found = renderHook(() => usePostToEdit('old'));
  const followed = renderHook(() => usePost(post));
  expect(found.result.current).toBe(post);
  expect(followed.result.current.data).toBe(post);
  told.byKey['old'] = ready({ ...post, title: 'ใหม่' });
  followed.rerender();
  expect(followed.result.current.data?.title).toBe('ใหม่');
  expect([...told.asked]).toEqual(['old']);
});

test('when it has that slug no longer, its id says whether it has another or is gone', () => {
  told.byKey['old'] = ready(post);
  const { result, rerender } = renderHook(() => usePost(post));
  // Another article has taken the slug.
  told.byKey['old'] = ready({ ...post, id: 'p2' });
  rerender();
  expect(result.current.status).toBe('loading');
  told.byKey['blog_posts/p1'] = ready({ ...post, slug: 'new' });
  rerender();
  expect(result.current.data?.slug).toBe('new');
  told.byKey['blog_posts/p1'] = ready(null);
  rerender();
  expect(result.current).toEqual(ready(null));
});

test('of a new article nothing is asked', () => {
  renderHook(() => usePost(null));
  expect(told.asked.size).toBe(0);
});

test('the editor begins with what was found first, whatever becomes of it; another slug is another article', () => {
  const { result, rerender } = renderHook(({ slug }) => usePostToEdit(slug), {
    initialProps: { slug: 'old' },
  });
  expect(result.current).toBeUndefined();
  told.byKey['old'] = ready(post);
  act(() => rerender({ slug: 'old' }));
  expect(result.current).toBe(post);
  told.byKey['old'] = ready(null);
  act(() => rerender({ slug: 'old' }));
  expect(result.current).toBe(post);
  act(() => rerender({ slug: 'other' }));
  expect(result.current).toBeUndefined();
  told.byKey['other'] = ready(null);
  act(() => rerender({ slug: 'other' }));
  expect(result.current).toBeNull();
});

test('what cannot be loaded is not there', () => {
  told.byKey['old'] = { status: 'failed', data: undefined, problem: 'offline' };
  expect(renderHook(() => usePostToEdit('old')).result.current).toBeNull();
});
