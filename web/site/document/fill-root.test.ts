import { expect, it } from 'vitest';
import { fillRoot } from './fill-root';
import { readHtml, writeHtml } from './html-tree';

it('inserts the content shown before React, whatever signs it holds', () => {
  const shell = readHtml('<body><div id="root"></div></body>');
  fillRoot(shell, '<p title="&lt;b&gt;">$&amp; <!-- -->$\'</p>');
  expect(writeHtml(shell)).toContain('<div id="root"><p title="&lt;b&gt;">$&amp; <!-- -->$\'</p></div>');
});

it('does not leave a page empty because its shell has changed', () => {
  const missing = readHtml('<body><main id="root"></main></body>');
  expect(() => fillRoot(missing, '<p>Here</p>')).toThrow('no #root');
  const filled = readHtml('<body><div id="root">a</div></body>');
  expect(() => fillRoot(filled, '<p>Here</p>')).toThrow('no #root');
});
