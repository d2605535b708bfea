import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { STORED_TEXTS } from '../lint/zones.ts';
import { CACHE, inRepository } from '../repository.ts';
import { HOST, type Ports } from './ports.ts';

/** Whether a build ran or was copied from the cache of an earlier one with the same input. */
export type Build = { readonly made: boolean; readonly milliseconds: number };

type BuildOptions = {
  /** The folder to build; a workspace with a Vite configuration. */
  readonly workspace: 'web' | 'functions';
  readonly mode: string;
  readonly outDir: string;
  /** The output folder of the website's page renderer, for the function that serves pages with live content. */
  readonly pagesDir?: string;
  readonly env: Record<string, string>;
};

const BUILDS = join(CACHE, 'builds');
/** How many builds of each workspace are cached: a few ports and branches. */
const KEPT = 6;

/** The site's environment: a project of the emulators and their addresses. */
export function webEnvironment(project: string, ports: Ports): Record<string, string> {
  const { auth, firestore, functions, storage } = ports;
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo-key',
      authDomain: `${HOST}:${ports.hosting}`,
      projectId: project,
      storageBucket: `${project}.firebasestorage.app`,
      appId: '1:1:web:1',
    }),
    VITE_EMULATORS: JSON.stringify({ auth, firestore, functions, storage }),
  };
}

/**
 * Builds a workspace into a folder. The same input (every file of the workspace and of the domain, the stored texts, the lockfile, the
 * environment) gives the same output, so builds are cached.
 * @throws Failure with the bundler's output
 */
export async function build(options: BuildOptions): Promise<Build> {
  const begun = performance.now();
  const key = await inputKey(options);
  const kept = join(BUILDS, `${options.workspace}-${key}`);
  const made = !(await copyOutput(kept, options));
  if (made) {
    const work = `${kept}-${randomUUID()}`;
    try {
      await vite(options, join(work, OUTPUT));
      await copyOutput(work, options);
      // Files saved while the bundler read them would be cached under the wrong key.
      if ((await inputKey(options)) === key) await rename(work, kept).catch(() => undefined);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    await tidy();
  }
  return { made, milliseconds: performance.now() - begun };
}

/** In a cached build: the served files, and beside them the page renderer from the website's build (`-pages`). */
const OUTPUT = 'output';

async function vite({ workspace, mode, env }: BuildOptions, outDir: string): Promise<void> {
  const program = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  const args = [program, 'build', workspace, '--mode', mode, '--outDir', outDir, '--emptyOutDir'];
  const { code, output } = await runProgram(process.execPath, [...args, '--logLevel', 'warn'], {
    cwd: inRepository(),
    env: { ...process.env, ...env },
  });
  if (code !== 0) {
    console.error(output.trim());
    throw new Failure(
      `${workspace}/ does not build: correct what the lines above name, and run the command again.`,
    );
  }
}

/** Every variable that Vite may write into a build: those of the command and those of its environment. */
function builtVariables(env: Record<string, string>): [string, string | undefined][] {
  return Object.entries({ ...process.env, ...env })
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The cache key of a build's input; `.env` files of the workspace are among its files. */
export async function inputKey({
  workspace,
  mode,
  env,
}: Pick<BuildOptions, 'workspace' | 'mode' | 'env'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, mode, env, builtVariables(env)]));
  const folders = [inRepository(workspace), inRepository('domain')];
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const others = ['package-lock.json', 'tsconfig.base.json', 'firebase.json', ...STORED_TEXTS].map((name) =>
    inRepository(name),
  );
  for (const file of [...files, ...others]) {
    hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 24);
}

async function filesIn(folder: string): Promise<string[]> {
  const skipped = new Set(['node_modules', 'dist', 'dist-pages', 'lib']);
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
      const isOutput =
        skipped.has(entry.name) &&
        [inRepository('web'), inRepository('functions'), inRepository('domain')].includes(folder);
      return isOutput ? [] : filesIn(path);
    }),
  );
  return found.flat().toSorted();
}

async function copyOutput(from: string, { outDir, pagesDir }: BuildOptions): Promise<boolean> {
  if (!existsSync(from)) return false;
  try {
    await rm(outDir, { recursive: true, force: true });
    await cp(join(from, OUTPUT), outDir, { recursive: true });
    if (pagesDir !== undefined) await cp(join(from, `${OUTPUT}-pages`), pagesDir, { recursive: true });
    await utimes(from, new Date(), new Date());
    return true;
  } catch {
    return false; // another run has just deleted it
  }
}

async function tidy(): Promise<void> {
  const names = await readdir(BUILDS);
  for (const workspace of ['web', 'functions']) {
    const own = names.filter((name) => name.startsWith(`${workspace}-`));
    const dated = await Promise.all(
      own.map(async (name) => ({
        name,
        at: (await stat(join(BUILDS, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    for (const { name } of dated.toSorted((a, b) => b.at - a.at).slice(KEPT))
      await rm(join(BUILDS, name), { recursive: true, force: true });
  }
}
