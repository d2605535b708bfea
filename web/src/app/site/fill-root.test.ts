import { expect, it } from 'vitest';
import { fillRoot } from './fill-root';

it('inserts the content shown before React, replacement patterns included literally', () => {
  expect(fillRoot('<body><div id="root"></div></body>', "<p>$& $'</p>")).toBe(
    '<body><div id="root"><p>$& $\'</p></div></body>',
  );
});

it('does not leave a page empty because its shell has changed', () => {
  expect(() => fillRoot('<body><main id="root"></main></body>', '<p>Here</p>')).toThrow('no #root');
});
