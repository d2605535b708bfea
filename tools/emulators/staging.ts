import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { inRepository, RUNS } from '../repository.ts';
import { protectingHeaders, type RootConfig } from './site-config.ts';
import { stagedConfig } from './staged-config.ts';
import type { Ports } from './ports.ts';

/** The folder `.run/<id>/` of one run, and its temporary folder. Not shared with other runs. */
export type Staging = {
  readonly id: string;
  readonly folder: string;
  /** TMPDIR of all programs of the run. Outside the checkout: the functions' socket paths in it may have 103 characters. */
  readonly temporary: string;
  /** A path inside the folder. */
  readonly path: (...parts: string[]) => string;
  readonly remove: () => Promise<void>;
};

export type StagingOptions = {
  readonly project: string;
  readonly ports: Ports;
  readonly hasUi: boolean;
  /** Files that replace the run's, by their path in the staging folder (for tests of failures). */
  readonly replace: ReadonlyMap<string, string>;
  /** Folders with additional functions; each is staged under its last name. */
  readonly codebases: readonly string[];
};

/** In the folder of the page renderer. */
export const HEADERS = 'headers.json';

const COPIED = ['firestore.rules', 'storage.rules', 'firestore.indexes.json'];

export async function makeStaging(): Promise<Staging> {
  const id = `${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}-${randomBytes(3).toString('hex')}`;
  const folder = join(RUNS, id);
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'portal-'));
  return {
    id,
    folder,
    temporary,
    path: (...parts) => join(folder, ...parts),
    remove: async () => {
      await rm(temporary, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the emulators' input, except the built website and functions. */
export async function fillStaging(staging: Staging, options: StagingOptions): Promise<void> {
  const root = JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')) as RootConfig;
  const codebases = options.codebases.map((folder) => basename(folder));
  const config = stagedConfig(root, options.project, options.ports, options.hasUi, codebases);
  await writeFile(staging.path('firebase.json'), JSON.stringify(config, null, 2));
  for (const name of COPIED)
    if (existsSync(inRepository(name))) await copyFile(inRepository(name), staging.path(name));
  await mkdir(staging.path('web'), { recursive: true });
  await mkdir(staging.path('functions', 'lib'), { recursive: true });
  await writeHeaders(staging.path('functions', 'site'), config);
  await copyFile(inRepository('functions', 'package.json'), staging.path('functions', 'package.json'));
  for (const folder of options.codebases)
    await cp(folder, staging.path(basename(folder)), { recursive: true });
  // Packages are found upward, in the checkout's node_modules; npm puts some into functions/ when versions differ.
  const own = inRepository('functions', 'node_modules');
  if (existsSync(own)) await symlink(own, staging.path('functions', 'node_modules'));
}

/** Writes the headers of the site's pages for the function that serves some of them. */
export async function writeHeaders(folder: string, config: RootConfig): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, HEADERS), JSON.stringify(protectingHeaders(config)));
}

/** Copies the replacement files; after the builds, which they may replace. */
export async function applyReplacements(
  staging: Staging,
  replace: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, file] of replace) {
    await mkdir(dirname(staging.path(name)), { recursive: true });
    await copyFile(file, staging.path(name)).catch(() => {
      throw new Failure(`--replace ${name}=${file}: that file cannot be read.`);
    });
  }
}
