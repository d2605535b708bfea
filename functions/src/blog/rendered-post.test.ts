import type { RenderedPost } from '@app/domain/blog';
import { aRenderedPost } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import { hashOf, renderedPost, type RenderDeps } from './rendered-post.ts';

const post = { id: 'p1', language: 'en', content: '# a' } as const;
const current = aRenderedPost({
  html: '<h2>a</h2>',
  renderer_version: '2',
  content_hash: hashOf(post.content),
});

function bench(kept: RenderedPost | null, html = '<h2>new</h2>') {
  const keeping: Parameters<RenderDeps['keep']>[] = [];
  const rendered: string[] = [];
  const deps: RenderDeps = {
    version: '2',
    kept: () => Promise.resolve(kept),
    render: (markdown, language) => {
      rendered.push(`${language} ${markdown}`);
      return Promise.resolve({ html, excess: null });
    },
    keep: (...all) => Promise.resolve(void keeping.push(all)),
  };
  return { deps, keeping, rendered };
}

describe('a requested article', () => {
  it('is not rendered if its HTML is cached', async () => {
    const { deps, rendered } = bench(current);
    expect(await renderedPost(deps, post)).toMatchObject({ html: '<h2>a</h2>', isNew: false });
    expect(rendered).toEqual([]);
  });

  it.each([
    ['nothing is kept', null],
    ['another renderer made it', { ...current, renderer_version: '1' }],
    ['it was made of another text', { ...current, content_hash: hashOf('# b') }],
    ['it was too large to be kept', { ...current, html: null }],
  ])('is rendered and kept where %s', async (_what, kept) => {
    const { deps, keeping, rendered } = bench(kept);
    expect(await renderedPost(deps, post)).toMatchObject({ html: '<h2>new</h2>', isNew: true });
    expect(rendered).toEqual(['en # a']);
    expect(keeping).toMatchObject([[post, { html: '<h2>new</h2>', renderer_version: '2' }]]);
  });

  it('is cached without its HTML if that exceeds a document', async () => {
    const { deps, keeping } = bench(null, 'ก'.repeat(300_001));
    expect((await renderedPost(deps, post)).html).toHaveLength(300_001);
    expect(keeping[0]?.[1]).toMatchObject({ html: null });
  });
});
