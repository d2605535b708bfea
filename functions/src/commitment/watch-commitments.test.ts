import { expect, it } from 'vitest';
import { PermanentError, TransientError } from '../lib/errors.ts';
import { watchCommitments, type CommitmentStore } from './watch-commitments.ts';

const NOW = new Date('2026-12-03T11:00:01Z');

/** @param failing what each case throws */
function memory(failing: Record<string, Error> = {}) {
  const done: string[] = [];
  const store: CommitmentStore = {
    casesToCheck: (now) => {
      done.push(`before ${now.toISOString()}`);
      return Promise.resolve(['c1', 'c2', 'c1']);
    },
    keep: async (caseId) => {
      const error = failing[caseId];
      if (error !== undefined) throw error;
      done.push(`keep ${caseId}`);
      return Promise.resolve({ told: 2 });
    },
    report: (caseId) => done.push(`failed ${caseId}`),
  };
  return { done, run: () => watchCommitments(store, NOW) };
}

it('looks at each case once', async () => {
  const { done, run } = memory();
  expect(await run()).toEqual({ checked: 2, told: 4, failed: 0 });
  expect(done).toEqual(['before 2026-12-03T11:00:01.000Z', 'keep c1', 'keep c2']);
});

it('reports what fails, and goes on with the others', async () => {
  const { done, run } = memory({ c1: new PermanentError('no such case') });
  expect(await run()).toEqual({ checked: 2, told: 2, failed: 1 });
  expect(done.slice(1)).toEqual(['failed c1', 'keep c2']);
});

it('fails in the end when a retry may mend it', async () => {
  const { done, run } = memory({ c1: new TransientError('later') });
  await expect(run()).rejects.toThrow('later');
  expect(done.slice(1)).toEqual(['failed c1', 'keep c2']);
});
