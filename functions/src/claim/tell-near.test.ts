import { expect, it } from 'vitest';
import { noticesToAll } from '../case/case-notices.ts';
import { fakeNotices } from '../testing/fake-notices.ts';
import type { NearNotices } from './clock-notices.ts';
import { tellNear } from './tell-near.ts';

const START = Date.parse('2026-11-30T00:00:00Z');
const MINUTE = 60_000;

/** An alert of a case that nobody has. */
function alertOf(customer: string, caseId: string, days: number): NearNotices {
  const notices = noticesToAll('limitation_near', caseId, { user_id: customer, partner_id: null });
  return {
    id: `limitation_near:${caseId}:complaint_${days}`,
    notices: notices.map((notice) => ({ ...notice, params: { ...notice.params, days } })),
  };
}

/** The office's and the customers' notifications. */
function office() {
  const fake = fakeNotices(['boss']);
  const remembered = new Set<string>();
  const memory = {
    has: (id: string) => Promise.resolve(remembered.has(id)),
    add: (id: string) => Promise.resolve(void remembered.add(id)),
  };
  let failing = false;
  const store: typeof fake.store = {
    ...fake.store,
    fold: (...all) => (failing ? Promise.reject(new Error('no network')) : fake.store.fold(...all)),
  };
  const of = (user: string) => [...fake.stored.values()].filter(({ user_id }) => user_id === user);
  return {
    of,
    mailed: fake.mailed,
    remembered,
    fail: (fails: boolean) => (failing = fails),
    tell: (customer: string, caseId: string, days: number, minutes: number) =>
      tellNear(store, memory, [alertOf(customer, caseId, days)], {
        customer,
        at: new Date(START + minutes * MINUTE),
      }),
  };
}

it('one customer’s alerts beyond twenty in half a day are one notification for an admin, which counts them', async () => {
  const { of, tell, mailed } = office();
  for (let index = 0; index < 480; index += 1) await tell('flood', `f${index}`, 5, index);
  const counted = of('boss').filter(({ params }) => params['count'] !== undefined);
  expect(of('boss').length - counted.length).toBe(20);
  expect(counted.map(({ params }) => params['count'])).toEqual([460]);
  // Each is handed over to be mailed, within the customer's own budget.
  expect(mailed.size).toBe(960);
  expect(of('flood')).toHaveLength(480);
});

it('another customer’s are not folded with them, nor those of the last days with those of half a year', async () => {
  const { of, tell } = office();
  for (let index = 0; index < 40; index += 1) await tell('flood', `f${index}`, 180, index);
  await tell('flood', 'last', 1, 41);
  await tell('other', 'mine', 1, 42);
  const links = of('boss').flatMap(({ link_to, params }) => (params['count'] === undefined ? [link_to] : []));
  expect(links.slice(-2)).toEqual(['/admin/case/last', '/admin/case/mine']);
});

it('a folded notification counts those of one customer, and those of the last days separately', async () => {
  const { of, tell } = office();
  const order = [
    ['flood', 180],
    ['flood', 5],
    ['other', 180],
  ] as const;
  for (let index = 0; index < 25; index += 1)
    for (const [customer, days] of order) await tell(customer, `${customer}${days}-${index}`, days, index);
  const counts = of('boss').flatMap(({ params }) => (params['count'] === undefined ? [] : [params['count']]));
  expect(counts).toEqual([5, 5, 5]);
});

it('an admin who is the case’s customer is notified once', async () => {
  const { of, tell } = office();
  await tell('boss', 'own', 5, 0);
  expect(of('boss').map(({ link_to }) => link_to)).toEqual(['/admin/case/own']);
});

it('the alerts of a day’s run and of the next day’s get a notification each', async () => {
  const { of, tell } = office();
  for (let index = 0; index < 20; index += 1) {
    await tell('customer', `a${index}`, 5, 0);
    await tell('customer', `b${index}`, 5, 24 * 60);
  }
  expect(of('boss').map(({ params }) => params['count'])).toEqual(Array(40).fill(undefined));
});

it('an alert that is computed again reaches nobody twice, also when the server no longer remembers the event', async () => {
  const { of, tell, fail, mailed } = office();
  expect(await tell('customer', 'c', 90, 0)).toBe(2);
  const before = [...of('boss'), ...of('customer')];
  mailed.clear();
  fail(true);
  await tell('customer', 'c', 90, 60 * 24 * 60);
  expect([...of('boss'), ...of('customer')]).toEqual(before);
  expect([...mailed]).toEqual(of('customer').map(({ id }) => id));
});

it('one that could not be written for admins is written by the next computation', async () => {
  const { of, tell, fail, remembered } = office();
  fail(true);
  await expect(tell('customer', 'c', 5, 0)).rejects.toThrow('no network');
  expect([of('customer').length, of('boss').length, remembered.size]).toEqual([1, 0, 0]);
  fail(false);
  await tell('customer', 'c', 5, 1);
  expect([of('customer').length, of('boss').length]).toEqual([1, 1]);
});
