import type { BlogPost } from '@app/domain/blog';
import { useState } from 'react';
import { useLive } from '@/lib/live/live';
import { postOfSlug } from './use-post';

/**
 * The article of a slug as the editor begins with it; what becomes of it later tells `usePost`, by the same connection.
 * @returns undefined while loading, null when it is not there or cannot be loaded
 */
export function usePostToEdit(slug: string): BlogPost | null | undefined {
  const live = useLive(postOfSlug(slug));
  const [begun, setBegun] = useState<{ slug: string; post: BlogPost | null } | null>(null);
  const known = begun?.slug === slug ? begun : null;
  if (known !== null) return known.post;
  if (live.status === 'loading') return undefined;
  const post = live.data ?? null;
  setBegun({ slug, post });
  return post;
}
