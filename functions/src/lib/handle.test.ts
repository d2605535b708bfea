import { describe, expect, it, vi } from 'vitest';
import { handle } from './handle.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const EVENT = { id: 'event-1', time: new Date().toISOString(), subject: 'documents/cases/c1' };
const contended = () => Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 });

describe('an event that fails under contention', () => {
  const failsTwice = () =>
    vi
      .fn<() => Promise<{ outcome: string }>>()
      .mockRejectedValueOnce(contended())
      .mockRejectedValueOnce(contended())
      .mockResolvedValue({ outcome: 'done' });

  it('is handled again after each pause, until it succeeds', async () => {
    const run = failsTwice();
    await handle('fn', EVENT, () => null, run, [1, 1, 1]);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is thrown when no pause is left', async () => {
    const run = failsTwice();
    await expect(handle('fn', EVENT, () => null, run, [1])).rejects.toThrow('lock timeout');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is thrown at once where the platform delivers it again', async () => {
    const run = failsTwice();
    await expect(handle('fn', EVENT, () => null, run)).rejects.toThrow('lock timeout');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
