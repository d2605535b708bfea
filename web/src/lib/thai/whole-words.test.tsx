import { render, screen } from '@testing-library/react';
import { forwardRef, Fragment, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { jsx, jsxs } from './jsx-runtime';

const html = (type: ElementType, props: { children?: ReactNode; [name: string]: unknown }) =>
  renderToStaticMarkup((Array.isArray(props.children) ? jsxs : jsx)(type, props));
const LINK = forwardRef<HTMLAnchorElement, ComponentProps<'a'>>(function Link(props, ref) {
  return <a ref={ref} {...props} />;
});

it.each([
  ['a text of one word', 'button', 'ลูกหนี้', '<button class="whole">ลูกหนี้</button>'],
  ['a paragraph', 'p', 'ให้ลูกหนี้ทราบ', '<p class="whole">ให้ลูกหนี้ทราบ</p>'],
  ['a longer paragraph', 'p', 'แจ้งให้ลูกหนี้ทราบเร็วที่สุด', '<p>แจ้งให้<span class="whole">ลูกหนี้</span>ทราบเร็วที่สุด</p>'],
  [
    'what may lay out its children',
    'a',
    'แจ้งให้ลูกหนี้ทราบเร็วที่สุด',
    '<a><span>แจ้งให้<span class="whole">ลูกหนี้</span>ทราบเร็วที่สุด</span></a>',
  ],
  ['a link of the router', LINK, 'ลูกหนี้', '<a class="whole">ลูกหนี้</a>'],
  ['a fragment', Fragment, 'ลูกหนี้', '<span class="whole">ลูกหนี้</span>'],
] as const)('words are kept whole in %s', (_where, type, children, expected) => {
  expect(html(type, { children })).toBe(expected);
});

it('a figure and its unit are one text, and what is beside them keeps its place', () => {
  const children = [15, ' วัน', jsx('b', { children: 'x' }), null];
  expect(html('p', { children })).toBe('<p><span class="whole">15 วัน</span><b>x</b></p>');
});

it.each([
  ['an attribute', 'p', { 'aria-label': 'ลูกหนี้', children: 'x' }],
  ['the title', 'title', { children: 'ลูกหนี้' }],
  ['an option', 'option', { children: 'ลูกหนี้' }],
  ['a text field', 'textarea', { readOnly: true, value: 'ลูกหนี้' }],
  ['a text of one line', 'td', { className: 'truncate px-2', children: 'ลูกหนี้' }],
])('nothing is put into %s', (_where, type, props) => {
  expect(html(type as ElementType, props)).not.toContain('whole');
});

it('the text of an element is what it was, for tests and for readers', () => {
  render(jsx('p', { children: 'แจ้งให้ลูกหนี้ชำระ 482,500.00 บาท ภายใน 15 วัน' }));
  expect(screen.getByRole('paragraph').textContent).toBe('แจ้งให้ลูกหนี้ชำระ 482,500.00 บาท ภายใน 15 วัน');
});
