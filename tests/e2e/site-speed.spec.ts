import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';

/** Speculation rules prefetch and prerender only pages that may be prepared. */

test.beforeAll(demoData);

test('linked pages are prerendered when the pointer comes near, screens with forms only prefetched', async ({
  person,
}) => {
  const { page, context } = await person('visitor');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Preload.enable');
  const ruleSets: { url?: string; errorType?: string }[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => void ruleSets.push(ruleSet));
  let planned: { url: string; action: string }[] = [];
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    planned = preloadingAttemptSources.map(({ key: { url, action } }) => ({
      url: new URL(url).pathname,
      action,
    }));
  });
  await page.goto('/en/about');
  await expect.poll(() => planned.length).toBeGreaterThan(10);
  expect(ruleSets.map(({ url, errorType }) => [new URL(url ?? '').pathname, errorType])).toEqual([
    ['/speculation-rules.json', undefined],
  ]);
  const of = (action: string) => planned.filter((each) => each.action === action).map(({ url }) => url);
  // The browser does not see links in parts that are not laid out yet.
  await expect
    .poll(() => of('Prerender'))
    .toEqual(expect.arrayContaining(['/en/services', '/en/contact', '/en/blog']));
  expect(of('Prefetch')).toEqual(expect.arrayContaining(['/en/login']));
  // Not prerendered: links to another language, since the choice is remembered, and personal pages.
  expect(
    of('Prerender').filter((url) => /login|regist|password|dashboard|admin|notifications/.test(url)),
  ).toEqual([]);
  expect(of('Prerender')).not.toContain('/about');
});
