import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from './emulators/builds.ts';
import { inRepository } from './repository.ts';

/** Deployment uploads only functions/: its package.json, its lockfile and its bundle must be sufficient. */
type Manifest = { dependencies?: Record<string, string> };
type Lock = { packages: Record<string, Manifest & { version?: string }> };

const read = async <T>(name: string) =>
  JSON.parse(await readFile(inRepository('functions', name), 'utf8')) as T;

describe('the deployed functions package', () => {
  it('has a lockfile that matches its package.json', async () => {
    const { dependencies = {} } = await read<Manifest>('package.json');
    const { packages } = await read<Lock>('package-lock.json');
    expect(packages['']?.dependencies).toEqual(dependencies);
    for (const [name, version] of Object.entries(dependencies)) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('imports only packages of its package.json, and knows where the site is', async () => {
    const { dependencies = {} } = await read<Manifest>('package.json');
    const folder = await mkdtemp(join(tmpdir(), 'functions-test-'));
    try {
      const env = { SITE_ORIGIN: 'https://firm.example' };
      await build({ workspace: 'functions', mode: 'production', outDir: folder, env });
      const texts = await Promise.all((await scripts(folder)).map((file) => readFile(file, 'utf8')));
      expect(texts.filter((text) => text.includes(env.SITE_ORIGIN))).toHaveLength(1);
      const imported = (await Promise.all((await scripts(folder)).map(bareImports))).flat();
      expect(imported).toContain('firebase-functions');
      expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 30_000);
});

async function scripts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.c?js$/.test(name)).map((name) => join(folder, name));
}

/** The packages that a file imports; `firebase-admin/app` is `firebase-admin`. */
async function bareImports(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const found = code.matchAll(
    /(?:^|;\s*)(?:import|export)\b[^'"`;]*?["']([^"'\s]+)["']|\b(?:import|require)\(["']([^"']+)["']\)/gm,
  );
  return [...found]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
