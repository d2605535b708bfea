import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followData } from './live';

vi.mock('@/lib/session/session', () => ({ followSessionOnce: () => undefined }));
vi.mock('@/lib/command/query-provider', () => ({
  QueryProvider: ({ children }: { children: unknown }) => children,
}));

/** The slugs that the database has, and what gives the part others. */
const live = vi.hoisted(() => ({ slugs: ['a', 'b'], change: (_: string[]) => {} }));

vi.mock('@/routes/site/live-parts', async () => {
  const { useState } = await import('react');
  return {
    LiveArticle: null,
    LiveRoadmap: null,
    LiveTestimonials: null,
    LiveBlog: ({ onReady }: { onReady: () => void }) => {
      const [slugs, setSlugs] = useState(live.slugs);
      live.change = setSlugs;
      useEffect(onReady, [onReady]);
      return slugs.map((slug) => (
        <a key={slug} className="underline hover:text-ink" href={`/blog/${slug}`}>
          {slug}
        </a>
      ));
    },
  };
});

const place = () => document.querySelector<HTMLElement>('[data-live]')!;
const link = (slug: string) => place().querySelector<HTMLElement>(`a[href="/blog/${slug}"]`);
const begin = () => act(async () => Promise.resolve(followData()));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // As the finished page has it, with a short name for the classes.
  document.body.innerHTML =
    '<div data-live="blog"><a class="k" href="/blog/a">a</a><a class="k" href="/blog/b">b</a></div>';
});

it('a part that says the same stays as it was sent, with its focus, until its data change', async () => {
  live.slugs = ['a', 'b'];
  const sent = link('b');
  sent?.focus();
  await begin();
  expect(link('b')).toBe(sent);
  expect(document.activeElement).toBe(sent);
  await act(async () => Promise.resolve(live.change(['a', 'b', 'c'])));
  expect(link('c')).not.toBeNull();
  expect(document.activeElement).toBe(link('b'));
});

it('a part that says something else is replaced, and the same link has the focus', async () => {
  live.slugs = ['c', 'b'];
  const sent = link('b');
  sent?.focus();
  await begin();
  expect(sent?.isConnected).toBe(false);
  expect(link('c')).not.toBeNull();
  expect(document.activeElement).toBe(link('b'));
  expect(link('a')).toBeNull();
});
