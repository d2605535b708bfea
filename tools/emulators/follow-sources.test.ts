import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, loaderOf } from './follow-sources.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-test-'));
  await writeFile(join(folder, 'index.js'), 'export { followCase };');
  await writeFile(join(folder, 'followCase.cjs'), 'exports.followCase = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

it('a build differs when one of its files does, though its index is the same', async () => {
  const before = await fingerprintOf(folder);
  expect(await fingerprintOf(folder)).toBe(before);
  await writeFile(join(folder, 'followCase.cjs'), 'exports.followCase = 2;');
  expect(await fingerprintOf(folder)).not.toBe(before);
});

it('a build that could not be loaded is loaded at the next change, and then no more', async () => {
  const answers = [() => Promise.reject(new Error('busy')), () => Promise.resolve()];
  const load = loaderOf(
    'before',
    () => Promise.resolve('after'),
    () => answers.shift()?.() ?? Promise.reject(new Error('loaded twice')),
  );
  await expect(load()).rejects.toThrow('busy');
  expect(await load()).toBe(true);
  expect(await load()).toBe(false);
});
