import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { speak } from '@/testing/render-screen';
import { LazyPopup, type Popup } from './lazy-popup';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './ui/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './ui/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from './ui/popover';

// jsdom lays nothing out; what Radix asks of a browser there is answered here.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => undefined;

const menu = (_: unknown, popup: Popup) => (
  <DropdownMenu {...popup.root}>
    <DropdownMenuTrigger asChild>{popup.anchor}</DropdownMenuTrigger>
    <DropdownMenuContent {...popup.menu}>
      <DropdownMenuItem>First</DropdownMenuItem>
      <DropdownMenuItem>Second</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);
const panel = (_: unknown, popup: Popup) => (
  <Popover {...popup.root}>
    <PopoverTrigger asChild>{popup.anchor}</PopoverTrigger>
    <PopoverContent {...popup.content} aria-label="Panel">
      Inside
    </PopoverContent>
  </Popover>
);
const dialog = (_: unknown, popup: Popup) => (
  <Dialog {...popup.root}>
    <DialogTrigger asChild>{popup.anchor}</DialogTrigger>
    <DialogContent {...popup.content} aria-describedby={undefined}>
      <DialogTitle>Question</DialogTitle>
    </DialogContent>
  </Dialog>
);

/** A button whose code is loaded when the test says so. */
function open(draw: (code: unknown, popup: Popup) => React.ReactNode, opens: 'menu' | 'dialog') {
  let letThrough = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  const load = vi.fn(() => gate);
  render(
    <LazyPopup opens={opens} load={load} draw={draw}>
      <button type="button">Open</button>
    </LazyPopup>,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  const arrive = async () => {
    letThrough();
    await act(() => gate);
  };
  return { button, load, arrive };
}

beforeEach(async () => {
  await speak('en');
  toasts.clear();
});

describe('before its code is there', () => {
  it('the button says what it opens and that it is closed, and nothing is loaded', () => {
    const { button, load } = open(menu, 'menu');
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerEnter', 'focus'] as const)('%s loads it and opens nothing', async (near) => {
    const { button, load, arrive } = open(menu, 'menu');
    fireEvent[near](button);
    expect(load).toHaveBeenCalledOnce();
    await arrive();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('a key that opens no menu is not held', async () => {
    const { button, arrive } = open(menu, 'menu');
    fireEvent.focus(button);
    fireEvent.keyDown(button, { key: 'a' });
    await arrive();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a press before the code is loaded', () => {
  it('opens the menu once its code is there, under the same button', async () => {
    const { button, arrive } = open(menu, 'menu');
    fireEvent.click(button, { detail: 1 });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await arrive();
    const shown = screen.getByRole('menu');
    expect(button.isConnected).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(shown.id);
    expect(shown.getAttribute('aria-labelledby')).toBe(button.id);
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" leads to the first entry', async (key) => {
    const { button, arrive } = open(menu, 'menu');
    act(() => button.focus());
    await userEvent.keyboard(key);
    await arrive();
    const first = screen.getByRole('menuitem', { name: 'First' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('pressed twice, the menu opens, and does not close again', async () => {
    const { button, arrive } = open(menu, 'menu');
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    await arrive();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('a pointer leads to the menu and to none of its entries', async () => {
    const { button, arrive } = open(menu, 'menu');
    fireEvent.click(button, { detail: 1 });
    await arrive();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  });

  it.each([
    ['a panel', panel],
    ['a dialog', dialog],
  ])('a click opens %s', async (_, draw) => {
    const { button, arrive } = open(draw, 'dialog');
    fireEvent.click(button);
    await arrive();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('once its code is there', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" leads to the first entry of a menu', async (key) => {
    const { button, arrive } = open(menu, 'menu');
    act(() => button.focus());
    await arrive();
    await userEvent.keyboard(key);
    const first = await screen.findByRole('menuitem', { name: 'First' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('the second press closes a panel, and the third opens it again', async () => {
    const { button, arrive } = open(panel, 'dialog');
    await arrive();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['a menu', menu, 'menu'],
    ['a panel', panel, 'dialog'],
    ['a dialog', dialog, 'dialog'],
  ] as const)('Escape closes %s and gives the focus back to the button', async (_, draw, opens) => {
    const { button, arrive } = open(draw, opens);
    act(() => button.focus());
    await arrive();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole(opens)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(opens)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

it('a failed import is reported once, and retried at the next press', async () => {
  const said = vi.spyOn(toasts, 'show');
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({});
  render(
    <LazyPopup opens="dialog" load={load} draw={panel}>
      <button type="button">Open</button>
    </LazyPopup>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(said).toHaveBeenCalledOnce();
});
