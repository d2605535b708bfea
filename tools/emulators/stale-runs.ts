import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcesses, listProcesses } from '../processes.ts';
import { RUNS } from '../repository.ts';
import { exportData } from './data.ts';
import { processesOf } from './firebase-cli.ts';
import type { Ports } from './ports.ts';
import type { Staging } from './staging.ts';

/** What a run writes down about itself, for the case that it is killed. */
export type RunRecord = {
  /** Our own program. */
  readonly pid: number;
  /** The process group of the Firebase CLI; -1 as long as it is not started. */
  readonly group: number;
  readonly ports: Ports;
  readonly temporary: string;
  /** Where its data are to be kept, if anywhere. */
  readonly dataFolder: string | null;
};

export type LiveRun = RunRecord & { readonly folder: string };

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
        return [{ ...(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as RunRecord), folder }];
      } catch {
        return []; // it is just beginning, or it ended before it had started anything
      }
    }),
  );
  return runs.flat();
}

/** Whether our own program of that run lives. A number alone would not do: numbers are given again. */
function isOwned(run: RunRecord): boolean {
  return listProcesses().some(({ pid, command }) => pid === run.pid && /tools\/[\w-]+\.ts/.test(command));
}

/** The live run of this checkout on these ports. */
export async function liveRunOn(ports: Ports): Promise<LiveRun | null> {
  return (await recordedRuns()).find((run) => run.ports.hub === ports.hub && isOwned(run)) ?? null;
}

/**
 * Ends what a killed run of this checkout left behind: the emulators outlive our own program, and Firestore's Java
 * outlives the emulators. Data that such emulators still hold are saved first.
 */
export async function endStaleRuns(say: (line: string) => void): Promise<void> {
  for (const run of await recordedRuns()) {
    if (isOwned(run)) continue;
    const left = processesOf(run);
    if (left.length > 0) {
      const saved =
        run.dataFolder !== null && (await exportData(run.ports.hub, run.dataFolder).catch(() => false));
      say(
        `An earlier run was killed; ending what it left behind${saved ? ', its data saved' : ''} (process ${left.map(({ pid }) => pid).join(', ')}).`,
      );
      await endProcesses(left);
    }
    await rm(run.temporary, { recursive: true, force: true });
    await rm(run.folder, { recursive: true, force: true });
  }
}
