import { DEEPEST } from '@app/domain/article-excess';
import type { Language } from '@app/domain/language';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
// For its effects: each test ends with an empty page, and no complaint of React's passes.
import '@/testing/render-screen';
import { ArticleText } from './markdown';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { storageBucket: 'demo-portal.appspot.com' },
  emulators: null,
}));

/** As the function draws it: without a browser. */
const drawn = (markdown: string) => renderToStaticMarkup(<ArticleText language="th">{markdown}</ArticleText>);
const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;

describe('an article that is quoted or listed without end', () => {
  it.each([
    ['quotations', '>'.repeat(20_000), 'blockquote'],
    ['quotations with spaces', '> '.repeat(10_000), 'blockquote'],
    ['lists', '- '.repeat(10_000), 'ul'],
    ['numbered lists', '1. '.repeat(5_000), 'ol'],
  ])('is drawn, its %s as deep as one may read and all its text there', (_what, signs, tag) => {
    const html = drawn(`${signs}the text\n\nthe end`);
    expect(count(html, tag)).toBe(DEEPEST);
    expect(html).toContain('the text');
    expect(html).toContain('the end');
    const said = html.replaceAll(/<[^>]*>/g, '').replaceAll('&gt;', '>');
    expect(said.replaceAll(/\s/g, '')).toContain(`${signs.trim().at(-1)}thetext`);
  });

  it('is drawn when the two alternate', () => {
    const html = drawn(`${'> - '.repeat(5_000)}the text`);
    expect(count(html, 'blockquote') + count(html, 'ul')).toBe(DEEPEST);
    expect(html).toContain('the text');
  });
});

it('what people write is left as it is: quotations in quotations, lists in lists, a long rule', () => {
  const { container } = render(
    <ArticleText language="th">
      {`> one\n>> two\n>>> three\n\n- a\n  - b\n    1. c\n\n${'- '.repeat(40)}\n\n${'* '.repeat(40)}\n\n${'-'.repeat(80)}`}
    </ArticleText>,
  );
  expect(container.querySelector('blockquote blockquote blockquote')?.textContent.trim()).toBe('three');
  expect(container.querySelector('ul ul ol')?.textContent.trim()).toBe('c');
  expect(container.querySelectorAll('hr')).toHaveLength(3);
  expect(container.textContent).not.toContain('\\');
});

describe('footnotes', () => {
  const TEXT = 'ก[^1] ข[^ข] ค[^1]\n\n[link](#nowhere)\n\n[^1]: หนึ่ง\n[^ข]: สอง';
  const article = (language: Language) =>
    render(<ArticleText language={language}>{TEXT}</ArticleText>).container;
  const all = (container: HTMLElement, selector: string) => [...container.querySelectorAll(selector)];

  it('and their references lead to each other', () => {
    const container = article('th');
    const ids = all(container, '[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = all(container, 'a').flatMap((link) => [
      link.getAttribute('href')?.slice(1),
      link.getAttribute('aria-describedby') ?? [],
    ]);
    // Three references with their descriptions, three links back, and the author's link.
    expect(named.flat()).toHaveLength(10);
    expect(named.flat().filter((id) => !ids.includes(id ?? ''))).toEqual(['nowhere']);
  });

  it.each([
    ['th', 'เชิงอรรถ', ['1', '1-2', '2'].map((number) => `กลับไปยังเชิงอรรถ ${number} ในเนื้อหา`)],
    ['en', 'Footnotes', ['1', '1-2', '2'].map((number) => `Back to footnote ${number} in the text`)],
    ['zh', '脚注', ['1', '1-2', '2'].map((number) => `返回正文中脚注${number}的引用处`)],
  ] as const)('have texts in the language of the article: %s', (language, title, labels) => {
    const container = article(language);
    const [heading] = all(container, 'h2');
    expect([heading?.textContent, heading?.className]).toEqual([title, 'sr-only']);
    expect(all(container, '[aria-label]').map((link) => link.getAttribute('aria-label'))).toEqual(labels);
    if (language !== 'en') expect(container.innerHTML).not.toMatch(/Footnotes|Back to/);
  });
});
