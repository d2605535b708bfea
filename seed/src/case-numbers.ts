import { caseCounterSchema, caseNumber, numberMonth } from '@app/domain/case-number';
import { paths } from '@app/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from './clock.ts';
import { DEMO_CASES } from './demo-cases.ts';

interface CaseNumbers {
  /** By case id. */
  numbers: Map<string, string>;
  /** The last running number of each month in which one was given. */
  counters: Map<string, number>;
}

/**
 * The numbers of the demo cases, the oldest of a month first.
 * @param kept existing numbers, which are kept
 * @param given the last running number of each month so far; none: 0
 */
export function planCaseNumbers(
  clock: Clock,
  kept: ReadonlyMap<string, string> = new Map(),
  given: ReadonlyMap<string, number> = new Map(),
): CaseNumbers {
  const numbers = new Map(kept);
  const counters = new Map<string, number>();
  for (const { id, submitted } of DEMO_CASES.toSorted((a, b) => b.submitted - a.submitted)) {
    if (numbers.has(id)) continue;
    const month = numberMonth(clock(submitted));
    const running = (counters.get(month) ?? given.get(month) ?? 0) + 1;
    counters.set(month, running);
    numbers.set(id, caseNumber(month, running));
  }
  return { numbers, counters };
}

/**
 * Numbers the demo cases as the function `numberNewCase` does, which does not run meanwhile: no number is used twice, and
 * cases keep their numbers when the demo data are loaded again.
 * @returns the numbers by case id
 */
export function keepCaseNumbers(db: Firestore, clock: Clock): Promise<Map<string, string>> {
  return db.runTransaction(async (transaction) => {
    const months = [...planCaseNumbers(clock).counters.keys()];
    const [cases, counters] = await Promise.all([
      transaction.getAll(...DEMO_CASES.map(({ id }) => db.doc(paths.case(id)))),
      transaction.getAll(...months.map((month) => db.doc(paths.caseCounter(month)))),
    ]);
    const kept = cases.flatMap((item): [string, string][] => {
      const number: unknown = item.get('case_number');
      return typeof number === 'string' ? [[item.id, number]] : [];
    });
    const given = counters.flatMap((counter): [string, number][] =>
      counter.exists ? [[counter.id, caseCounterSchema.parse(counter.data()).last]] : [],
    );
    const plan = planCaseNumbers(clock, new Map(kept), new Map(given));
    for (const [month, last] of plan.counters) transaction.set(db.doc(paths.caseCounter(month)), { last });
    return plan.numbers;
  });
}
