import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-tree';

it.each([
  ['a text that begins with a line feed', '<textarea>\n\na</textarea>'],
  ['a script', '<script>if (a < b && "</p>") c();</script>'],
  ['what is for browsers without scripts', '<noscript><p class="a">&amp;</p></noscript>'],
  ['a comment of React', '<p>a<!-- -->b</p>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg>'],
])('%s is written as it was read', (_, part) => {
  expect(writeHtml(readHtml(`<body>${part}</body>`))).toContain(part);
});
