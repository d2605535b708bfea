import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { expect, it } from 'vitest';
// For its effects: each test ends with an empty page, and no complaint of React's passes.
import '@/testing/render-screen';
import { cn } from '@/lib/cn';

it.each([
  ['the last of two of a property', ['px-5 py-2', 'px-3'], 'py-2 px-3'],
  ['a shorthand over what it covers', ['px-5 py-2', 'p-0'], 'p-0'],
  ['the same under one variant only', ['h-12 hover:bg-fold', 'hover:bg-paper'], 'h-12 hover:bg-paper'],
  ["a colour of ours, not the text's size", ['text-sm text-ink', 'text-seal'], 'text-sm text-seal'],
  [
    'classes that Tailwind does not know',
    ['figures inked', false, undefined, 'whole'],
    'figures inked whole',
  ],
])('keeps %s', (_, classes, kept) => {
  expect(cn(...classes)).toBe(kept);
});

// As shadcn's registry has it (new-york, `card`); the CLI writes the path of `aliases.utils` into its import of `cn`.
function Card({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn(
        'flex flex-col gap-6 rounded-xl border bg-card py-6 text-card-foreground shadow-sm',
        className,
      )}
      {...props}
    />
  );
}

it('a component of the registry takes its caller’s classes unedited', () => {
  render(
    <Card className="gap-2 py-0">
      <p>Inside</p>
    </Card>,
  );
  const classes = screen.getByText('Inside').parentElement?.className.split(' ');
  expect(classes).not.toContain('gap-6');
  expect(classes).not.toContain('py-6');
  expect(classes).toEqual(expect.arrayContaining(['bg-card', 'rounded-xl', 'gap-2', 'py-0']));
});
