import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { PageToaster } from './page-toaster';

beforeEach(async () => {
  toasts.clear();
  await speak('en');
});

const shown = () => [...document.querySelectorAll('[data-variant]')].map((toast) => toast.textContent);

it('shows one toast at a time: the newest', () => {
  renderScreen(<PageToaster />);
  act(() => toasts.show({ title: 'Saved' }));
  act(() => toasts.show({ variant: 'destructive', title: 'Failed', description: 'No connection' }));
  expect(shown()).toEqual(['FailedNo connection']);
});

it('a toast that is closed leaves', async () => {
  renderScreen(<PageToaster />);
  act(() => toasts.show({ title: 'Saved' }));
  // Not by pointer: jsdom knows nothing of the pointer capture by which toasts are swiped.
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it.each([
  [0, false],
  [300, true],
])('a toast lies over a page that is %d px from its top: %s', (top, isOver) => {
  vi.stubGlobal('scrollY', top);
  renderScreen(<PageToaster />);
  act(() => toasts.show({ title: 'Saved' }));
  expect(document.documentElement.hasAttribute('data-toast-over')).toBe(isOver);
  vi.unstubAllGlobals();
});

it('the page makes room while a toast is open', async () => {
  const html = document.documentElement;
  const { unmount } = renderScreen(<PageToaster />);
  expect(html.hasAttribute('data-toast')).toBe(false);
  act(() => toasts.show({ title: 'Saved' }));
  expect(html.hasAttribute('data-toast')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(html.hasAttribute('data-toast')).toBe(false);
  act(() => toasts.show({ title: 'Saved' }));
  unmount();
  expect(html.hasAttribute('data-toast')).toBe(false);
});

it('a toast stays for five seconds, whichever of the two it is', () => {
  vi.useFakeTimers();
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  try {
    renderScreen(<PageToaster />);
    for (const variant of ['default', 'destructive'] as const) {
      act(() => toasts.show({ variant, title: variant }));
      wait(4_999);
      expect(screen.getByText(variant).closest('[data-variant]')?.getAttribute('data-state')).toBe('open');
      wait(1);
      expect(document.querySelector('[data-variant][data-state=open]')).toBeNull();
      wait(500);
      expect(shown()).toEqual([]);
    }
  } finally {
    vi.useRealTimers();
  }
});
