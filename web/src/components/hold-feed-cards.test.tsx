import { act, render, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toasts, useToast } from '@/lib/command/toast';
import { speak } from '@/testing/render-screen';
import { Dialog, DialogContent, DialogTitle } from './ui/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './ui/dropdown-menu';

beforeEach(() => {
  toasts.clear();
  return speak('en');
});

const dialog = (
  <Dialog open>
    <DialogContent aria-describedby={undefined}>
      <DialogTitle>Title</DialogTitle>
    </DialogContent>
  </Dialog>
);
const menu = (
  <DropdownMenu open>
    <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
    <DropdownMenuContent>Entries</DropdownMenuContent>
  </DropdownMenu>
);

it.each([
  ['a dialog', dialog],
  ['a menu', menu],
])('a card of the feed waits until %s has closed', (_, open) => {
  const { result } = renderHook(useToast);
  const { unmount } = render(open);
  act(() => toasts.show({ title: 'News', body: 'News' }));
  expect(result.current).toBeNull();
  unmount();
  expect(result.current?.title).toBe('News');
});
