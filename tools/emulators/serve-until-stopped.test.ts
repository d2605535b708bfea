import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveUntilStopped } from './serve-until-stopped.ts';
import { portsAt } from './ports.ts';
import { Broken, type Suite } from './suite.ts';

let folder: string;
const said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-test-'));
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Emulators that end the given number of times, and then fail in another way, which ends the test's run. */
function suiteThatEnds(times: number) {
  const restart = vi.fn(() => Promise.resolve());
  const suite = {
    project: 'demo-none',
    ports: portsAt(24_700), // nobody answers there
    restart,
    get broken() {
      const error = restart.mock.calls.length < times ? new Broken('ended') : new Error('enough');
      return Promise.reject(error);
    },
  } satisfies Partial<Suite>;
  const data = { save: () => Promise.resolve(true), pause: () => Promise.resolve(), stop: vi.fn() };
  return { restart, data, served: serveUntilStopped(suite as unknown as Suite, data, folder, 'http://here') };
}

it('emulators that end are restarted, with one sentence for each', async () => {
  const { restart, data, served } = suiteThatEnds(3);
  await expect(served).rejects.toThrow('enough');
  expect(restart).toHaveBeenCalledTimes(3);
  expect(said).toEqual(
    Array.from({ length: 3 }, () => [
      'The emulators stopped unexpectedly: they are started again with the data that was saved.',
      'Ready again: http://here',
    ]).flat(),
  );
  expect(data.stop).toHaveBeenCalledOnce();
});

it('emulators that end once more within five minutes end the command with a sentence that says what to do', async () => {
  const { restart, served } = suiteThatEnds(4);
  await expect(served).rejects.toThrow(
    'The emulators have ended 4 times within 5 minutes. Their data are saved: see .run/last-emulators.log for the reason, and run the command again.',
  );
  expect(restart).toHaveBeenCalledTimes(3);
});
