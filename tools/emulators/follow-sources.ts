import { createHash } from 'node:crypto';
import { watchFile } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import { switchTriggers } from './reset.ts';
import type { Suite } from './suite.ts';

/**
 * Reloads changes of functions/, domain/ and the rules in the running emulators. The bundler or the emulator reports what
 * does not compile, and the previous version stays active.
 */
export async function followSources(suite: Suite): Promise<void> {
  for (const name of ['firestore.rules', 'storage.rules']) {
    const copy = () => copyFile(inRepository(name), suite.staging.path(name)); // the emulators watch the copy
    onChange(inRepository(name), name, copy);
  }
  const bundle = suite.staging.path('functions', 'lib');
  const load = loaderOf(
    await fingerprintOf(bundle),
    () => settledFingerprint(bundle),
    // The Functions emulator watches its folder, but not below a hidden folder (.run).
    () => switchTriggers(suite, true),
  );
  // Every build writes it; its content is the names of the functions alone.
  onChange(join(bundle, 'index.js'), 'functions', load);
  rebuildFunctions(suite);
}

/**
 * Loads what differs from what was loaded last. What could not be loaded is tried again at the next change.
 * @param loaded the fingerprint of what is loaded already
 * @returns a function that says whether it has loaded anything
 */
export function loaderOf(
  loaded: string,
  fingerprint: () => Promise<string>,
  load: () => Promise<void>,
): () => Promise<boolean> {
  let last = loaded;
  return async () => {
    const built = await fingerprint();
    if (built === last) return false;
    await load();
    last = built;
    return true;
  };
}

/** A hash of the files of a folder, by their names and contents. */
export async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted())
    hash.update(`\0${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

/** The same once the bundler has written all of them. */
async function settledFingerprint(folder: string): Promise<string> {
  for (let before = await fingerprintOf(folder); ;) {
    await sleep(300);
    const now = await fingerprintOf(folder);
    if (now === before) return now;
    before = now;
  }
}

/** Calls `load` when a file changes, and reports it unless `load` finds no change. */
function onChange(file: string, name: string, load: () => Promise<boolean | void>): void {
  watchFile(file, { interval: 300, persistent: false }, () => {
    load().then(
      (done) => {
        if (done !== false) console.log(`${name}: reloaded.`);
      },
      (error: unknown) => console.error(`${name}: not loaded (${messageOf(error)}).`),
    );
  });
}

function rebuildFunctions({ staging, env }: Suite): void {
  const vite = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'functions', '--watch', '--mode', 'production', '--emptyOutDir', 'false'];
  args.push('--outDir', staging.path('functions', 'lib'), '--logLevel', 'warn');
  void runProgram(process.execPath, args, { cwd: inRepository(), env, show: true });
}
