import { blogPostSchema } from '@app/domain/blog';
import type { PageRequest } from '@app/domain/contracts/render-page';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { testimonialSchema } from '@app/domain/testimonial';
import { aBlogPost, aRoadmapStep, aTestimonial } from '@app/seed/builders';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArticleList } from '@/features/blog/components/article-list';
import { RoadmapLedger } from '@/features/roadmap/components/roadmap-ledger';
import { TestimonialList } from '@/features/testimonials/components/testimonial-list';
import { bindAlso } from '@/lib/thai/bound-parts';
import { SITE_TERMS } from '@/lib/thai/site-terms';
import { renderScreen, speak } from '@/testing/render-screen';
import { renderDataPage } from '../render/render-data-page';
import { ASSETS } from '../testing/site-assets';
import { contentOf } from './live';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { projectId: 'demo-site', apiKey: 'demo-key' },
  emulators: null,
}));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/routes/site/live-parts', () => ({
  LiveArticle: null,
  LiveBlog: null,
  LiveRoadmap: null,
  LiveTestimonials: null,
}));

const posts = ['หนึ่ง', 'สอง'].map((title, index) =>
  blogPostSchema.parse({ id: String(index), ...aBlogPost({ title: `อายุความของลูกหนี้ ${title} 15 วัน` }) }),
);
const testimonials = [1, 2].map((index) => testimonialSchema.parse({ id: String(index), ...aTestimonial() }));
const steps = [1, 2].map((index) =>
  roadmapStepSchema.parse({ id: String(index), ...aRoadmapStep({ step_number: index }) }),
);

let stop: () => void;
beforeEach(() => {
  stop = bindAlso(SITE_TERMS);
});
afterEach(() => stop());

it.each<[string, PageRequest, ReactNode]>([
  ['blog', { page: 'blog', posts, number: 1, hasOlder: true }, <ArticleList key="" posts={posts} />],
  ['roadmap', { page: 'roadmap', steps }, <RoadmapLedger key="" steps={steps} />],
  [
    'testimonials',
    { page: 'home', testimonials, figures: null },
    <TestimonialList key="" testimonials={testimonials} />,
  ],
])('the browser draws the %s as the server does, so that it stays', async (part, request, content) => {
  for (const language of ['th', 'en', 'zh'] as const) {
    const html = await renderDataPage(request, language, ASSETS);
    const sent = new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-live=${part}]`);
    await speak(language);
    const { container, unmount } = renderScreen(content);
    expect(contentOf(container)).toBe(contentOf(sent ?? document.body));
    unmount();
  }
});
