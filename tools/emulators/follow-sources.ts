import { watchFile } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import type { Suite } from './suite.ts';

/**
 * Brings what is saved in functions/, domain/ and the rules to the running emulators, which watch their own folder.
 * What does not compile is said by the bundler or the emulator, and the version before goes on working.
 */
export function followSources({ staging, env }: Suite): void {
  for (const name of ['firestore.rules', 'storage.rules']) {
    watchFile(inRepository(name), { interval: 500, persistent: false }, () => {
      copyFile(inRepository(name), staging.path(name)).then(
        () => console.log(`${name}: loaded anew.`),
        () => console.error(`${name} cannot be read.`),
      );
    });
  }
  const vite = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    'functions',
    '--watch',
    '--mode',
    'production',
    '--outDir',
    staging.path('functions', 'lib'),
  ];
  // The files are overwritten, not removed first: the Functions emulator only hears of changes.
  void runProgram(process.execPath, [...args, '--emptyOutDir', 'false', '--logLevel', 'warn'], {
    cwd: inRepository(),
    env,
    show: true,
  });
}
