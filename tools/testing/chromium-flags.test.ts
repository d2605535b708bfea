import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { OFF_FOR_PLAYWRIGHT, TEST_CHROMIUM_FLAGS } from './chromium-flags.ts';

test('the browser of the tests is spared what Playwright spares it', async () => {
  const program = await readFile(
    inRepository('node_modules', 'playwright-core', 'lib', 'coreBundle.js'),
    'utf8',
  );
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(program)?.[1] ?? '';
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(5);
  expect(OFF_FOR_PLAYWRIGHT).toEqual(features);
});

test('the features that are off stand in one list: Chromium heeds the last', () => {
  const lists = TEST_CHROMIUM_FLAGS.filter((flag) => flag.startsWith('--disable-features='));
  expect(lists).toHaveLength(1);
  for (const name of OFF_FOR_PLAYWRIGHT) expect(lists[0]).toContain(name);
});
