import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/security.md', ROOT), 'utf8');
/** The longest text of a table cell: longer ones are not read. */
const CELL = 125;

/** Every file that the page names in code marks: a path with a folder and an extension. */
const files = [...new Set(page.match(/(?<=`)[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|rules)(?=`)/g) ?? [])];

describe('docs/security.md', () => {
  test('names files', () => expect(files.length).toBeGreaterThan(50));
  test.each(files)('%s exists', (file) => expect(existsSync(new URL(file, ROOT))).toBe(true));

  test('links to existing decisions', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(new URL(`docs/${link}`, ROOT)))).toEqual([]);
  });

  test('has a row for each threat, once', () => {
    const ids = [...page.matchAll(/^\| ([RSAEWCP]\d+) /gm)].map(([, id]) => id);
    const wanted = Object.entries({ R: 20, S: 10, A: 13, E: 18, W: 12, C: 9, P: 9 }).flatMap(
      ([letter, last]) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`),
    );
    expect(ids).toEqual(wanted);
    const attacks = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
    expect(attacks).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  test('keeps its cells short', () => {
    const cells = page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.split('|'));
    expect(cells.map((cell) => cell.trim()).filter((cell) => cell.length > CELL)).toEqual([]);
  });
});
