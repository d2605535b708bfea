import type { BlogPost } from '@app/domain/blog';
import { aBlogPost, aProfile } from '@app/seed/builders';
import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { Live } from '@/lib/live/connection';
import { customer } from './fake-session';

/**
 * An article that a test decides, and who edits it. In place of the live one, which wants a Firebase:
 * `vi.mock('../../api/use-post', () => import('@/testing/fake-post'))`.
 */
export const post: BlogPost = {
  id: 'p1',
  ...aBlogPost({ slug: 'old-slug', title: 'หัวข้อเดิม', content: 'เดิม' }),
};

/** The next version, a minute later, by somebody else. */
export const theirs: BlogPost = {
  ...post,
  content: 'ของวรรณา',
  author_name: 'วรรณา',
  published_at: new Date(post.published_at.getTime() + 60_000),
};

/** The admin who edits it. */
export const me = {
  ...customer(),
  uid: 'admin-1',
  email: 'admin@example.com',
  profile: { ...aProfile({ role: 'admin', full_name: 'สมชาย' }), id: 'admin-1' },
};

let stored: BlogPost | null = null;
const listeners = new Set<() => void>();

/** From now on the article is `next`; null: somebody has deleted it. */
export function becomes(next: BlogPost | null): void {
  act(() => {
    stored = next;
    for (const listener of listeners) listener();
  });
}

export function usePost(edited: BlogPost | null): Live<BlogPost | null> {
  const data = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stored,
  );
  const rest = { problem: undefined, retry: () => undefined };
  return edited === null
    ? { status: 'loading', data: undefined, ...rest }
    : { status: 'ready', data, ...rest };
}
