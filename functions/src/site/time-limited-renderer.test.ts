import { afterEach, expect, it } from 'vitest';
import { TimeLimitedRenderer } from './time-limited-renderer.ts';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
/** Never returns for "slow", and answers everything else. */
const STUBBORN = moduleOf(`export function renderArticle(text, language) {
  while (text === 'slow') {}
  if (text === 'broken') throw new Error(text);
  return { html: text + ' ' + language, excess: null };
}`);
/** Far more than an answer takes here; far less than the test's timeout. */
const LIMIT = 2_000;

const renderers: TimeLimitedRenderer[] = [];
const rendererOf = (module: string) => {
  const renderer = new TimeLimitedRenderer(module, LIMIT);
  renderers.push(renderer);
  return renderer;
};
afterEach(() => renderers.splice(0));

it('a rendering that never returns is terminated with its thread, and the next one is rendered', async () => {
  const renderer = rendererOf(STUBBORN);
  const ended = renderer.render('slow', 'th');
  const next = renderer.render('quick', 'en');
  expect(await ended).toBeNull();
  expect(await next).toEqual({ html: 'quick en', excess: null });
});

it('a thread renders many texts', async () => {
  const renderer = rendererOf(STUBBORN);
  expect(await Promise.all(['a', 'b', 'c'].map((text) => renderer.render(text, 'th')))).toEqual(
    ['a', 'b', 'c'].map((text) => ({ html: `${text} th`, excess: null })),
  );
  expect(renderer.isRunning).toBe(true);
});

it('a renderer that crashes is restarted', async () => {
  const renderer = rendererOf(STUBBORN);
  expect(await renderer.render('broken', 'th')).toBeNull();
  expect(renderer.isRunning).toBe(false);
  expect(await renderer.render('a', 'zh')).toEqual({ html: 'a zh', excess: null });
});

it('a missing renderer is an error, not a result', async () => {
  await expect(rendererOf('file:///nowhere/page-renderer.js').render('a', 'zh')).rejects.toThrow();
});
