import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcesses, listProcesses } from '../processes.ts';
import { RUNS } from '../repository.ts';
import { exportData, isSavedSince } from './data.ts';
import { processesOf } from './firebase-cli.ts';
import type { Ports } from './ports.ts';
import type { Staging } from './staging.ts';

/** The record of a run, in case it is killed. */
export type RunRecord = {
  /** The process id of our program. */
  readonly pid: number;
  /** The process group of the Firebase CLI; -1 until it is started. */
  readonly group: number;
  readonly ports: Ports;
  readonly temporary: string;
  /** Its data folder, if any. */
  readonly dataFolder: string | null;
};

export type LiveRun = RunRecord & {
  readonly folder: string;
  /** When its emulators were started, in ms. */
  readonly startedAt: number;
};

/** Called at each start of the run's emulators. */
export async function recordRun(staging: Staging, run: Omit<RunRecord, 'temporary'>): Promise<void> {
  const record: RunRecord = { ...run, temporary: staging.temporary };
  await writeFile(staging.path('run.json'), JSON.stringify(record));
}

/** The runs of this checkout that have left a record, alive or not. */
async function recordedRuns(): Promise<LiveRun[]> {
  const names = await readdir(RUNS).catch(() => []);
  const runs = await Promise.all(
    names.map(async (name) => {
      const folder = join(RUNS, name);
      try {
        const file = join(folder, 'run.json');
        const record = JSON.parse(await readFile(file, 'utf8')) as RunRecord;
        return [{ ...record, folder, startedAt: (await stat(file)).mtimeMs }];
      } catch {
        return []; // it is just starting, or it ended before it had started anything
      }
    }),
  );
  return runs.flat();
}

/** Whether the program of that run is alive. The process id alone is not sufficient, because ids are reused. */
function isOwned(run: RunRecord): boolean {
  return listProcesses().some(({ pid, command }) => pid === run.pid && /tools\/[\w-]+\.ts/.test(command));
}

/** The live run of this checkout on these ports. */
export async function liveRunOn(ports: Ports): Promise<LiveRun | null> {
  return (await recordedRuns()).find((run) => run.ports.hub === ports.hub && isOwned(run)) ?? null;
}

/**
 * Ends the processes of a killed run of this checkout: the emulators outlive our program, and Firestore's Java outlives the
 * emulators. Their data are saved first, unless the run was killed while they were imported or the demo data were loaded: a
 * part of the data would replace the last snapshot, and the demo data would be missing.
 */
export async function endStaleRuns(say: (line: string) => void): Promise<void> {
  for (const run of await recordedRuns()) {
    if (isOwned(run)) continue;
    const left = processesOf(run);
    if (left.length > 0) {
      const saved =
        run.dataFolder !== null &&
        isSavedSince(run.dataFolder, run.startedAt) &&
        (await exportData(run.ports.hub, run.dataFolder).catch(() => false));
      say(
        `An earlier run was killed; ending what it left behind${saved ? ', its data saved' : ''} (process ${left.map(({ pid }) => pid).join(', ')}).`,
      );
      await endProcesses(left);
    }
    await rm(run.temporary, { recursive: true, force: true });
    await rm(run.folder, { recursive: true, force: true });
  }
}
