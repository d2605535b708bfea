import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryProvider } from '@/lib/command/query-provider';
import { keepFocus } from '@/lib/page/keep-focus';
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

/**
 * What a part says, to be compared: a finished page has other names for its classes (`web/site/document/class-names.ts`), drawings
 * without their language, and attributes in another order than React gives them in a browser.
 */
export function contentOf(part: Element): string {
  return part.innerHTML
    .replace(/ (?:class|style|xmlns)="[^"]*"/g, '')
    .replace(
      /(<[\w-]+ )([^>]+)/g,
      (_, tag: string, attributes: string) => tag + attributes.split(' ').toSorted().join(' '),
    );
}

/**
 * From now on the parts of a page that are data follow it. Drawn aside first, so that nothing flickers or jumps, and shown once they say
 * something else than the page: the first press of Tab brings this, and must not take away the link that it has reached.
 */
export function followData(): void {
  followSessionOnce();
  // As the server does, so that no line ends elsewhere when it is drawn again.
  bindAlso(SITE_TERMS);
  for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const Part = PARTS[place.dataset['live'] ?? ''];
    if (Part === undefined) continue;
    const drawn = document.createElement('div');
    const show = () => {
      if (place.contains(drawn) || contentOf(drawn) === contentOf(place)) return;
      keepFocus(place);
      place.replaceChildren(drawn);
    };
    const changes = new MutationObserver(show);
    const follow = () => {
      show();
      changes.observe(drawn, { attributes: true, characterData: true, childList: true, subtree: true });
    };
    createRoot(drawn).render(
      <QueryProvider>
        <Part onReady={follow} />
      </QueryProvider>,
    );
  }
}
