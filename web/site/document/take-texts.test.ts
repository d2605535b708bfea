import { expect, it } from 'vitest';
import { readPart, writePart } from './html-tree';
import { takeTexts } from './take-texts';

const take = (html: string) => {
  const piece = readPart(html);
  return { texts: takeTexts(piece), shape: writePart(piece) };
};

it('two languages have the same shape, whichever words they keep together', () => {
  const thai = take('<h1>ก<span class="whole">ข</span><wbr>ค</h1><p><i></i><span class="whole">ง</span></p>');
  const english = take('<h1>Title</h1><p><i></i>Text</p>');
  expect(thai.texts).toEqual(['ก<span class="whole">ข</span><wbr>ค', '<span class="whole">ง</span>']);
  expect(english.texts).toEqual(['Title', 'Text']);
  expect(thai.shape).toBe('<h1>_</h1><p><i></i>_</p>');
  expect(english.shape).toBe(thai.shape);
});

it('labels that are only heard come after what is read', () => {
  const { texts, shape } = take(
    '<nav aria-label="Menu"><a href="/">Home</a><button aria-label="Open"></button></nav>',
  );
  expect(texts).toEqual(['Home', 'Menu', 'Open']);
  expect(shape).toBe('<nav aria-label="_"><a href="/">_</a><button aria-label="_"></button></nav>');
});

it('an element that is no text stays, with its attributes', () => {
  const { texts, shape } = take(
    '<span class="skeleton" data-skeleton="true"></span><span class="name">N</span>',
  );
  expect(texts).toEqual(['N']);
  expect(shape).toBe('<span class="skeleton" data-skeleton="true"></span><span class="name">_</span>');
});
