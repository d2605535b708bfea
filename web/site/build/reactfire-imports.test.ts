// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { STUBS } from './reactfire-imports.ts';

const MODULE = fileURLToPath(new URL('../../../node_modules/reactfire/dist/index.js', import.meta.url));
const { staticImports } = parseSync(MODULE, readFileSync(MODULE, 'utf8')).module;
const imported = new Map(
  staticImports.map(({ moduleRequest, entries }) => [
    moduleRequest.value,
    entries.map(({ importName }) => importName.name ?? importName.kind),
  ]),
);

it.each(Object.entries(STUBS))(
  'the stub of %s has the names that reactfire imports, and no other',
  (product, names) => {
    expect([...names].sort()).toEqual([...(imported.get(product) ?? [])].sort());
  },
);

it('reactfire imports of Firestore what our module in its place has, and no product that is not known here', () => {
  expect(imported.get('firebase/firestore')?.sort()).toEqual(['onSnapshot', 'queryEqual']);
  expect(new Set(imported.keys())).toEqual(
    new Set([
      ...['firebase/app', 'firebase/auth', 'firebase/firestore', 'react', 'use-sync-external-store/shim'],
      ...Object.keys(STUBS),
    ]),
  );
});
