import { expect, it, vi } from 'vitest';
import { renderArticle } from './render-article';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { storageBucket: 'demo-portal.appspot.com' },
  emulators: null,
}));

it.each([
  ['th', 'เชิงอรรถ'],
  ['en', 'Footnotes'],
  ['zh', '脚注'],
] as const)('the footnotes of an article in %s are called %s', (language, title) => {
  const { html, excess } = renderArticle('a[^1]\n\n[^1]: b', language);
  expect(excess).toBeNull();
  expect(html).toContain(`<h2 id="footnote-label" class="sr-only">${title}</h2>`);
});
