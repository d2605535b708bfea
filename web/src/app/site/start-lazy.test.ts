import { expect, it } from 'vitest';
import { startLazy } from './start-lazy';

const SHELL = `<html><head>
    <script type="module" crossorigin src="/assets/spa-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="modulepreload" crossorigin href="/assets/auth-3.js">
    <link rel="stylesheet" crossorigin href="/assets/spa-4.css">
  </head></html>`;

it('loads the starter alone, with the later scripts in an attribute', () => {
  expect(startLazy(SHELL, '/assets/lazy-5.js')).toBe(`<html><head>
    <script type="module" src="/assets/lazy-5.js" data-main="/assets/spa-1.js /assets/react-2.js /assets/auth-3.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/spa-4.css">
  </head></html>`);
});

it('a shell without a script is an error, not a page that never begins', () => {
  expect(() => startLazy('<html></html>', '/late.js')).toThrow('no script');
});
