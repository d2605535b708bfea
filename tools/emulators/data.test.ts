import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolderOf, exportData, isSavedSince, newestSnapshot } from './data.ts';

let folder: string;
let server: Server | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-test-'));
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

/** A hub that answers exports with a given status. */
async function hub(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const writing: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { path } = JSON.parse(body) as { path: string };
    void writeFile(join(path, 'firebase-export-metadata.json'), '{}').then(() => response.end('{}'));
  });
};

async function snapshot(name: string, whole: boolean): Promise<void> {
  await mkdir(join(folder, name));
  if (whole) await writeFile(join(folder, name, 'firebase-export-metadata.json'), '{}');
}

describe('the newest snapshot', () => {
  it('is the last complete one', async () => {
    await snapshot('snapshot-1795250852313', true);
    await snapshot('snapshot-1795250874306', true);
    await snapshot('snapshot-1795250899999', false);
    await snapshot('unfinished-77-1795250999999', true);
    expect(newestSnapshot(folder)).toBe(join(folder, 'snapshot-1795250874306'));
  });

  it('is none if nothing was saved', () => {
    expect(newestSnapshot(folder)).toBeNull();
    expect(newestSnapshot(join(folder, 'nowhere'))).toBeNull();
  });
});

it('emulators have been saved since their start if the newest complete snapshot is younger', async () => {
  expect(isSavedSince(folder, 1_795_250_852_000)).toBe(false);
  await snapshot('snapshot-1795250852313', true);
  await snapshot('snapshot-1795250899999', false);
  expect(isSavedSince(folder, 1_795_250_852_000)).toBe(true);
  expect(isSavedSince(folder, 1_795_250_874_306)).toBe(false);
});

describe('saving data', () => {
  it('creates a new snapshot and keeps the previous one', async () => {
    const port = await hub(writing);
    for (let i = 0; i < 3; i += 1) expect(await exportData(port, folder)).toBe(true);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(newestSnapshot(folder)).toBe(join(folder, names.toSorted().at(-1) ?? ''));
  });

  it('keeps the previous snapshot when it fails, and leaves no partial one', async () => {
    await snapshot('snapshot-1795250852313', true);
    const port = await hub((_, response) => response.writeHead(500).end());
    expect(await exportData(port, folder)).toBe(false);
    expect(await readdir(folder)).toEqual(['snapshot-1795250852313']);
  });
});

it('copies that run concurrently have separate data', () => {
  const folders = [
    dataFolderOf('demo-portal', 0),
    dataFolderOf('demo-portal', 1_000),
    dataFolderOf('demo-two', 0),
  ];
  expect(new Set(folders).size).toBe(3);
  expect(folders.some((one) => existsSync(join(one, '..', '..', 'package.json')))).toBe(true);
});
