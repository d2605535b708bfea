import { blogPostSchema } from '@app/domain/blog';
import type { PageRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { roadmapStepSchema } from '@app/domain/roadmap';
import { testimonialSchema } from '@app/domain/testimonial';
import { inLanguage } from '@app/domain/translations';
import { aBlogPost, aRoadmapStep, aTestimonial } from '@app/seed/builders';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindAlso } from '@/lib/thai/bound-parts';
import { SITE_TERMS } from '@/lib/thai/site-terms';
import { LiveArticle, LiveBlog, LiveRoadmap, LiveTestimonials } from '@/routes/site/live-parts';
import { renderScreen, speak } from '@/testing/render-screen';
import { renderArticle } from '../render/render-article';
import { renderDataPage } from '../render/render-data-page';
import { ASSETS } from '../testing/site-assets';
import { contentOf } from './live';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { projectId: 'demo-site', apiKey: 'demo-key' },
  emulators: null,
}));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/roadmap/components/step-status-select', () => ({ StepStatusSelect: null }));
const { data, of } = vi.hoisted(() => {
  const data: Record<string, object[]> = {};
  return { data, of: (part: string) => () => ({ status: 'ready', data: data[part] }) };
});
vi.mock('@/features/blog/api/use-post-of', () => ({ usePostOf: of('article') }));
vi.mock('@/features/blog/api/use-posts', () => ({ usePosts: of('blog') }));
vi.mock('@/features/roadmap/api/use-roadmap', () => ({ useRoadmap: of('roadmap') }));
vi.mock('@/features/testimonials/api/use-testimonials', () => ({ useTestimonials: of('testimonials') }));

const posts = ['หนึ่ง', 'สอง'].map((title, index) =>
  blogPostSchema.parse({
    id: String(index),
    ...aBlogPost({ title: `อายุความของลูกหนี้ ${title} 15 วัน`, image_url: '/media/a.png' }),
  }),
);
const testimonials = [1, 2].map((index) => testimonialSchema.parse({ id: String(index), ...aTestimonial() }));
const steps = [1, 2].map((index) =>
  roadmapStepSchema.parse({ id: String(index), ...aRoadmapStep({ step_number: index }) }),
);

const MARKDOWN = `## อายุความ 15 วัน

ลูกหนี้ **ไม่ชำระ**[^1] ดู [มาตรา 193](https://example.com) ![ตาราง](/media/a.png) www.example.com

- [x] ทวงถาม
- ฟ้อง

| ศาล | วัน |
| --- | :-: |
| แพ่ง | 15 |

[^1]: ประมวลกฎหมายแพ่งและพาณิชย์`;
/** With an English text; a Chinese page shows the Thai one. */
const post = blogPostSchema.parse({
  id: 'a',
  ...aBlogPost({ content: MARKDOWN, content_i18n: { en: MARKDOWN.replace('อายุความ', 'Limitation') } }),
});
Object.assign(data, { article: [post], blog: posts, roadmap: steps, testimonials });

/** The article's page as the function asks for it. */
function articleIn(language: Language): PageRequest {
  const { text, language: own } = inLanguage(post.content, post.content_i18n, language);
  return { page: 'article', post, html: renderArticle(text, own).html };
}

let stop: () => void;
beforeEach(() => {
  stop = bindAlso(SITE_TERMS);
});
afterEach(() => stop());

it.each<[string, (language: Language) => PageRequest, ComponentType<{ onReady: () => void }>]>([
  ['article', articleIn, LiveArticle],
  ['blog', () => ({ page: 'blog', posts, number: 1, hasOlder: true }), LiveBlog],
  ['roadmap', () => ({ page: 'roadmap', steps }), LiveRoadmap],
  ['testimonials', () => ({ page: 'home', testimonials, figures: null }), LiveTestimonials],
])('the browser draws the %s as the server does, so that it stays', async (part, requestIn, Part) => {
  for (const language of ['th', 'en', 'zh'] as const) {
    const html = await renderDataPage(requestIn(language), language, ASSETS);
    const sent = new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-live=${part}]`);
    await speak(language);
    const { container, unmount } = renderScreen(<Part onReady={() => undefined} />);
    expect(contentOf(container)).toBe(contentOf(sent ?? document.body));
    unmount();
  }
});
