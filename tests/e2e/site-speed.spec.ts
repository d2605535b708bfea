import { demoData } from './support/backstage.ts';
import { expect, test } from './support/person.ts';

/** What makes public pages fast prepares nothing that must not be prepared. */

test.beforeAll(demoData);

test('pages that a link leads to are prepared when a hand comes near it, screens with forms only fetched', async ({
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
  // Of parts that are not laid out yet the browser does not see the links.
  await expect
    .poll(() => of('Prerender'))
    .toEqual(expect.arrayContaining(['/en/services', '/en/contact', '/en/blog']));
  expect(of('Prefetch')).toEqual(expect.arrayContaining(['/en/login']));
  // Another language is a choice that is remembered; what belongs to one person is nobody's to prepare.
  expect(
    of('Prerender').filter((url) => /login|regist|password|dashboard|admin|notifications/.test(url)),
  ).toEqual([]);
  expect(of('Prerender')).not.toContain('/about');
});
