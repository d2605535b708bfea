// @vitest-environment node
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface Components {
  tailwind: { css: string };
  aliases: Record<string, string>;
}

it('components.json names files and folders that are there', async () => {
  const here = (path: string) => new URL(`../../${path}`, import.meta.url);
  const { tailwind, aliases } = JSON.parse(await readFile(here('components.json'), 'utf8')) as Components;
  expect(existsSync(here(tailwind.css))).toBe(true);
  const isThere = (alias: string) =>
    ['', '.ts'].some((end) => existsSync(here(`${alias.replace('@', 'src')}${end}`)));
  expect(Object.values(aliases).filter((alias) => !isThere(alias))).toEqual([]);
  expect(Object.keys(aliases)).toEqual(expect.arrayContaining(['components', 'ui', 'utils', 'lib', 'hooks']));
});
