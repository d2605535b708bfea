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

it('begins a transaction again that the database has closed', async () => {
  database.runTransaction
    .mockRejectedValueOnce(closed())
    .mockRejectedValueOnce(closed())
    .mockResolvedValue('done');
  await expect(runTransaction(async () => 'work')).resolves.toBe('done');
  expect(database.runTransaction).toHaveBeenCalledTimes(3);
  expect(getFirestore).toHaveBeenCalledTimes(1);
});

it('throws any other refusal at once, and what goes on being closed after five attempts', async () => {
  database.runTransaction.mockRejectedValue(refusal('3 INVALID_ARGUMENT: a field is too long'));
  await expect(runTransaction(async () => 'work')).rejects.toThrow('too long');
  expect(database.runTransaction).toHaveBeenCalledTimes(1);
  database.runTransaction.mockReset().mockRejectedValue(closed());
  await expect(runTransaction(async () => 'work')).rejects.toThrow('closed');
  expect(database.runTransaction).toHaveBeenCalledTimes(5);
});
