import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freeOffset, isFree, PORTS, processesWith, ROOT } from './starting.ts';

/** In ms: emulators and the demo data on a busy machine. */
const PATIENCE = 300_000;

it('npm run dev serves pages and screens, and stops completely', { timeout: PATIENCE }, async () => {
  // Not 1,600: the hub would be at 6000, which fetch refuses.
  const offset = await freeOffset(1_700);
  const project = `demo-dev-${randomUUID().slice(0, 8)}`;
  const args = ['tools/run.mjs', 'dev', '--port-offset', String(offset), '--project', project];
  const dev = spawn(process.execPath, args, { cwd: ROOT });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => dev.on('close', resolve));
  try {
    while (dev.exitCode === null && !said.includes('Ready: ')) await sleep(200);
    expect(said).toContain(`Ready: http://127.0.0.1:${5173 + offset}`);
    const headers = { Accept: 'text/html' };
    for (const [address, content] of [
      ['/about', '<h1'],
      ['/login', 'id="root"'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${5173 + offset}${address}`, { headers });
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).toContain(content);
    }
    dev.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await processesWith(project)).toEqual([]);
    for (const port of PORTS) expect(await isFree(port + offset), `port ${port + offset}`).toBe(true);
  } finally {
    dev.kill('SIGTERM');
    await ended;
    await rm(path.join(ROOT, '.data', `${project}+${offset}`), { recursive: true, force: true });
  }
});
