import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:00:00+07:00') });
});
afterEach(() => vi.useRealTimers());

it('is the next day after midnight in Bangkok', () => {
  const { result } = renderHook(useToday);
  act(() => void vi.advanceTimersByTime(2 * 3_600_000 - 1));
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-21');
});

it.each([
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
])('is the present day after a sleep, in which timers do not run, at %s', (_event, look) => {
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date('2026-11-22T08:00:00+07:00'));
  expect(result.current).toBe('2026-11-20');
  act(() => void look());
  expect(result.current).toBe('2026-11-22');
});
