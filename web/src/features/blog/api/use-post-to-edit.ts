import { blogPostSchema, type BlogPost } from '@app/domain/blog';
import { COLLECTIONS } from '@app/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { db } from '@/lib/database';
import { decode } from '@/lib/firestore';

/** The article of a slug, as the server has it now; null when there is none. @throws the SDK's error */
async function loadPost(slug: string): Promise<BlogPost | null> {
  // From the server: without network the SDK's own memory would answer that there is none.
  const found = await getDocsFromServer(
    query(collection(db, COLLECTIONS.blogPosts), where('slug', '==', slug), limit(1)),
  );
  const [post] = found.docs;
  return post === undefined ? null : decode(post, blogPostSchema);
}

/** {@link loadPost} for the editor: undefined while loading, null when it is not there or cannot be loaded. */
export function usePostToEdit(slug: string): BlogPost | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['post-to-edit', slug],
    queryFn: () => loadPost(slug),
    // Each visit begins with what is stored by then.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return isError ? null : data;
}
