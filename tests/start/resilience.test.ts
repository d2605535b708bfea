import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CASES } from '@app/seed/demo-cases';
import { freeOffset, isFree, PORTS, processesWith, ROOT } from './starting.ts';

/** `npm start` survives a crash of its emulators without losing saved data. */
const PATIENCE = 600_000;
const OWNER = { Authorization: 'Bearer owner' };
const PASSWORD = 'a-long-password';

let offset: number;
let project: string;
let folder: string;
let args: string[];
let data: string;
let portal: ChildProcess;
let ended: Promise<number | null>;
let said = '';

const at = (port: number, address: string) => `http://127.0.0.1:${port + offset}${address}`;
const documents = () => at(8080, `/v1/projects/${project}/databases/(default)/documents`);
const objects = () => at(9199, `/v0/b/${project}.firebasestorage.app/o`);

beforeAll(async () => {
  offset = await freeOffset(1_900);
  project = `demo-again-${randomUUID().slice(0, 8)}`;
  folder = await mkdtemp(path.join(tmpdir(), 'resilience-test-'));
  data = path.join(ROOT, '.data', `${project}+${offset}`);
  // Skips the build of the site, which takes long and is not tested here.
  const page = path.join(folder, 'index.html');
  await writeFile(page, '<html>The site</html>');
  args = ['--port-offset', String(offset), '--project', project, '--replace', `web/index.html=${page}`];
  // As an earlier run has left it that had no data at all: `--fresh` begins with the demo data all the same.
  const earlier = path.join(data, 'snapshot-1700000000000');
  await mkdir(earlier, { recursive: true });
  await writeFile(path.join(earlier, 'firebase-export-metadata.json'), '{}');
  await start('--fresh');
}, PATIENCE);

async function start(...more: string[]): Promise<void> {
  said = '';
  portal = spawn(process.execPath, ['tools/run.mjs', 'start', ...args, ...more], { cwd: ROOT });
  for (const stream of [portal.stdout, portal.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  ended = new Promise((resolve) => portal.on('close', resolve));
  await until(() => Promise.resolve(said.includes('Ready: ')));
}

afterAll(async () => {
  portal.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
}, PATIENCE);

/** Waits until the condition holds or the portal has ended. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    if (portal.exitCode !== null) throw new Error(`The portal has ended: ${said}`);
    await sleep(200);
  }
}

/** Kills one process of the portal, found by its command, and waits until the portal is available again. */
async function killed(word: string): Promise<void> {
  const find = async () =>
    (await processesWith(word)).filter(
      ({ command }) => command.includes(String(8080 + offset)) || command.includes(project),
    );
  // A process that has just been forked has its parent's command line for a moment.
  await expect.poll(async () => (await find()).length, { timeout: 10_000 }).toBe(1);
  const [found] = await find();
  const readyBefore = said.split('Ready again: ').length;
  process.kill(found!.pid, 'SIGKILL');
  await until(() => Promise.resolve(said.split('Ready again: ').length > readyBefore));
}

const cli = () => processesWith(`--project ${project} --only`);

async function writeCase(id: string): Promise<void> {
  const body = JSON.stringify({ fields: { debtor_name: { stringValue: id } } });
  const answer = await fetch(`${documents()}/cases?documentId=${id}`, {
    method: 'POST',
    headers: OWNER,
    body,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function readCase(id: string): Promise<unknown> {
  const answer = await fetch(`${documents()}/cases/${id}`, { headers: OWNER });
  const found = (await answer.json()) as { fields?: { debtor_name: { stringValue: string } } };
  return found.fields?.debtor_name.stringValue;
}

async function account(action: 'signUp' | 'signInWithPassword', email: string): Promise<number> {
  const url = at(9099, `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`);
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

async function upload(name: string): Promise<void> {
  const answer = await fetch(`${objects()}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/pdf' },
    body: `%PDF-1.4 ${name}`,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function download(name: string): Promise<string> {
  const answer = await fetch(`${objects()}/${encodeURIComponent(name)}?alt=media`, { headers: OWNER });
  return answer.ok ? answer.text() : String(answer.status);
}

/** Accounts and objects are saved every few seconds: a snapshot that began after this moment contains them. */
async function nextSnapshot(): Promise<void> {
  const now = Date.now();
  await until(async () =>
    (await readdir(data)).some((name) => Number(/^snapshot-(\d+)$/.exec(name)?.[1]) > now),
  );
}

// In this order: one portal runs through all of them, and its parts are killed one after the other.
describe('a running portal', { shuffle: false }, () => {
  it('has the demo data with --fresh, and not those of the run before', async () => {
    expect(await readCase(DEMO_CASES[0]!.id)).toBe(DEMO_CASES[0]!.debtor);
  });

  it('answers malformed requests and keeps the same process', { timeout: PATIENCE }, async () => {
    const [before] = await cli();
    expect(before).toBeDefined();
    expect((await fetch(at(5002, '/%E0%A4%A'))).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${objects()}/%E0%A4%A?alt=media`, { headers: OWNER })).status).toBe(400);
    expect((await fetch(at(5002, '//example.org/x'), { redirect: 'manual' })).status).toBe(404);
    expect(await (await fetch(at(5002, '/'))).text()).toContain('The site');
    await expect.poll(cli).toEqual([before]);
  });

  it('restores every case when the process of the emulators is killed', { timeout: PATIENCE }, async () => {
    expect(await account('signUp', 'again@example.com')).toBe(200);
    await upload('case-files/someone/1795250852313-a.pdf');
    await nextSnapshot();
    await writeCase('a-moment-before'); // only Firestore's process has it, no snapshot yet
    await killed(`--project ${project} --only`);
    expect(await readCase('a-moment-before')).toBe('a-moment-before');
    expect(await account('signInWithPassword', 'again@example.com')).toBe(200);
    expect(await account('signInWithPassword', 'nobody@example.com')).toBe(400);
    expect(await download('case-files/someone/1795250852313-a.pdf')).toContain('%PDF-1.4');
    expect(await (await fetch(at(5002, '/'))).text()).toContain('The site');
    expect(said).toContain(
      'The emulators stopped unexpectedly: they are started again with the data that was saved.',
    );
  });

  it('restores every case when Firestore is killed', { timeout: PATIENCE }, async () => {
    await writeCase('before-firestore');
    await nextSnapshot();
    await upload('case-files/someone/1795250852314-b.pdf'); // only the emulators' process has it
    await killed(`--port ${8080 + offset}`);
    expect(await readCase('before-firestore')).toBe('before-firestore');
    expect(await readCase('a-moment-before')).toBe('a-moment-before');
    expect(await download('case-files/someone/1795250852314-b.pdf')).toContain('%PDF-1.4');
  });

  it('stops completely on a signal, with its data saved', { timeout: PATIENCE }, async () => {
    await writeCase('at-the-end');
    portal.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said.trim().split('\n').at(-1)).toBe('Stopped.');
    expect(await processesWith(project)).toEqual([]);
    for (const port of PORTS) expect(await isFree(port + offset), `port ${port + offset}`).toBe(true);
    expect((await readdir(data)).filter((name) => name.startsWith('snapshot-'))).not.toHaveLength(0);
  });

  it('has the data of the run before when it is started again', { timeout: PATIENCE }, async () => {
    await start();
    expect(await readCase('at-the-end')).toBe('at-the-end');
    expect(await account('signInWithPassword', 'again@example.com')).toBe(200);
    expect(await download('case-files/someone/1795250852313-a.pdf')).toContain('%PDF-1.4');
  });
});
