import { watchFile } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
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
  const bundle = suite.staging.path('functions', 'lib', 'index.js');
  let loaded = await readFile(bundle, 'utf8');
  onChange(bundle, 'functions', async () => {
    const built = await readFile(bundle, 'utf8');
    if (built === loaded || built === '') return false;
    loaded = built;
    // The Functions emulator watches its folder, but not below a hidden folder (.run).
    await switchTriggers(suite, true);
    return true;
  });
  rebuildFunctions(suite);
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
