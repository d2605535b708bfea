import { act, fireEvent, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTouched } from './use-touched';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => renderHook(() => useTouched(), { wrapper: MemoryRouter }).result;
const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it.each(['pointerMove', 'keyDown', 'focusIn', 'wheel'] as const)('%s is a sign', (sign) => {
  const touched = open();
  later(10_000);
  expect(touched.current).toBe(false);
  fireEvent[sign](window);
  later(200);
  expect(touched.current).toBe(true);
});

it('nothing moves between a press and its release', () => {
  const touched = open();
  fireEvent.pointerMove(window);
  later(100);
  fireEvent.pointerDown(window, { buttons: 1 });
  fireEvent.pointerMove(window, { buttons: 1 });
  later(5_000);
  expect(touched.current).toBe(false);
  fireEvent.pointerUp(window);
  expect(touched.current).toBe(false);
  later(200);
  expect(touched.current).toBe(true);
});

it('a press that the browser cancels, such as a swipe, is a sign too', () => {
  const touched = open();
  fireEvent.pointerDown(window, { buttons: 1 });
  later(5_000);
  expect(touched.current).toBe(false);
  fireEvent.pointerCancel(window);
  later(200);
  expect(touched.current).toBe(true);
});
