import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { functionEntries } from '../function-entries.ts';

let folder: string;
const source = (name: string, code: string) => writeFile(join(folder, 'src', name), code);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entries-test-'));
  await mkdir(join(folder, 'src'));
  await source('app.ts', '');
  await source('a.ts', 'export const first = 1;');
  await source('b.ts', 'export const second = 2;');
  await source('index.ts', "import './app.ts';\nexport { first } from './a.ts';\n");
});
afterEach(() => rm(folder, { recursive: true }));

it('a watching build follows functions that are added and removed', async () => {
  const lib = join(folder, 'lib');
  const watcher = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [functionEntries(join(folder, 'src', 'index.ts'))],
    build: {
      ssr: true,
      outDir: lib,
      watch: {},
      emptyOutDir: true,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  });
  if (!('close' in watcher)) throw new Error('not a watching build');
  try {
    const built = (names: string[]) =>
      vi.waitFor(async () => expect(await readdir(lib)).toEqual(expect.arrayContaining(names)), 10_000);
    await built(['first.cjs', 'index.js']);
    await source('index.ts', "import './app.ts';\nexport { second } from './b.ts';\n");
    await built(['second.cjs', 'index.js']);
  } finally {
    await watcher.close();
  }
}, 30_000);
