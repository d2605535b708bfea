// @vitest-environment node
import { expect, it } from 'vitest';
import { readHtml } from '../document/html-tree.ts';
import { firstStylesFor, stylesFor, wholeSheet } from '../document/page-styles.ts';
import { splitStyles, takeFaces } from './split-styles.ts';

const given = (css: string, html: string) => stylesFor(readHtml(html), splitStyles(css));

it.each([
  ['a rule whose class is there', '.a{x:1}', '<p class="b a">', '.a{x:1}'],
  ['not one whose class is missing', '.a{x:1}', '<p class="b">', ''],
  ['one without classes', 'p,:root{x:1}', '<p>', 'p,:root{x:1}'],
  ['one of two selectors', '.a,.b{x:1}', '<p class="b">', '.b{x:1}'],
  ['one for a language', 'p:lang(th),p:lang(zh){x:1}', '<p lang="zh">', 'p:lang(zh){x:1}'],
  ['one whose element is there', 'p,h4,table td{x:1}', '<p>', 'p{x:1}'],
  [
    'one for the kind of the page’s head',
    ':has([data-head=a]) p,:has([data-head=b]) p{x:1}',
    '<p data-head="b">',
    ':has([data-head=b]) p{x:1}',
  ],
  ['one for a page that has a head of any kind', ':is([data-head],.a) p{x:1}', '<p>', null],
  ['not where an ancestor’s class is missing', '.a .b{x:1}', '<p class="b">', ''],
  ['a class with signs', String.raw`.sm\:w-1\/2{x:1}`, '<p class="sm:w-1/2">', String.raw`.sm\:w-1\/2{x:1}`],
  [
    'a class with a number first',
    String.raw`.\32 xl\:a{x:1}`,
    '<p class="2xl:a">',
    String.raw`.\32 xl\:a{x:1}`,
  ],
  ['a class with encoded signs', String.raw`.\[\&\>li\]\:a{x:1}`, '<p class="[&amp;&gt;li]:a">', null],
  ['not by a class in its text', '.a{x:1}', '<p>class="a"</p>', ''],
  ['one of a choice', ':is(.a,.b):open{x:1}', '<p class="b">', null],
  ['what must not be there', '.a:not(.b){x:1}', '<p class="a">', null],
  [
    'one that needs a class of an ancestor in a list of one',
    '.a:is(:where(.g):open *){x:1}',
    '<p class="a g">',
    null,
  ],
  ['not without that ancestor', '.a:is(:where(.g):open *){x:1}', '<p class="a">', ''],
  [
    'what a group holds',
    '@media (width>=40rem){.a{x:1}.b{x:1}}',
    '<p class="b">',
    '@media (width>=40rem){.b{x:1}}',
  ],
  ['no empty group', '@layer u{@media print{.a{x:1}}}', '<p>', ''],
  ['the order of layers', '@layer a,b;@layer b{.a{x:1}}', '<p class="a">', '@layer a,b;@layer b{.a{x:1}}'],
])('keeps %s', (_, css, html, kept) => {
  expect(given(css, html)).toBe(kept ?? css);
});

it('keeps what is named: properties by their use, theirs in turn, keyframes by the animation', () => {
  const css =
    ':root{--a:var(--b);--b:1;--c:2;--d:3}@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}' +
    '.x{width:var(--a);animation:turn 1s}.y{width:var(--c)}@keyframes turn{to{rotate:1turn}}@keyframes fall{to{top:0}}';
  expect(given(css, '<p class="x" style="--n:var(--d)">')).toBe(
    ':root{--a:var(--b);--b:1;--d:3;}@property --b{syntax:"*";inherits:false}' +
      '.x{width:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

it('keeps rules in their order', () => {
  expect(given('.b{x:1}.a{x:2}.c{x:3}.b{x:4}', '<p class="a b">')).toBe('.b{x:1}.a{x:2}.b{x:4}');
});

const WAITS = '@media screen{html[data-near] :is(main>*+*,main~footer){content-visibility:hidden}}';

it('keeps for the first paint what it can use, with the short names that are there', () => {
  const css =
    '@media print{.a{x:1}}.a{x:2}.a:hover{x:3}.b{x:4}.c:popover-open{x:5}:root{--d:1;--e:2}p{x:var(--d)}::selection{x:6}';
  const html =
    '<body><main><section><p class="m n">a</p></section><p class="b">c</p></main><footer></footer></body>';
  const aliases = new Map([['a', ['m', 'o']]]);
  expect(firstStylesFor(readHtml(html), splitStyles(css), aliases)).toBe(
    `.m{x:2}:root{--d:1;}p{x:var(--d)}${WAITS}`,
  );
});

it('writes the whole sheet with every short name', () => {
  const css = String.raw`.a,.b\:c:hover{x:1}@media print{.a .d{x:2}}:root{--e:1;x:3}`;
  const aliases = new Map([
    ['a', ['m', 'n']],
    ['b:c', ['n']],
  ]);
  expect(wholeSheet(splitStyles(css), aliases)).toBe(
    String.raw`.a,.m,.n,.b\:c:hover,.n:hover{x:1}@media print{.a .d{x:2}}:root{--e:1;x:3;}`,
  );
});

it('takes the faces out of a sheet, but for those that may come late', () => {
  const [face, late] = [
    '@font-face{font-family:a;src:url(a)}',
    '@font-face{font-family:"a, late";src:url(a)}',
  ];
  expect(takeFaces(`.x{y:1}${face}${late}@media print{${face}}`)).toEqual({
    faces: face + face,
    rest: `.x{y:1}${late}@media print{}`,
  });
});
