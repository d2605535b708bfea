import { effect } from '../lib/effect.ts';
import { loadRenderer, renderInTime } from '../site/page-renderer.ts';
import { contentOf, forgetRendered, keptPosts } from './rendered-post.repo.ts';
import { renderedPost } from './rendered-post.ts';

/** An article is rendered when it is saved, and not when it is read (decision 122). */
export const renderPost = effect(
  'renderPost',
  (event) => event.data?.before.get('content') !== event.data?.after.get('content'),
  async (changed, { id }) => {
    if (!changed) return { outcome: 'nothing to do' };
    const content = await contentOf(id);
    if (content === null) {
      await forgetRendered(id);
      return { outcome: 'forgotten' };
    }
    const renderer = await loadRenderer().catch(() => null);
    // Deployed without the website's build: whoever serves the article renders it.
    if (renderer === null) return { outcome: 'no renderer' };
    const deps = { ...keptPosts, version: renderer.articleVersion, render: renderInTime };
    const { isNew, excess } = await renderedPost(deps, { id, content });
    if (!isNew) return { outcome: 'kept before' };
    return { outcome: excess === null ? 'rendered' : `plain: ${excess.kind}` };
  },
);
