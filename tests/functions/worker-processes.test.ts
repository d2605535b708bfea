import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { call } from './call.ts';
import { environment } from './server.ts';

/** The emulator's processes run every function (`tools/emulators/share-workers.ts`), so an answer may come from the wrong one. */

/** Callables that refuse a caller without an account, and pages, which answer everybody with another text each. */
const CALLABLES = ['getUserEmailById', 'exportStatement', 'setLegalHold', 'importCases', 'takeCaseStep'];
const PAGES = { '/roadmap': 'data-page="roadmap"', '/verify': 'data-page="verify"' };

/** Processes whose working folder is that of this run's functions. */
function processes(): string[] {
  const folder = path.dirname(path.dirname(environment.functionsFile));
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false; // it has ended, or belongs to another account
    }
  });
}

async function pageOf(address: string): Promise<string> {
  return (await fetch(`${environment.hostingOrigin}${address}`)).text();
}

it('functions that are called one after the other share processes', async () => {
  // Of the events that the run begins with (`tests/support/wake.ts`).
  expect(processes().length).toBeGreaterThan(0);
  // Another file's last events may start some meanwhile, but not each time.
  await expect
    .poll(
      async () => {
        const before = processes();
        for (const name of CALLABLES) expect((await call(name, undefined, {})).status).toBe(401);
        return processes().filter((pid) => !before.includes(pid)).length;
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(CALLABLES.length - 1);
});

it('functions that are called at the same time each give their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }).flatMap(() => [
      ...CALLABLES.map(async (name) => [name, (await call(name, undefined, {})).status] as const),
      ...Object.entries(PAGES).map(
        async ([address, mark]) => [address, (await pageOf(address)).includes(mark)] as const,
      ),
    ]),
  );
  expect(answers).toHaveLength(4 * (CALLABLES.length + 2));
  expect(answers.filter(([, answer]) => answer !== 401 && answer !== true)).toEqual([]);
});
