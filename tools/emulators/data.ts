import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '../repository.ts';
import { HOST } from './ports.ts';

/** The name of a complete export, given when it is complete. Names sort by age. */
const SNAPSHOT = /^snapshot-\d{13}$/;
const METADATA = 'firebase-export-metadata.json';
/** The current and the previous one are kept. */
const KEPT = 2;

/** The data folder of one copy. Copies that run concurrently differ in project or ports. */
export function dataFolderOf(project: string, offset: number): string {
  return join(DATA, offset === 0 ? project : `${project}+${offset}`);
}

/** The newest complete export in a folder. */
export function newestSnapshot(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names
    .filter((one) => SNAPSHOT.test(one) && existsSync(join(folder, one, METADATA)))
    .toSorted()
    .at(-1);
  return name === undefined ? null : join(folder, name);
}

/** Whether emulators that started at `time` (ms) have been saved since: what they hold is complete. */
export function isSavedSince(folder: string, time: number): boolean {
  const newest = newestSnapshot(folder);
  return newest !== null && Number(/\d+$/.exec(newest)?.[0]) > time;
}

/** What the hub exports, by its names. */
type Target = 'auth' | 'firestore' | 'storage';
const TARGETS: readonly Target[] = ['auth', 'firestore', 'storage'];

/**
 * Makes running emulators export their data, into a new folder that gets its name only when it is complete: if the process
 * is killed meanwhile, the previous export is intact. Resolves to whether there is a new one.
 */
export async function exportData(hubPort: number, folder: string): Promise<boolean> {
  return makeSnapshot(folder, (unfinished) => exportByHub(hubPort, unfinished, TARGETS));
}

/**
 * Saves the rest of crashed emulators: without the CLI, Firestore's process still has all documents; without that process
 * the CLI still has accounts and objects. The rest comes from the newest snapshot.
 * @returns what was saved in addition to that snapshot
 */
export async function rescueData(
  ports: { readonly hub: number; readonly firestore: number },
  project: string,
  folder: string,
): Promise<readonly Target[]> {
  const newest = newestSnapshot(folder);
  if (newest === null) return [];
  let saved: readonly Target[] = [];
  await makeSnapshot(folder, async (unfinished) => {
    await cp(newest, unfinished, { recursive: true });
    saved = await replaceParts(unfinished, async (parts) => {
      if (await exportByHub(ports.hub, parts, TARGETS)) return TARGETS;
      if (await exportFirestore(ports.firestore, project, parts)) return ['firestore'];
      return (await exportByHub(ports.hub, parts, ['auth', 'storage'])) ? ['auth', 'storage'] : [];
    });
    return saved.length > 0;
  });
  return saved;
}

async function replaceParts(
  snapshot: string,
  write: (folder: string) => Promise<readonly Target[]>,
): Promise<readonly Target[]> {
  const parts = `${snapshot}-parts`;
  try {
    await mkdir(parts);
    const written = await write(parts);
    for (const target of written) {
      const name = partOf(target);
      await rm(join(snapshot, name), { recursive: true, force: true });
      await rename(join(parts, name), join(snapshot, name));
    }
    return written;
  } finally {
    await rm(parts, { recursive: true, force: true });
  }
}

/** Creates a folder, fills it, and gives it a snapshot's name if that succeeded. */
async function makeSnapshot(
  folder: string,
  fill: (unfinished: string) => Promise<boolean>,
): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const now = Date.now();
  const unfinished = join(folder, `unfinished-${process.pid}-${now}`);
  try {
    await mkdir(unfinished);
    if (!(await fill(unfinished)) || !existsSync(join(unfinished, METADATA))) return false;
    await rename(unfinished, join(folder, `snapshot-${now}`));
    await tidy(folder);
    return true;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The CLI's names for the parts of an export. */
function partOf(target: Target): string {
  return `${target}_export`;
}

async function exportByHub(hubPort: number, path: string, targets: readonly Target[]): Promise<boolean> {
  return post(`http://${HOST}:${hubPort}/_admin/export`, { path, initiatedBy: 'portal', targets });
}

/** Requests the export from Firestore's process, as the hub does. */
async function exportFirestore(port: number, project: string, folder: string): Promise<boolean> {
  return post(`http://${HOST}:${port}/emulator/v1/projects/${project}:export`, {
    database: `projects/${project}/databases/(default)`,
    export_directory: folder,
    export_name: partOf('firestore'),
  });
}

/** @returns whether the request succeeded; false also without an answer */
async function post(url: string, body: object): Promise<boolean> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null);
  return answer?.ok ?? false;
}

async function tidy(folder: string): Promise<void> {
  const snapshots = readdirSync(folder)
    .filter((name) => SNAPSHOT.test(name))
    .toSorted();
  for (const name of snapshots.slice(0, -KEPT))
    await rm(join(folder, name), { recursive: true, force: true });
}
