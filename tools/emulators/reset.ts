import { Failure } from '../failure.ts';
import { HOST } from './ports.ts';
import type { Service } from './services.ts';
import type { Suite } from './suite.ts';

const OWNER = { Authorization: 'Bearer owner' };

/** Deletes all documents, accounts and objects. */
export async function clearData({ ports, project }: Suite, services: readonly Service[]): Promise<void> {
  await send(
    'DELETE',
    `http://${HOST}:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
  );
  await send('DELETE', `http://${HOST}:${ports.auth}/emulator/v1/projects/${project}/accounts`);
  if (services.includes('storage')) await send('POST', `http://${HOST}:${ports.storage}/internal/reset`);
}

/** Enables or disables background triggers. Callable functions always answer. */
export async function switchTriggers({ ports }: Suite, on: boolean): Promise<void> {
  await send('PUT', `http://${HOST}:${ports.hub}/functions/${on ? 'enable' : 'disable'}BackgroundTriggers`);
}

async function send(method: string, url: string): Promise<void> {
  const answer = await fetch(url, { method, headers: OWNER, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok)
    throw new Failure(`${method} ${url} was answered with ${answer.status}: ${await answer.text()}`);
}
