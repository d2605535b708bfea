import { Agent, get, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testEnvironment } from '../support/env.ts';

/** Longer than a server of Node keeps an idle connection by default: 5 s, and one more. */
const IDLE = 7_000;

it('a connection to the CLI that was idle is used again, and not closed under the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<ClientRequest>((resolve, reject) => {
      const request = get(`http://${testEnvironment().storageHost}/`, { agent }, (response) => {
        response.resume().on('end', () => resolve(request));
      }).on('error', reject);
    });
  try {
    expect((await ask()).reusedSocket).toBe(false);
    await sleep(IDLE);
    expect((await ask()).reusedSocket).toBe(true);
  } finally {
    agent.destroy();
  }
});
