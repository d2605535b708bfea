// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toasts } from '@/lib/toast';
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
