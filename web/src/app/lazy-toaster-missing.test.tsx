import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TOAST_DURATION, toasts } from '@/lib/command/toast';
import { LazyToaster } from './lazy-toaster';
import '@/testing/patience';

// As Chromium answers where the network had gone at the first press, and at every later one (whatwg/html#10327).
vi.mock('./page-toaster', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a message is shown without the toast code, and disappears after its time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<LazyToaster />);
  fireEvent.pointerDown(document.body);
  act(() => toasts.show({ variant: 'destructive', title: 'Not sent', description: 'No network' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not sentNo network');
  act(() => toasts.show({ title: 'Sent' }));
  expect(screen.getByRole('alert').textContent).toBe('Sent');
  act(() => void vi.advanceTimersByTime(TOAST_DURATION));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});
