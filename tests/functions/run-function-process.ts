import type * as Firestore from 'firebase-admin/firestore';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/**
 * Runs functions of a build, one after the other: `run-function-process.ts <file of the build>` reads a run as a line of JSON from standard
 * input, and prints its answer or its error as the last line of that run.
 */
export interface Run {
  name: string;
  requests: readonly unknown[];
  /** How many requests run concurrently. */
  atOnce: number;
  aheadMs: number;
  dieAfterCommits: number | null;
}

/** The last line of a run. */
export interface LastLine {
  endOfRun: { answers: unknown[] } | { error: string };
}

type Target = ((event: unknown) => Promise<unknown>) & { run: (request: unknown) => Promise<unknown> };
type Build = Record<string, Target>;

const [file = ''] = process.argv.slice(2);
const SystemDate = Date;
let ahead = 0;
globalThis.Date = class extends SystemDate {
  constructor(...given: readonly number[]) {
    super(...((given.length === 0 ? [SystemDate.now() + ahead] : given) as [number]));
  }
  static override now() {
    return SystemDate.now() + ahead;
  }
} as DateConstructor;

for await (const line of createInterface(process.stdin)) {
  const run = JSON.parse(line) as Run;
  ahead = run.aheadMs;
  if (run.dieAfterCommits !== null) dieAfter(run.dieAfterCommits);
  const endOfRun: LastLine['endOfRun'] = await answersOf(run).then(
    (answers) => ({ answers }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify({ endOfRun } satisfies LastLine)}\n`);
}
// Connections to the emulators are still open.
process.exit(0);

async function answersOf({ name, requests, atOnce }: Run): Promise<unknown[]> {
  const { [name]: target } = (await import(pathToFileURL(file).href)) as Build;
  if (target === undefined) throw new Error(`there is no function ${name}`);
  const answers: unknown[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < requests.length; at = next++)
      answers[at] = await answerOf(target, requests[at]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** An event of Eventarc has its documents as JSON: the function itself makes snapshots of them. */
function answerOf(target: Target, request: unknown): Promise<unknown> {
  const isEvent = typeof request === 'object' && request !== null && 'specversion' in request;
  return isEvent ? target(request) : target.run(request);
}

/** Kills this process after so many committed batches. */
function dieAfter(commits: number): void {
  const { WriteBatch } = createRequire(file)('firebase-admin/firestore') as typeof Firestore;
  const { commit } = WriteBatch.prototype;
  let left = commits;
  WriteBatch.prototype.commit = async function (...given) {
    const done = await commit.apply(this, given);
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return done;
  };
}
