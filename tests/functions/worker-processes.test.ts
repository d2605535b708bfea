import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call } from './call.ts';
import { environment } from './server.ts';
import { until } from './wait.ts';

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
  // Of the events that the run begins with (`tests/support/wake.ts`). Another file's last events may still start some.
  let before: string[] = [];
  await until(
    'no new process',
    async () => {
      before = processes();
      await sleep(2_000);
      return processes().every((pid) => before.includes(pid));
    },
    Boolean,
  );
  expect(before.length).toBeGreaterThan(0);
  for (const name of CALLABLES) expect((await call(name, undefined, {})).status).toBe(401);
  expect(processes().filter((pid) => !before.includes(pid)).length).toBeLessThan(CALLABLES.length - 1);
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
