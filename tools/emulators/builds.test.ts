import { rm, writeFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { inRepository } from '../repository.ts';
import { inputKey } from './builds.ts';

const options = {
  workspace: 'functions',
  mode: 'test-of-keys',
  env: { VITE_FIREBASE_CONFIG: '{}' },
} as const;
/** Ignored by git, and read by Vite only in this mode. */
const ENV_FILE = inRepository('functions', '.env.test-of-keys.local');

// Each key reads every file of the workspace, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(ENV_FILE, { force: true });
});

it('the same input has the same key, with any unrelated variables', async () => {
  const key = await inputKey(options);
  vi.stubEnv('EDITOR', 'another');
  expect(await inputKey(options)).toBe(key);
});

it('every variable that Vite writes into a build changes its key', async () => {
  const without = await inputKey(options);
  vi.stubEnv('VITE_APP_CHECK_KEY', 'key-1');
  const first = await inputKey(options);
  vi.stubEnv('VITE_APP_CHECK_KEY', 'key-2');
  const second = await inputKey(options);
  vi.stubEnv('VITE_OF_A_LATER_DAY', 'x');
  const third = await inputKey(options);
  expect(new Set([without, first, second, third]).size).toBe(4);
});

it('variables of the command take precedence over the environment', async () => {
  const key = await inputKey(options);
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"another"}');
  expect(await inputKey(options)).toBe(key);
});

it('a file with variables changes the key', async () => {
  const key = await inputKey(options);
  await writeFile(ENV_FILE, 'VITE_APP_CHECK_KEY=key-1\n');
  const first = await inputKey(options);
  await writeFile(ENV_FILE, 'VITE_APP_CHECK_KEY=key-2\n');
  expect(new Set([key, first, await inputKey(options)]).size).toBe(3);
});
