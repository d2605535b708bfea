import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { Command, CommandItem, CommandList } from './command';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu';

// jsdom has no styles: the classes themselves. `bg-fold` alone is 1.24 to 1 by day, and nothing where colours are the reader's own.
beforeEach(() => speak('en'));

// The palette asks for both; jsdom has neither.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Element.prototype.scrollIntoView = () => undefined;

it('an entry of a menu that has the focus keeps the ring, and the one under the pointer has it in forced colours', async () => {
  const { person } = renderScreen(
    <DropdownMenu>
      <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Settings</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  screen.getByRole('button').focus();
  await person.keyboard('{Enter}');
  const item = screen.getByRole('menuitem');
  expect(document.activeElement).toBe(item);
  expect(item.dataset).toHaveProperty('highlighted');
  expect([...item.classList]).not.toContain('outline-none');
  expect([...item.classList]).toContain('forced-colors:data-highlighted:outline-2');
});

it('what Enter would choose in the palette has the ring', () => {
  renderScreen(
    <Command label="Palette">
      <CommandList>
        <CommandItem>Settings</CommandItem>
      </CommandList>
    </Command>,
  );
  const item = screen.getByRole('option');
  expect(item.dataset['selected']).toBe('true');
  expect([...item.classList]).toEqual(
    expect.arrayContaining(['data-[selected=true]:outline-2', 'outline-focus']),
  );
});
