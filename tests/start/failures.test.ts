import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeOffset, isFree, listen, PORTS, processesWith, ROOT } from './starting.ts';

/** A start that fails ends with one sentence that says what to do, exit code 1, and no process left running. */
let folder: string;
let offset: number;
let page: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-test-'));
  offset = await freeOffset();
  page = await broken('index.html', '<html></html>');
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number | null;
  /** Standard error. */
  errors: string;
  project: string;
}

async function start(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const project = `demo-broken-${randomUUID().slice(0, 8)}`;
  const all = [
    'tools/run.mjs',
    'start',
    '--port-offset',
    String(offset),
    '--project',
    project,
    '--replace',
    `web/index.html=${page}`,
    ...args,
  ];
  const child = spawn(process.execPath, all, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, errors, project };
}

async function expectNothingLeft({ project }: Outcome): Promise<void> {
  expect(await processesWith(project)).toEqual([]);
  for (const port of PORTS) expect(await isFree(port + offset), `port ${port + offset}`).toBe(true);
  expect(existsSync(path.join(ROOT, '.data', `${project}+${offset}`)), 'data').toBe(false);
}

async function broken(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('a start that cannot succeed', () => {
  it('without a recent Java names the version needed', async () => {
    const outcome = await start([], { PORTAL_JAVA_HOMES: folder });
    expect(outcome.code).toBe(1);
    expect(outcome.errors.trim()).toBe(
      'The emulators need Java 21 or newer: install one, for example from https://adoptium.net, and run the command again.',
    );
    await expectNothingLeft(outcome);
  });

  it('on a port in use names the port and the flag', async () => {
    const other = await listen(5002 + offset);
    const outcome = await start([]);
    await new Promise((done) => other?.close(done));
    expect(outcome.code).toBe(1);
    expect(outcome.errors.trim()).toBe(
      `Port ${5002 + offset}, which the website needs, is taken by another program: stop that program, or move all ports aside with --port-offset 1000.`,
    );
    await expectNothingLeft(outcome);
  });

  it('with rules that do not compile and functions that do not load reports all errors with their place', async () => {
    const firestore = await broken('firestore.rules', withoutCondition('cloud.firestore'));
    const storage = await broken('storage.rules', withoutCondition('firebase.storage'));
    const functions = await broken('index.js', "throw new Error('these functions are broken');\n");
    const outcome = await start([
      ...['--replace', `firestore.rules=${firestore}`],
      ...['--replace', `storage.rules=${storage}`],
      ...['--replace', `functions/lib/index.js=${functions}`],
    ]);
    expect(outcome.code).toBe(1);
    const sentences = outcome.errors.trim().split('\n').slice(-3);
    expect(sentences).toEqual([
      expect.stringMatching(
        /^firestore\.rules does not compile \(line 3:\d+: .+\): correct it and run the command again\.$/,
      ),
      expect.stringMatching(
        /^storage\.rules does not compile \(.*\b3\b.*\): correct it and run the command again\.$/,
      ),
      expect.stringMatching(
        /^The functions do not load \(.+\): correct functions\/src and run the command again\.$/,
      ),
    ]);
    expect(outcome.errors).toContain('these functions are broken');
    await expectNothingLeft(outcome);
  });
});

/** Rules with a syntax error in the third line. */
function withoutCondition(service: string): string {
  return `rules_version = '2';\nservice ${service} {\n  match /a/{b} { allow read: if ; }\n}\n`;
}
