import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstCasesKey, keepEarly, nameAccount, withEarly, type RestDocument } from './early-answers';

const KEY = 'cases/1';
const found: RestDocument[] = [{ name: 'projects/p/databases/(default)/documents/cases/1' }];
/** A subscription that has not answered yet. */
const subscribe = (key: string, deliver: (documents: readonly RestDocument[]) => void) =>
  withEarly(key, { deliver, fail: () => undefined }, () => () => undefined);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  nameAccount('a');
});
afterEach(() => void vi.useRealTimers());

it('an answer is delivered to the first subscription with its key, and to no other', async () => {
  keepEarly('a', [[KEY, Promise.resolve(found)]]);
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  subscribe('cases/2', other);
  subscribe(KEY, first);
  subscribe(KEY, second);
  await settled();
  expect(first).toHaveBeenCalledExactlyOnceWith(found);
  expect(second).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

it.each([
  ['another account', 'b'],
  ['nobody', null],
])('an answer for one account is not delivered where Auth has named %s', async (_, uid) => {
  keepEarly('a', [[KEY, Promise.resolve(found)]]);
  nameAccount(uid);
  const deliver = vi.fn();
  subscribe(KEY, deliver);
  await settled();
  expect(deliver).not.toHaveBeenCalled();
});

it('a subscription that has answered or is closed gets no early answer', async () => {
  let answer: (documents: RestDocument[]) => void = () => undefined;
  keepEarly('a', [[KEY, new Promise((resolve) => (answer = resolve))]]);
  const deliver = vi.fn();
  const close = subscribe(KEY, deliver);
  close();
  answer(found);
  await settled();
  expect(deliver).not.toHaveBeenCalled();
});

it('answers for an account are gone once Auth has named another one, also when the first comes back', async () => {
  keepEarly('a', [[KEY, Promise.resolve(found)]]);
  nameAccount(null);
  nameAccount('a');
  const deliver = vi.fn();
  subscribe(KEY, deliver);
  await settled();
  expect(deliver).not.toHaveBeenCalled();
});

it('lists of cases by different fields have different keys', () => {
  expect(firstCasesKey('user_id', 'a')).not.toBe(firstCasesKey('partner_id', 'a'));
});

it('what fails while it is delivered is reported', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  keepEarly('a', [[KEY, Promise.resolve(found)]]);
  const failure = new TypeError('geoPointValue');
  subscribe(KEY, () => {
    throw failure;
  });
  await settled();
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});

it('a refused request leaves it to the subscription', async () => {
  keepEarly('a', [[KEY, Promise.reject(new Error('batchGet: 403'))]]);
  const deliver = vi.fn();
  subscribe(KEY, deliver);
  await settled();
  expect(deliver).not.toHaveBeenCalled();
});

it.each([
  [14_000, 1],
  [16_000, 0],
])('%i ms after the request an answer is used %i times', async (later, times) => {
  keepEarly('a', [[KEY, Promise.resolve(found)]]);
  await vi.advanceTimersByTimeAsync(later);
  const deliver = vi.fn();
  subscribe(KEY, deliver);
  await settled();
  expect(deliver).toHaveBeenCalledTimes(times);
});
