import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { runTransaction } from './firestore.ts';

const database = vi.hoisted(() => ({ runTransaction: vi.fn<() => Promise<string>>() }));
vi.mock('firebase-admin/firestore', () => ({ getFirestore: vi.fn(() => database) }));

const refusal = (message: string) => Object.assign(new Error(message), { code: 3 });
const closed = () => refusal('3 INVALID_ARGUMENT: Transaction is invalid or closed.');

beforeEach(() => {
  database.runTransaction.mockReset();
});

it('retries a transaction that the database has closed', async () => {
  database.runTransaction
    .mockRejectedValueOnce(closed())
    .mockRejectedValueOnce(closed())
    .mockResolvedValue('done');
  await expect(runTransaction('a/1', async () => 'work')).resolves.toBe('done');
  expect(database.runTransaction).toHaveBeenCalledTimes(3);
  // Once in this process: another test may have opened it.
  expect(vi.mocked(getFirestore).mock.calls.length).toBeLessThanOrEqual(1);
});

it('throws any other error at once, and a closed transaction after five attempts', async () => {
  database.runTransaction.mockRejectedValue(refusal('3 INVALID_ARGUMENT: a field is too long'));
  await expect(runTransaction('a/1', async () => 'work')).rejects.toThrow('too long');
  expect(database.runTransaction).toHaveBeenCalledTimes(1);
  database.runTransaction.mockReset().mockRejectedValue(closed());
  await expect(runTransaction('a/1', async () => 'work')).rejects.toThrow('closed');
  expect(database.runTransaction).toHaveBeenCalledTimes(5);
});

it('runs transactions on one document in turn, also after a failed one, and others concurrently', async () => {
  const ended: string[] = [];
  const ends: (() => void)[] = [];
  let begun = 0;
  database.runTransaction.mockImplementation(async () => {
    begun += 1;
    const name = `${begun}`;
    await new Promise<void>((resolve) => ends.push(resolve));
    ended.push(name);
    if (name === '1') throw refusal('a field is too long');
    return name;
  });
  const first = runTransaction('a/1', async () => 'work');
  first.catch(() => undefined);
  const second = runTransaction('a/1', async () => 'work');
  const other = runTransaction('a/2', async () => 'work');
  await vi.waitFor(() => expect(begun).toBe(2));
  ends.forEach((end) => end());
  await expect(first).rejects.toThrow('too long');
  await expect(other).resolves.toBe('2');
  await vi.waitFor(() => expect(begun).toBe(3));
  ends.forEach((end) => end());
  await expect(second).resolves.toBe('3');
});
