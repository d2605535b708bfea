import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryProvider } from '@/lib/command/query-provider';
import { followSessionOnce } from '@/lib/session/session';
import { bindAlso } from '@/lib/thai/bound-parts';
import { SITE_TERMS } from '@/lib/thai/site-terms';
import { LiveArticle, LiveBlog, LiveRoadmap, LiveTestimonials } from '@/routes/site/live-parts';

const PARTS: Readonly<Record<string, ComponentType<{ onReady: () => void }>>> = {
  testimonials: LiveTestimonials,
  blog: LiveBlog,
  article: LiveArticle,
  roadmap: LiveRoadmap,
};

/** From now on the parts of a page that are data follow it. Drawn aside first, so that nothing flickers or jumps. */
export function followData(): void {
  followSessionOnce();
  // As the server does, so that no line ends elsewhere when it is drawn again.
  bindAlso(SITE_TERMS);
  for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const Part = PARTS[place.dataset['live'] ?? ''];
    if (Part === undefined) continue;
    const drawn = document.createElement('div');
    const show = () => {
      if (!place.contains(drawn)) place.replaceChildren(drawn);
    };
    createRoot(drawn).render(
      <QueryProvider>
        <Part onReady={show} />
      </QueryProvider>,
    );
  }
}
