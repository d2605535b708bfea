import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from './event.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(sleep).mockClear();
});
afterEach(() => vi.unstubAllEnvs());

/** Handles one delivery of an event that fails `failures` times under contention. @returns its effect */
async function deliver(failures: number, isEmulator: boolean) {
  vi.stubEnv('FUNCTIONS_EMULATOR', isEmulator ? 'true' : undefined);
  const { handle } = await import('./handle.ts');
  const run = vi.fn<() => Promise<Outcome>>().mockResolvedValue({ outcome: 'done' });
  for (let left = failures; left > 0; left--)
    run.mockRejectedValueOnce(
      Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 }),
    );
  const event = { id: 'event-1', time: new Date().toISOString(), subject: 'documents/cases/c1' };
  return { run, end: handle('fn', event, () => null, run) };
}

describe('an event that fails under contention', () => {
  it('is handled up to three more times in the emulator, which delivers it once', async () => {
    const { run, end } = await deliver(3, true);
    await end;
    expect(run).toHaveBeenCalledTimes(4);
    expect(vi.mocked(sleep).mock.calls).toEqual([[500], [2_000], [5_000]]);
  });

  it('is thrown by the emulator’s delivery after that', async () => {
    const { run, end } = await deliver(4, true);
    await expect(end).rejects.toThrow('lock timeout');
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('is thrown at once where the platform delivers it again', async () => {
    const { run, end } = await deliver(1, false);
    await expect(end).rejects.toThrow('lock timeout');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
