// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutPipelines } from './no-pipelines.ts';

const DIST = fileURLToPath(new URL('../../../node_modules/@firebase/firestore/dist/', import.meta.url));
const file = readdirSync(DIST).find((name) => /^common-[\w-]+\.esm\.js$/.test(name)) ?? '';
const core = readFileSync(DIST + file, 'utf8');

it('the core that is installed is still a program, and its pipelines only throw', () => {
  const without = withoutPipelines(core);
  expect(parseSync(file, without).errors).toEqual([]);
  expect(without.length).toBeLessThan(core.length);
  expect(without).toMatch(/function __PRIVATE_runPipeline\(e, t\) \{ throw /);
  expect(without).not.toMatch(/(?<!function )__PRIVATE_isPipeline\(/);
});

it.each(['__PRIVATE_isPipeline', '__PRIVATE_runPipeline', '__PRIVATE_canonifyPipeline'])(
  'a core without %s is not taken in silence',
  (name) => {
    expect(() => withoutPipelines(core.replaceAll(name, 'renamed'))).toThrow(name);
  },
);
