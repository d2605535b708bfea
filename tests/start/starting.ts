import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The ports of a run without an offset: those of the contract and some more. */
export const PORTS = [5002, 9099, 8080, 5001, 9199, 4400, 4399, 4500, 9299, 9499, 9150, 4000, 5173];

/** Outside the range of offsets that `npm test` uses; a second run at the same moment takes the next. */
export async function freeOffset(first = 1_400): Promise<number> {
  for (let candidate = first; candidate < 9_000; candidate += 1_000) {
    const free = await Promise.all(PORTS.map((port) => isFree(port + candidate)));
    if (free.every(Boolean)) return candidate;
  }
  throw new Error('no free ports');
}

export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server === null) return false;
  await new Promise((done) => server.close(done));
  return true;
}

export function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Live processes whose command contains the text; without /proc the check of the ports has to be enough. */
export async function processesWith(word: string): Promise<{ pid: number; command: string }[]> {
  if (!existsSync('/proc/self/cmdline')) return [];
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    numbers.map(async (number) => ({
      pid: Number(number),
      command: (await readFile(`/proc/${number}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' '),
    })),
  );
  return processes.filter(({ command }) => command.includes(word));
}
