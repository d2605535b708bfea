import { expect, it } from 'vitest';
import { PermanentError, TransientError } from '../lib/errors.ts';
import { runClocks, type ClockStore } from './run-clocks.ts';

/** 01:00 in Bangkok, still the day before in UTC. */
const NOW = new Date('2026-12-04T18:00:00Z');

/** @param failing what each case throws */
function memory(failing: Record<string, Error> = {}) {
  const done: string[] = [];
  const store: ClockStore = {
    casesToCheck: (day) => {
      done.push(`on ${day}`);
      return Promise.resolve(['c1', 'c2', 'c1']);
    },
    tell: async (caseId) => {
      const error = failing[caseId];
      if (error !== undefined) throw error;
      done.push(`tell ${caseId}`);
      return Promise.resolve();
    },
    keep: (caseId) => {
      done.push(`keep ${caseId}`);
      return Promise.resolve();
    },
    report: (caseId) => done.push(`failed ${caseId}`),
  };
  return { done, run: () => runClocks(store, NOW) };
}

it('looks at each case once, and tells before it moves a clock on', async () => {
  const { done, run } = memory();
  expect(await run()).toEqual({ checked: 2, failed: 0 });
  expect(done).toEqual(['on 2026-12-05', 'tell c1', 'keep c1', 'tell c2', 'keep c2']);
});

it('reports what fails, and goes on with the others', async () => {
  const { done, run } = memory({ c1: new PermanentError('no such case') });
  expect(await run()).toEqual({ checked: 2, failed: 1 });
  expect(done).toEqual(['on 2026-12-05', 'failed c1', 'tell c2', 'keep c2']);
});

it('fails in the end when a retry may mend it: nothing of that case is moved on', async () => {
  const { done, run } = memory({ c1: new TransientError('later') });
  await expect(run()).rejects.toThrow('later');
  expect(done).toEqual(['on 2026-12-05', 'failed c1', 'tell c2', 'keep c2']);
});
