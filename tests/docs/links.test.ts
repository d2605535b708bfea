import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** The longest text of a table cell. */
const CELL = 120;
const TABLES = ['architecture', 'data-model', 'glossary', 'requirements', 'scale', 'testing'].map(
  (name) => `docs/${name}.md`,
);

const names = (await readdir(new URL('docs/', ROOT), { recursive: true })).filter((name) =>
  name.endsWith('.md'),
);
const records = names
  .filter((name) => /^decisions\/\d/.test(name))
  .map((name) => name.replace('decisions/', ''));
const pages = new Map<string, string>();
for (const name of ['README.md', 'CONTRIBUTING.md', ...names.map((each) => `docs/${each}`)])
  pages.set(name, await readFile(new URL(name, ROOT), 'utf8'));

/** The anchors that GitHub generates for a page's headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Relative links without an existing target. */
function brokenLinks(name: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? new URL(name, ROOT) : new URL(path, new URL(name, ROOT));
    if (!existsSync(target)) return true;
    const page = pages.get(target.href.slice(ROOT.href.length));
    return anchor !== undefined && page !== undefined && !anchorsOf(page).has(anchor);
  });
}

test.each([...pages])('the links of %s have a target', (name, text) => {
  expect(brokenLinks(name, text)).toEqual([]);
});

test('a link to a missing page or anchor is found', () => {
  expect(
    brokenLinks('README.md', '[a](docs/none.md) [b](docs/testing.md#none) [c](docs/testing.md)'),
  ).toEqual(['docs/none.md', 'docs/testing.md#none']);
});

describe('docs/decisions/README.md', () => {
  test('lists each record once', () => {
    const lines = (pages.get('docs/decisions/README.md') ?? '').split('\n');
    const listed = lines.flatMap((line) => /^- \[\d{3}\]\(([^)]+)\)/.exec(line)?.[1] ?? []);
    expect(listed.sort()).toEqual(records.sort());
  });
});

test.each(TABLES)('the cells of %s are short', (name) => {
  const rows = (pages.get(name) ?? '').split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.flatMap((row) => row.split('|')).map((cell) => cell.trim());
  expect(cells.filter((cell) => cell.length > CELL && !/^-+$/.test(cell))).toEqual([]);
});
