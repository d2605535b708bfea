import type { PaymentPromise } from '@app/domain/promise';
import { expect, it } from 'vitest';
import { runPromises, type PromiseStore } from './run-promises.ts';

const promise = (id: string, case_id: string, due_on: string): PaymentPromise => ({
  id,
  case_id,
  user_id: 'p',
  satang: 1,
  made_on: '2026-11-01',
  due_on,
  state: 'open',
  created_at: new Date(0),
});

it('tells of what is due in Bangkok and settles what is over, and asks for nothing of later days', async () => {
  const open = [
    promise('a', 'c1', '2026-12-05'),
    promise('b', 'c2', '2026-12-01'),
    promise('c', 'c3', '2026-12-02'),
  ];
  const done: string[] = [];
  const store: PromiseStore = {
    openUpTo: async (day) => {
      done.push(`up to ${day}`);
      return Promise.resolve(open);
    },
    tellDue: async ({ id }) => {
      done.push(`tell ${id}`);
      return Promise.resolve();
    },
    settle: async (caseId) => {
      done.push(`settle ${caseId}`);
      return Promise.resolve();
    },
  };
  // 01:00 in Bangkok, still the day before in UTC.
  const counts = await runPromises(store, new Date('2026-12-04T18:00:00Z'));
  expect(counts).toEqual({ due: 1, settled: 1 });
  expect(done).toEqual(['up to 2026-12-05', 'tell a', 'settle c2']);
});
