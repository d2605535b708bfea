import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withoutTriggers } from './triggers.ts';

const order: string[] = [];
let status = 200;
const hub = createServer((request, response) => {
  order.push(`${request.method ?? ''} ${request.url ?? ''}`);
  response.writeHead(status).end('{}');
});
await new Promise<void>((listening) => hub.listen(0, '127.0.0.1', listening));
const address = `127.0.0.1:${(hub.address() as AddressInfo).port}`;
const work = async () => {
  order.push('work');
  return 'done';
};
const DISABLE = 'PUT /functions/disableBackgroundTriggers';
const ENABLE = 'PUT /functions/enableBackgroundTriggers';

afterEach(() => {
  order.length = 0;
  status = 200;
});

it('disables triggers during the work, and enables them afterwards', async () => {
  expect(await withoutTriggers(address, work)).toBe('done');
  expect(order).toEqual([DISABLE, 'work', ENABLE]);
});

it('enables triggers when the work fails', async () => {
  await expect(withoutTriggers(address, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(order).toEqual([DISABLE, ENABLE]);
});

it('runs the work without a Functions emulator', async () => {
  status = 400;
  expect(await withoutTriggers(address, work)).toBe('done');
  expect(await withoutTriggers(undefined, work)).toBe('done');
  expect(order).toEqual([DISABLE, 'work', 'work']);
});

it('does not start the work if the hub fails', async () => {
  status = 500;
  await expect(withoutTriggers(address, work)).rejects.toThrow('500');
  expect(order).toEqual([DISABLE]);
});
