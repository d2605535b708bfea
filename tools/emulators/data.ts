import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '../repository.ts';
import { HOST } from './ports.ts';

/** One export, whole: its name is given to it when it is complete. Names sort by age. */
const SNAPSHOT = /^snapshot-\d{13}$/;
const METADATA = 'firebase-export-metadata.json';
/** The one in use and the one before. */
const KEPT = 2;

/** Where the data of one copy stay. Copies that run beside each other differ in project or ports. */
export function dataFolderOf(project: string, offset: number): string {
  return join(DATA, offset === 0 ? project : `${project}+${offset}`);
}

/** The newest whole export in a folder. */
export function newestSnapshot(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names
    .filter((one) => SNAPSHOT.test(one) && existsSync(join(folder, one, METADATA)))
    .toSorted()
    .at(-1);
  return name === undefined ? null : join(folder, name);
}

/**
 * Has running emulators write down what they hold, into a new folder which gets its name only when it is whole: whoever
 * is killed meanwhile leaves the export before untouched. Resolves to whether there is a new one.
 */
export async function exportData(hubPort: number, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const now = Date.now();
  const unfinished = join(folder, `unfinished-${process.pid}-${now}`);
  try {
    await mkdir(unfinished);
    const answer = await fetch(`http://${HOST}:${hubPort}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        path: unfinished,
        initiatedBy: 'portal',
        targets: ['auth', 'firestore', 'storage'],
      }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!answer.ok || !existsSync(join(unfinished, METADATA))) return false;
    await rename(unfinished, join(folder, `snapshot-${now}`));
    await tidy(folder);
    return true;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function tidy(folder: string): Promise<void> {
  const snapshots = readdirSync(folder)
    .filter((name) => SNAPSHOT.test(name))
    .toSorted();
  for (const name of snapshots.slice(0, -KEPT))
    await rm(join(folder, name), { recursive: true, force: true });
}
