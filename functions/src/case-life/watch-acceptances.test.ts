import { expect, it } from 'vitest';
import { PermanentError, TransientError } from '../lib/errors.ts';
import { watchAcceptances, type AcceptanceStore } from './watch-acceptances.ts';

const NOW = new Date('2026-12-04T02:00:00Z');

/** @param failing what each case throws */
function memory(failing: Record<string, Error> = {}) {
  const failed: string[] = [];
  const changes: Record<string, Awaited<ReturnType<AcceptanceStore['applyClock']>>> = {
    reminded: { reminded_at: NOW },
    late: { state: 'late' },
    answered: null,
  };
  const store: AcceptanceStore = {
    async *dueAcceptances() {
      yield* ['malformed', 'reminded', 'late', 'answered'];
    },
    applyClock: (caseId) => {
      const error = failing[caseId];
      return error === undefined ? Promise.resolve(changes[caseId] ?? null) : Promise.reject(error);
    },
    report: (caseId) => void failed.push(caseId),
  };
  return { failed, run: () => watchAcceptances(store, NOW) };
}

it('counts the partners who were reminded and those who are late', async () => {
  expect(await memory().run()).toEqual({ reminded: 1, late: 1, failed: 0 });
});

it('goes on after a malformed case, which would come first in every run', async () => {
  const { failed, run } = memory({ malformed: new PermanentError('malformed') });
  expect(await run()).toEqual({ reminded: 1, late: 1, failed: 1 });
  expect(failed).toEqual(['malformed']);
});

it('does everything else before it fails for a reason that may pass', async () => {
  const { failed, run } = memory({ reminded: new TransientError('busy') });
  await expect(run()).rejects.toThrow('busy');
  expect(failed).toEqual(['reminded']);
});
