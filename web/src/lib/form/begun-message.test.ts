import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunMessage } from './begun-message';

const begun = { subject: 'Check the time limit', message: 'Due: 1 March 2026' };
const MINUTE = 60_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('is taken once, also half an hour later', () => {
  begunMessage.leave(begun);
  vi.setSystemTime(Date.now() + 30 * MINUTE);
  expect(begunMessage.take()).toEqual(begun);
  expect(begunMessage.take()).toBeNull();
});

it('is gone after that', () => {
  begunMessage.leave(begun);
  vi.setSystemTime(Date.now() + 31 * MINUTE);
  expect(begunMessage.take()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', '{}', JSON.stringify(begun)])('is nothing where storage holds %s', (text) => {
  sessionStorage.setItem('letter', text);
  expect(begunMessage.take()).toBeNull();
});
