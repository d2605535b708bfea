import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { reactfireImports } from './web/site/build/reactfire-imports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests that need emulators: `tools/test.ts` starts them, and gives the addresses in the environment. */
function withEmulators(name: string, timeout: number) {
  return {
    test: {
      name,
      environment: 'node',
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout: timeout,
      // Many build the functions first, beside type checks and a browser's build.
      hookTimeout: Math.max(timeout, 120_000),
    },
  };
}

/** Loading the same modules for each of many files takes a second each time. A file must not rely on what a module remembers. */
const SHARED = { isolate: false };

const UNIT_FOLDERS = [
  'domain',
  'functions',
  'seed',
  'tools',
  ...['docs', 'i18n', 'mutation', 'security', 'support'].map((name) => `tests/${name}`),
];

const UNIT = {
  environment: 'node' as const,
  // A busy machine is not a fault: a rule of the linter took 5 s beside five other programs.
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/**
 * Unit tests that replace modules, or what belongs to the whole process. The others share the modules that they import: half
 * the time of a process for each.
 */
const ALONE = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(here(`./${folder}`), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .filter((file) =>
      /\bvi\.(?:mock|stub|spy)|process\.(?:env|chdir)/.test(readFileSync(here(`./${file}`), 'utf8')),
    ),
);

/** Takes minutes; the others take a minute at most. Vitest begins with the largest files, and this one would run last, alone. */
const LONGEST = 'tests/rules/lookups.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
const isShuffled = process.argv.includes('--sequence.shuffle.files');

export default defineConfig({
  test: {
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: UNIT_FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
        },
      },
      { test: { ...UNIT, name: 'unit-alone', include: ALONE } },
      {
        plugins: [react(), reactfireImports()],
        resolve: { alias: { '@': here('./web/src') } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // A document for each file, in a process that stays: half the time of a process for each.
          pool: 'vmThreads',
          // Its imports are resolved as in the build.
          server: { deps: { inline: ['reactfire'] } },
          testTimeout: 20_000,
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...withEmulators('rules', 20_000).test,
          ...SHARED,
          globalSetup: ['tests/rules/global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      // Reads what the rules suite has evaluated, hence after it (`--project 'rules*'` runs both).
      {
        test: {
          ...withEmulators('rules', 20_000).test,
          name: 'rules-coverage',
          include: ['tests/rules/coverage.last.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...withEmulators('storage', 20_000).test, ...SHARED } },
      {
        test: {
          // Long enough for three waits of `until` one after the other, of which each names what did not come.
          ...withEmulators('functions', 300_000).test,
          ...SHARED,
          globalSetup: ['tests/functions/global-setup.ts'],
          setupFiles: ['tests/functions/choose-suite.ts'],
        },
      },
      withEmulators('tools', 180_000),
      withEmulators('start', 180_000),
    ],
  },
});
