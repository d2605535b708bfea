import type { PaymentPromise } from '@app/domain/promise';
import { describe, expect, it } from 'vitest';
import { PermanentError, TransientError } from '../lib/errors.ts';
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

/** 01:00 in Bangkok, still the day before in UTC. */
const NOW = new Date('2026-12-04T18:00:00Z');

const open = [
  promise('a', 'c1', '2026-12-05'),
  promise('b', 'c2', '2026-12-01'),
  promise('c', 'c3', '2026-12-02'),
  promise('d', 'c4', '2026-12-05'),
  promise('e', 'c5', '2026-11-30'),
];

/** @param failing what each case throws */
function memory(failing: Record<string, Error> = {}) {
  const done: string[] = [];
  const act = async (caseId: string, what: string) => {
    const error = failing[caseId];
    if (error !== undefined) throw error;
    done.push(what);
    return Promise.resolve();
  };
  const store: PromiseStore = {
    openUpTo: async (day) => {
      done.push(`up to ${day}`);
      return Promise.resolve(open);
    },
    tellDue: ({ id, case_id }) => act(case_id, `tell ${id}`),
    settle: (caseId) => act(caseId, `settle ${caseId}`),
    report: (caseId, error) => done.push(`failed ${caseId} ${error instanceof Error ? error.message : ''}`),
  };
  return { done, run: () => runPromises(store, NOW) };
}

it('tells of what is due in Bangkok and settles what is over, and asks for nothing of later days', async () => {
  const { done, run } = memory();
  expect(await run()).toEqual({ due: 2, settled: 2, failed: 0 });
  expect(done).toEqual(['up to 2026-12-05', 'tell a', 'tell d', 'settle c2', 'settle c5']);
});

describe('what fails', () => {
  it('is reported, does not stop the others, and ends the run as done when a retry cannot mend it', async () => {
    const { done, run } = memory({ c1: new PermanentError('no such case'), c2: new TypeError('malformed') });
    expect(await run()).toEqual({ due: 2, settled: 2, failed: 2 });
    expect(done.slice(1)).toEqual(['failed c1 no such case', 'tell d', 'failed c2 malformed', 'settle c5']);
  });

  it('is tried again when a retry may mend it, after everything else is done', async () => {
    const { done, run } = memory({ c1: new PermanentError('no such case'), c2: new TransientError('busy') });
    await expect(run()).rejects.toThrow('busy');
    expect(done.slice(1)).toEqual(['failed c1 no such case', 'tell d', 'failed c2 busy', 'settle c5']);
  });
});
