import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-tree';
import { startLazy } from './start-lazy';

const SHELL = `<!DOCTYPE html><html><head><script>first()</script><script type="module" crossorigin src="/assets/spa-1.js"></script><link rel="modulepreload" crossorigin href="/assets/react-2.js"><link rel="modulepreload" crossorigin href="/assets/auth-3.js"><link rel="stylesheet" crossorigin="" href="/assets/spa-4.css"></head><body></body></html>`;

it('loads the starter alone, with the later scripts in an attribute', () => {
  const shell = readHtml(SHELL);
  startLazy(shell, '/assets/lazy-5.js');
  expect(writeHtml(shell)).toBe(
    '<!DOCTYPE html><html><head><script>first()</script><script type="module" src="/assets/lazy-5.js" data-react="/assets/spa-1.js /assets/react-2.js /assets/auth-3.js"></script><link rel="stylesheet" crossorigin="" href="/assets/spa-4.css"></head><body></body></html>',
  );
});

it('a shell without a script is an error, not a page that never begins', () => {
  expect(() => startLazy(readHtml('<html></html>'), '/late.js')).toThrow('no script');
});
