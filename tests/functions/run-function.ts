import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { LastLine, Run } from './run-function-process.ts';
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
  dieAfterCommits?: number | null;
}

/**
 * Runs functions of the emulators' build in other processes: no emulator runs schedules, or changes settings for a single
 * call.
 */
export const functions = {
  /** @returns the function's result and its log lines */
  async run(
    name: string,
    request: Record<string, unknown>,
    circumstances: Circumstances = {},
  ): Promise<{ answer: unknown; log: Record<string, unknown>[] }> {
    const { answers, log } = await execute(name, [request], 1, circumstances);
    return { answer: answers[0], log };
  },

  /** Runs a function for each request, `atOnce` at a time, in one process. @returns its results, in their order */
  async runMany(
    name: string,
    requests: readonly Record<string, unknown>[],
    { atOnce = 20, ...circumstances }: Circumstances & { atOnce?: number } = {},
  ): Promise<unknown[]> {
    return (await execute(name, requests, atOnce, circumstances)).answers;
  },
};

const PROGRAM = fileURLToPath(new URL('run-function-process.ts', import.meta.url));

interface Kept {
  input: Writable;
  output: AsyncIterator<string>;
}

/** Processes that have ended their run, by function and environment: starting one takes almost a second. */
const idle = new Map<string, Kept[]>();

async function execute(
  name: string,
  requests: readonly unknown[],
  atOnce: number,
  { aheadMs = 0, env = {}, project = environment.projectId, dieAfterCommits = null }: Circumstances,
): Promise<{ answers: unknown[]; log: Record<string, unknown>[] }> {
  const variables = {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    FUNCTIONS_EMULATOR: 'true',
    // The others are not loaded (decision 037).
    FUNCTION_TARGET: name,
    ...env,
  };
  const key = JSON.stringify(variables);
  const kept = idle.get(key) ?? [];
  idle.set(key, kept);
  const one = kept.pop() ?? start(variables);
  const run: Run = { name, requests, atOnce, aheadMs, dieAfterCommits };
  one.input.write(`${JSON.stringify(run)}\n`);
  const log: Record<string, unknown>[] = [];
  for (;;) {
    const read = await one.output.next();
    if (read.done === true) {
      if (dieAfterCommits === null) throw new Error(`the process that ran ${name} has ended`);
      return { answers: [], log };
    }
    if (!read.value.startsWith('{')) continue;
    const line = JSON.parse(read.value) as LastLine | Record<string, unknown>;
    if (!isLast(line)) {
      log.push(line);
      continue;
    }
    if (dieAfterCommits === null) kept.push(one);
    if ('error' in line.endOfRun) throw new Error(line.endOfRun.error);
    return { answers: line.endOfRun.answers, log };
  }
}

/** Ends the processes that are kept. */
export function endProcesses(): void {
  for (const { input } of [...idle.values()].flat()) input.end();
  idle.clear();
}

function isLast(line: LastLine | Record<string, unknown>): line is LastLine {
  return 'endOfRun' in line;
}

/** A process ends when its input is closed. */
function start(variables: Record<string, string>): Kept {
  const { stdin, stdout } = spawn(process.execPath, [PROGRAM, environment.functionsFile], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...variables },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { input: stdin, output: createInterface(stdout)[Symbol.asyncIterator]() };
}
