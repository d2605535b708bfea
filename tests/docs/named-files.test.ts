import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const SOURCES = ['domain/src', 'functions/src', 'seed/src', 'tests', 'tools', 'web/src', 'web/site'];
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
/** A file in backticks, of the kinds that are written by hand; `Type.field` begins with a capital letter. */
const NAMED = /`(?:\.{0,2}\/)*([a-z][\w./-]*\.(?:tsx?|mjs|css|rules|md))`/g;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, ROOT), { recursive: true, withFileTypes: true });
  return names.flatMap((entry) =>
    entry.isFile() ? [`${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`] : [],
  );
}

const sources = (await Promise.all(SOURCES.map(filesIn))).flat();
const rest = (await readdir(ROOT, { withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ name }) => `/${name}`);
const files = [...sources, ...(await filesIn('docs')), ...rest, '/web/vite.config.ts'];

/** The files that a source's comments name and that do not exist; any end of a path is a name. */
function missingIn(text: string): string[] {
  const named = [...text.matchAll(COMMENT)].flatMap(([comment]) => [...comment.matchAll(NAMED)]);
  return named
    .map(([, name = '']) => name)
    .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
}

test('every file that a comment names in backticks exists', async () => {
  const found: Record<string, string[]> = {};
  for (const file of sources.filter((name) => /\.(?:tsx?|mjs|css)$/.test(name))) {
    const missing = missingIn(await readFile(file, 'utf8'));
    if (missing.length > 0) found[file] = missing;
  }
  expect(found).toEqual({});
});

test('a missing file is found, in whatever comment; text that is no comment is not looked at', () => {
  const none = ['`no-such-file', 'ts`'].join('.');
  expect(missingIn(`/** See ${none}. */`)).toEqual(['no-such-file.ts']);
  expect(missingIn(`// See ${none} and \`links.test.ts\`.`)).toEqual(['no-such-file.ts']);
  expect(missingIn(`const text = "${none}";`)).toEqual([]);
});
