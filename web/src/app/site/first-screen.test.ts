import { expect, it } from 'vitest';
import { firstScreenOf } from './first-screen';

const page = (header: string, first: string) =>
  `<html lang="th"><head></head><body>${header}<main id="content">${first}<section>later</section></main><footer>foot</footer><nav>bar</nav></body></html>`;

it('is the header, the first part of the content and what follows the footer', () => {
  expect(firstScreenOf(page('<header>top</header>', '<section><p>a<br/>b</p></section>'))).toBe(
    '<html lang="th"><body><header>top</header><main id="content"><section><p>a<br/>b</p></section></footer><nav>bar</nav></body></html>',
  );
});

it('leaves closed menus out, with what is in them', () => {
  const menu = '<div id="m" popover="auto"><div>x<img src="a"></div></div>';
  expect(firstScreenOf(page(`<header>${menu}a${menu}</header>`, '<p>b</p>'))).toContain(
    '<html lang="th"><body><header>a</header>',
  );
});

it('is not misled by signs in attributes', () => {
  expect(firstScreenOf(page('', '<p class="[&amp;>li]:a" title="</p>">b</p>'))).toContain(
    'title="</p>">b</p></footer>',
  );
});

it('is all of a document without content', () => {
  expect(firstScreenOf('<body><p>a</p></body>')).toBe('<body><p>a</p></body>');
});
