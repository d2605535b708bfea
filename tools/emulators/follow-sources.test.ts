import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from './follow-sources.ts';

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
