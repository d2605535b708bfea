import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { environment } from './server.ts';

/** Options of a run, besides the function and its request. */
interface Circumstances {
  /** How far the process's clock is ahead, in ms: the emulator stores objects only with the current time. */
  aheadMs?: number;
  /** Further environment variables. */
  env?: Record<string, string>;
  /** Another project of the emulators than the run's. */
  project?: string;
  /** The process is killed after committing this many batches, as a platform may do at any moment. */
  dieAfterCommits?: number;
}

/**
 * Runs functions of the emulators' build, each in a new process: no emulator runs schedules, or changes settings for a single
 * call.
 */
export const functions = {
  /** @returns the function's result and its log lines */
  run(name: string, request: Record<string, unknown>, circumstances: Circumstances = {}): Promise<Ended> {
    return execute(
      name,
      `const answer = await all[${JSON.stringify(name)}].run(${JSON.stringify(request)});`,
      circumstances,
    );
  },

  /** Runs a function for each request, `atOnce` at a time, in one process. @returns its results, in their order */
  async runMany(
    name: string,
    requests: readonly Record<string, unknown>[],
    { atOnce = 20, ...circumstances }: Circumstances & { atOnce?: number } = {},
  ): Promise<unknown[]> {
    // In a file: an argument of a process is limited.
    const file = join(tmpdir(), `${randomUUID()}.json`);
    await writeFile(file, JSON.stringify(requests));
    try {
      const { answer } = await execute(
        name,
        `const { readFileSync } = await import('node:fs');
      const requests = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
      const answer = [];
      let next = 0;
      await Promise.all(Array.from({ length: ${atOnce} }, async () => {
        for (let at = next++; at < requests.length; at = next++)
          answer[at] = await all[${JSON.stringify(name)}].run(requests[at]);
      }));`,
        circumstances,
      );
      return answer as unknown[];
    } finally {
      await rm(file);
    }
  },
};

interface Ended {
  answer: unknown;
  log: Record<string, unknown>[];
}

/** @param work a program that sets `answer`, with the function `name` in `all` */
async function execute(
  name: string,
  work: string,
  { aheadMs = 0, env = {}, project = environment.projectId, dieAfterCommits }: Circumstances,
): Promise<Ended> {
  const program = `
      const Real = Date, ahead = ${aheadMs};
      globalThis.Date = class extends Real {
        constructor(...args) { args.length === 0 ? super(Real.now() + ahead) : super(...args); }
        static now() { return Real.now() + ahead; }
      };
      ${dieAfterCommits === undefined ? '' : dyingAfter(dieAfterCommits)}
      const all = await import(${JSON.stringify(pathToFileURL(environment.functionsFile).href)});
      ${work}
      console.log(JSON.stringify({ answer }));
      process.exit(0);`;
  const variables = {
    ...process.env,
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    FUNCTIONS_EMULATOR: 'true',
    // The others are not loaded (decision 037).
    FUNCTION_TARGET: name,
    ...env,
  };
  const stdout = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: variables,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    (ended) => ended.stdout,
    (error: unknown) => {
      const killed = error instanceof Error && 'signal' in error && error.signal === 'SIGKILL';
      if (dieAfterCommits === undefined || !killed) throw error;
      return 'stdout' in error && typeof error.stdout === 'string' ? error.stdout : '';
    },
  );
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    answer: lines.find((line) => 'answer' in line)?.['answer'],
    log: lines.filter((line) => !('answer' in line)),
  };
}

/** A program that kills its own process after so many committed batches. */
function dyingAfter(commits: number): string {
  return `
      const { createRequire } = await import('node:module');
      const { WriteBatch } = createRequire(${JSON.stringify(environment.functionsFile)})('firebase-admin/firestore');
      const commit = WriteBatch.prototype.commit;
      let left = ${commits};
      WriteBatch.prototype.commit = async function (...given) {
        const done = await commit.apply(this, given);
        left -= 1;
        if (left === 0) process.kill(process.pid, 'SIGKILL');
        return done;
      };`;
}
