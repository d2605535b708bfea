import { expect, it } from 'vitest';
import { firstScreenOf } from './first-screen';
import { attributeOf, readHtml } from './html-tree';

const page = (header: string, first: string) =>
  `<html lang="th"><head><title>t</title></head><body>${header}<main id="content">${first}<section>later</section></main><footer><a>foot</a></footer><nav>bar</nav></body></html>`;
/** The elements, called by their id or else their names. */
const shown = (html: string) =>
  firstScreenOf(readHtml(html)).map((element) => attributeOf(element, 'id') ?? element.tagName);

it('is the header, the first part of the content and what follows the footer', () => {
  expect(shown(page('<header>top</header>', '<section id="one"><p>a<br>b</p></section>'))).toEqual([
    'html',
    'body',
    'header',
    'content',
    'one',
    'p',
    'br',
    'nav',
  ]);
});

it('leaves closed menus out, with what is in them', () => {
  const menu = '<div id="m" popover="auto"><div>x<img src="a"></div></div>';
  const tab = '<span aria-hidden="true" class="x menu-tab-ground y"></span>';
  expect(shown(page(`<header>${menu}${tab}<b>a</b>${menu}</header>`, '<p>b</p>'))).toEqual([
    'html',
    'body',
    'header',
    'b',
    'content',
    'p',
    'nav',
  ]);
});

it('is not misled by signs in attributes', () => {
  expect(shown(page('', '<p class="[&amp;>li]:a" title="</p>">b</p>'))).toEqual([
    'html',
    'body',
    'content',
    'p',
    'nav',
  ]);
});

it('is all of a document without content', () => {
  expect(shown('<body><p>a</p></body>')).toEqual(['html', 'head', 'body', 'p']);
});
