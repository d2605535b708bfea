import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRepository } from './repository.ts';
import { storageGrantNote, type Policy } from './storage-grant.ts';

const ROLE = 'roles/firebaserules.firestoreServiceAgent';
const STORAGE = 'serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com';
const granted: Policy = { bindings: [{ role: ROLE, members: ['user:a@firm.example', STORAGE] }] };

describe('the role by which rules of Storage read Firestore', () => {
  it('needs no word when it is granted', async () => {
    expect(await storageGrantNote('firm', async () => granted)).toBeNull();
  });

  it.each<[string, Policy]>([
    ['nobody has it', {}],
    ['somebody else has it', { bindings: [{ role: ROLE, members: ['user:a@firm.example'] }] }],
    ['Storage has another one', { bindings: [{ role: 'roles/viewer', members: [STORAGE] }] }],
  ])('is asked for with its command when %s', async (_name, policy) => {
    const note = await storageGrantNote('firm', async () => policy);
    expect(note).toMatch(/^The rules of Storage are not allowed to read Firestore/);
    expect(note).toContain(`gcloud projects add-iam-policy-binding firm --role=${ROLE} --member=`);
  });

  it('is not said to be missing when nobody can say', async () => {
    const note = await storageGrantNote('firm', () => Promise.reject(new Error('not signed in')));
    expect(note).toMatch(/^It is not known whether .* \(not signed in\)\./);
  });

  it('is the one that the CLI and our rules need', async () => {
    const cli = await readFile(
      inRepository('node_modules', 'firebase-tools', 'lib', 'rulesDeploy.js'),
      'utf8',
    );
    expect(cli).toContain(`"${ROLE}"`);
    expect(cli).toContain('@gcp-sa-firebasestorage.iam.gserviceaccount.com');
    expect(await readFile(inRepository('storage.rules'), 'utf8')).toMatch(/firestore\.(get|exists)/);
  });
});

/** The CLI's own code, with a made-up login and a server of this machine, to which it sends no token. */
describe('the project’s roles', () => {
  const asked: string[] = [];
  let server: Server;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-grant-'));
    server = createServer(({ method, url }, answer) => {
      asked.push(`${method} ${url}`);
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(granted));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('FIREBASE_RESOURCEMANAGER_URL', `http://127.0.0.1:${port}`);
    vi.stubEnv('FIREBASE_TOKEN', 'made-up');
    vi.stubEnv('XDG_CONFIG_HOME', folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    server.close();
    await rm(folder, { recursive: true });
  });

  it('are read with the code of the CLI', async () => {
    expect(await storageGrantNote('firm')).toBeNull();
    expect(asked).toEqual(['POST /v1/projects/firm:getIamPolicy']);
  });
});
