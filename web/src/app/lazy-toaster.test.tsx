import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { speak } from '@/testing/render-screen';
import { LazyToaster } from './lazy-toaster';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./page-toaster', async (original) => {
  loaded();
  return original();
});

beforeEach(async () => {
  await speak('en');
  loaded.mockClear();
  toasts.clear();
});

it('nothing is loaded for a page that says nothing', async () => {
  render(<LazyToaster />);
  await act(() => vi.dynamicImportSettled());
  expect(loaded).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
});

it('a toast shown before its code is loaded appears once it is', async () => {
  toasts.show({ title: 'Saved' });
  render(<LazyToaster />);
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it.each(['pointerDown', 'keyDown'] as const)('%s brings it, for what may have to be said', async (touch) => {
  render(<LazyToaster />);
  fireEvent[touch](document.body);
  expect(await screen.findByRole('region')).toBeTruthy();
});
