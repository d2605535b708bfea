import { BUDGETS, MOST_IN_CASE, type Pausable } from '@app/domain/budgets';
import { paths } from '@app/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { Created, Written as WrittenEvent } from '../lib/effect.ts';
import { keepWithinBudget } from './keep-within-budget.ts';
import type { BudgetStore, Written } from './settle-budget.ts';

const logged = vi.hoisted((): object[] => []);
vi.mock('firebase-functions/logger', () => ({ write: (line: object) => void logged.push(line) }));

const START = Date.UTC(2026, 10, 1);
const world = vi.hoisted(() => ({
  stored: new Map<string, { author: string; written: Written }>(),
  paused: [] as string[],
  /** Of the day, in all cases. */
  ofDay: [] as Written[],
}));
vi.mock('./budget.repo.ts', () => {
  const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const beside = (path: string, uid: string) =>
    [...world.stored.values()].flatMap(({ author, written }) =>
      author === uid && collectionOf(written.path) === collectionOf(path) ? [written] : [],
    );
  const budgetStore: BudgetStore = {
    // All others were written days apart.
    count: async () => Math.max(1, world.ofDay.length),
    list: async () => world.ofDay,
    countBeside: async (_kind, path, uid, most) => Math.min(beside(path, uid).length, most),
    listBeside: async (_kind, path, uid) => beside(path, uid),
    remove: async (all) => all.forEach((path) => world.stored.delete(path)),
    pause: async (kind, uid) => void world.paused.push(`${kind} of ${uid}`),
  };
  return { budgetStore, authorField: () => 'user_id' };
});

/** Writes as a client does. @returns whether it stays */
function write(kind: Pausable, path: string, author: string, index: number): Promise<boolean> {
  const at = new Date(START + index * 3_600_000);
  world.stored.set(path, { author, written: { path, at, storedAt: at } });
  const data = {
    ref: { path },
    createTime: Timestamp.fromDate(at),
    data: () => ({ user_id: author, created_at: Timestamp.fromDate(at) }),
  };
  return keepWithinBudget(kind, { id: path, time: new Date().toISOString(), data } as unknown as Created);
}

it.each([
  ['legal_events', paths.legalEvent, 500],
  ['payments', paths.payment, 1_000],
  ['promises', paths.promise, 500],
] as const)(
  'one account writes so many %s into one case; the others of the case, and its own other cases, are not concerned',
  async (kind, pathOf, most) => {
    expect(MOST_IN_CASE[kind]).toBe(most);
    world.stored.clear();
    world.paused.length = 0;
    for (let index = 1; index < most; index += 1)
      expect(await write(kind, pathOf('c', `n${index}`), 'flood', index)).toBe(true);
    expect(world.paused).toEqual([]);
    expect(await write(kind, pathOf('c', 'last'), 'flood', most)).toBe(true);
    expect(world.paused).toEqual([`${kind} of flood`]);
    expect(await write(kind, pathOf('c', 'beyond'), 'flood', most + 1)).toBe(false);
    expect(world.stored.has(pathOf('c', 'beyond'))).toBe(false);
    expect(world.stored.size).toBe(most);
    expect(await write(kind, pathOf('c', 'other'), 'partner', most + 2)).toBe(true);
    expect(await write(kind, pathOf('d', 'other'), 'flood', most + 2)).toBe(true);
  },
);

it('of a trigger of all writes, counts a document that was created, and neither a change nor a deletion', async () => {
  const most = MOST_IN_CASE.promises ?? 0;
  world.stored.clear();
  world.paused.length = 0;
  for (let index = 1; index <= most; index += 1)
    await write('promises', paths.promise('c', `n${index}`), 'flood', index);
  const path = paths.promise('c', 'beyond');
  const at = new Date(START + (most + 1) * 3_600_000);
  const exists = {
    exists: true,
    ref: { path },
    createTime: Timestamp.fromDate(at),
    data: () => ({ user_id: 'flood', created_at: Timestamp.fromDate(at) }),
  };
  const follow = (data: object | undefined) =>
    keepWithinBudget('promises', { id: 'e', time: at.toISOString(), data } as unknown as WrittenEvent);
  expect(await follow({ before: exists, after: exists })).toBe(true);
  expect(await follow({ before: exists, after: { exists: false } })).toBe(true);
  expect(await follow(undefined)).toBe(true);
  expect(await follow({ before: { exists: false }, after: exists })).toBe(false);
});

it('logs what it removed once, by the budget of a day as well as by that of a case', async () => {
  const most = BUDGETS.legal_events[0].most;
  const at = new Date(START);
  world.ofDay = Array.from({ length: most }, (_, index) => ({
    path: paths.legalEvent('c', `d${index}`),
    at,
    storedAt: at,
  }));
  logged.length = 0;
  expect(await write('legal_events', paths.legalEvent('c', 'tomorrow'), 'flood', 1)).toBe(false);
  expect(logged).toMatchObject([{ outcome: 'removed', count: 1 }]);
});
