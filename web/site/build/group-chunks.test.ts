import { expect, it } from 'vitest';
import { groupChunks, type BuiltChunk } from './group-chunks.ts';
import type { Chunk, Manifest } from './manifest.ts';

const AREA = 'src/routes/portal/admin/area.tsx';
const PARTNER = 'src/routes/portal/admin/partner.tsx';
const PARTNERS = 'src/routes/portal/admin/partners.tsx';
const ISLANDS = 'site/browser/start-islands.tsx';
const LOGIN = 'src/routes/account/login.tsx';
const ENTRIES = [
  'spa.html',
  'src/i18n/bundles/th.ts',
  'site/browser/head-script.ts',
  'site/browser/start-page.ts',
  'src/routes/portal/area-content.tsx',
  'src/routes/portal/header-tools.tsx',
  'src/routes/portal/portal-status.tsx',
  'src/lib/session/own-documents.ts',
  ISLANDS,
  LOGIN,
  AREA,
  PARTNER,
  PARTNERS,
];

interface Shared extends Partial<Chunk> {
  size?: number;
  moduleIds?: string[];
}

/** The modules of each group, for shared chunks by name and what each entry imports of them. */
function grouped(shared: Record<string, Shared>, imports: Record<string, string[]>): string[][] {
  const keysOf = (names: string[] = []) => names.map((name) => `_${name}`);
  const entries = ENTRIES.map((key) => [key, { file: `${key}.js`, imports: keysOf(imports[key]) }] as const);
  const manifest: Manifest = {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(
      Object.entries(shared).map(([name, { imports: next, css }]) => [
        `_${name}`,
        { file: `${name}.js`, imports: keysOf(next), ...(css && { css }) },
      ]),
    ),
  };
  const chunks: BuiltChunk[] = [
    ...ENTRIES.map((key) => ({
      fileName: `${key}.js`,
      facadeModuleId: key,
      moduleIds: [key],
      code: 'x'.repeat(100_000),
    })),
    ...Object.entries(shared).map(([name, { size = 500, moduleIds = [name] }]) => ({
      fileName: `${name}.js`,
      facadeModuleId: null,
      moduleIds,
      code: 'x'.repeat(size),
    })),
  ];
  const groups = Map.groupBy(groupChunks(manifest, chunks), ([, group]) => group);
  return [...groups.values()].map((modules) => modules.map(([id]) => id).sort());
}

it('small chunks that the same pages load become one', () => {
  expect(grouped({ date: {}, money: {}, stamp: {} }, { [PARTNER]: ['date', 'money', 'stamp'] })).toEqual([
    ['date', 'money', 'stamp'],
  ]);
});

it('a small chunk is merged with one that fewer pages load', () => {
  expect(grouped({ date: {}, money: {} }, { [PARTNER]: ['date', 'money'], [PARTNERS]: ['date'] })).toEqual([
    ['date', 'money'],
  ]);
});

it('a chunk remains apart that costs other pages more than a file', () => {
  expect(
    grouped({ date: {}, editor: { size: 60_000 } }, { [PARTNER]: ['date', 'editor'], [PARTNERS]: ['date'] }),
  ).toEqual([]);
});

it.each([
  ['6 KB', 6_000, [['date', 'editor']]],
  ['60 KB', 60_000, []],
])('a light page gets at most a hundredth of what it does not need: %s', (_, size, groups) => {
  expect(
    grouped(
      { date: {}, editor: { size }, library: { size: 200_000 } },
      { [PARTNER]: ['date', 'editor', 'library'], [PARTNERS]: ['date'] },
    ),
  ).toEqual(groups);
});

it.each([
  ['public page', ISLANDS],
  ['form of an account', LOGIN],
])('a %s loads nothing that it does not need', (_, entry) => {
  expect(grouped({ date: {}, money: {} }, { [entry]: ['date'], [AREA]: ['date', 'money'] })).toEqual([]);
});

it('a large library remains a file', () => {
  expect(grouped({ date: {}, library: { size: 200_000 } }, { [AREA]: ['date', 'library'] })).toEqual([]);
});

it('chunks with an entry, a style sheet or the runtime of the bundler keep their files', () => {
  expect(
    grouped(
      {
        frame: { moduleIds: ['frame', AREA] },
        styled: { css: ['styled.css'] },
        runtime: { moduleIds: ['\0rolldown/runtime.js'] },
        date: {},
      },
      { [AREA]: ['frame', 'styled', 'runtime', 'date'] },
    ),
  ).toEqual([]);
});

it('no two files import each other', () => {
  const library = { size: 200_000, imports: ['base'] };
  expect(
    grouped({ base: {}, library, hook: { imports: ['library'] } }, { [AREA]: ['base', 'library', 'hook'] }),
  ).toEqual([]);
});

it('what imports both of two chunks imports the merged one, and is then merged with it', () => {
  expect(
    grouped(
      { base: {}, list: { imports: ['base'] }, table: { imports: ['base', 'list'] } },
      { [AREA]: ['table', 'list', 'base'] },
    ),
  ).toEqual([['base', 'list', 'table']]);
});
