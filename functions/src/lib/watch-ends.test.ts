import { expect, it } from 'vitest';
import { PermanentError, TransientError } from './errors.ts';
import { watchEnds, type EndStore } from './watch-ends.ts';

interface Ending {
  id: string;
  until: string | null;
}

/** 01:00 on 27 November in Bangkok, still the day before in UTC. */
const NOW = new Date('2026-11-26T18:00:00Z');

const ending = (id: string, until: string | null): Ending => ({ id, until });

function memory(stored: readonly Ending[], failing: Record<string, Error> = {}) {
  const done: string[] = [];
  const store: EndStore<Ending> = {
    async *endingOn(days) {
      const due = await Promise.resolve(stored.filter(({ until }) => days.includes(until ?? '')));
      for (const one of due) yield [one];
    },
    lastDayOf: ({ until }) => until,
    nameOf: ({ id }) => `near:${id}`,
    tell: ({ id: name }, id, days) => {
      const error = failing[name];
      if (error !== undefined) return Promise.reject(error);
      done.push(`${id} in ${days}`);
      return Promise.resolve(3);
    },
    report: ({ id }) => done.push(`failed ${id}`),
  };
  return { done, run: () => watchEnds(store, NOW) };
}

it('tells of the thresholds under ids that stay the same for the days of one threshold', async () => {
  const { done, run } = memory([
    ending('c60', '2027-01-26'),
    ending('c58', '2027-01-24'),
    ending('c57', '2027-01-23'),
    ending('c30', '2026-12-27'),
    ending('c7', '2026-12-04'),
    ending('c0', '2026-11-27'),
    ending('c-1', '2026-11-26'),
    ending('c-4', '2026-11-23'),
    ending('open', null),
  ]);
  expect(await run()).toEqual({ read: 5, told: 15, failed: 0 });
  expect(done).toEqual([
    'near:c60:2027-01-26:60 in 60',
    'near:c58:2027-01-24:60 in 58',
    'near:c30:2026-12-27:30 in 30',
    'near:c7:2026-12-04:7 in 7',
    'near:c-1:2026-11-26:-1 in -1',
  ]);
});

const TWO = [ending('c1', '2026-12-04'), ending('c2', '2026-12-04')];

it('reports what fails, and goes on with the others', async () => {
  const { done, run } = memory(TWO, { c1: new PermanentError('no such case') });
  expect(await run()).toEqual({ read: 2, told: 3, failed: 1 });
  expect(done).toEqual(['failed c1', 'near:c2:2026-12-04:7 in 7']);
});

it('fails in the end when a retry may mend it', async () => {
  const { done, run } = memory(TWO, { c1: new TransientError('later') });
  await expect(run()).rejects.toThrow('later');
  expect(done).toEqual(['failed c1', 'near:c2:2026-12-04:7 in 7']);
});
