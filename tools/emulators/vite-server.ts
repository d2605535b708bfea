import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import { webEnvironment } from './builds.ts';
import { HOST } from './ports.ts';
import type { Suite } from './suite.ts';

/** Serves the website with hot reload until the run ends. Resolves to its address when it answers. */
export async function serveWithVite({ project, ports, env }: Suite): Promise<string> {
  const program = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    program,
    'web',
    '--mode',
    'emulator',
    '--host',
    HOST,
    '--port',
    String(ports.vite),
    '--strictPort',
  ];
  const server = runProgram(process.execPath, [...args, '--clearScreen', 'false', '--logLevel', 'warn'], {
    cwd: inRepository(),
    env: { ...env, ...webEnvironment(project, ports) },
    show: true,
  });
  const end = new AbortController();
  void server.then(() => end.abort());
  const address = `http://${HOST}:${ports.vite}`;
  // Two minutes: at its first start on a busy machine Vite bundles the packages.
  for (let waited = 0; waited < 1_200 && !end.signal.aborted; waited += 1) {
    // Vite serves pages to browsers alone.
    const answer = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => null);
    if (answer?.ok) return address;
    await sleep(100);
  }
  throw new Failure(
    "Vite's dev server does not answer: correct what the lines above name, and run the command again.",
  );
}
