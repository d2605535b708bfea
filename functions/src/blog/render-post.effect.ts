import { LANGUAGES, type Language } from '@app/domain/language';
import { effect } from '../lib/effect.ts';
import { loadRenderer, renderInTime } from '../site/page-renderer.ts';
import { contentIn, contentOf, forgetRendered, keptPosts } from './rendered-post.repo.ts';
import { renderedPost } from './rendered-post.ts';

/** An article is rendered when it is saved, in each language that has changed, and not when it is read (decision 122). */
export const renderPost = effect(
  'renderPost',
  (event) =>
    LANGUAGES.filter(
      (language) => contentIn(event.data?.before, language) !== contentIn(event.data?.after, language),
    ),
  async (changed, { id }) => {
    const outcomes: string[] = [];
    // Sequentially: each may take up to the time limit of rendering.
    for (const language of changed) outcomes.push(await render(id, language));
    return { outcome: outcomes.join(', ') || 'nothing to do' };
  },
);

async function render(id: string, language: Language): Promise<string> {
  const content = await contentOf(id, language);
  if (content === null) {
    await forgetRendered(id, language);
    return `${language} forgotten`;
  }
  const renderer = await loadRenderer().catch(() => null);
  // Deployed without the website's build: the function that serves the article renders it.
  if (renderer === null) return `${language} no renderer`;
  const deps = { ...keptPosts, version: renderer.articleVersion, render: renderInTime };
  const { isNew, excess } = await renderedPost(deps, { id, language, content });
  if (!isNew) return `${language} kept before`;
  return `${language} ${excess === null ? 'rendered' : `plain: ${excess.kind}`}`;
}
