import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { OFF_FOR_PLAYWRIGHT, TEST_CHROMIUM_FLAGS } from './chromium-flags.ts';

test('the tests’ browser has the same features off as Playwright’s', async () => {
  const program = await readFile(
    inRepository('node_modules', 'playwright-core', 'lib', 'coreBundle.js'),
    'utf8',
  );
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(program)?.[1] ?? '';
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(5);
  expect(OFF_FOR_PLAYWRIGHT).toEqual(features);
});

test('the disabled features are in one list, because Chromium uses the last one', () => {
  const lists = TEST_CHROMIUM_FLAGS.filter((flag) => flag.startsWith('--disable-features='));
  expect(lists).toHaveLength(1);
  for (const name of OFF_FOR_PLAYWRIGHT) expect(lists[0]).toContain(name);
});
