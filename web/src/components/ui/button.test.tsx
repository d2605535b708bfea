import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// For its effects: each test ends with an empty page, and no complaint of React's passes.
import '@/testing/render-screen';
import { Button } from './button';

it('a busy button keeps its words and cannot be pressed', () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

it('submits only when told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('a link that looks like a button is a link', () => {
  render(
    <Button asChild variant="seal">
      <a href="/new">New</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'New' }).className).toContain('bg-seal');
});

it('a long label wraps where there is no room for it, and a row does not squeeze it', () => {
  render(<Button>Use the latest version and keep mine as a draft</Button>);
  const { className } = screen.getByRole('button');
  expect(className).not.toContain('whitespace-nowrap');
  expect(className).toContain('max-w-full');
  expect(className).toContain('shrink-0');
});
