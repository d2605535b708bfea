import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { speak } from '@/testing/render-screen';
import { Lazy } from './lazy';

beforeEach(() => speak('en'));

it('renders the loaded code with the current props', async () => {
  const load = vi.fn(() => Promise.resolve({ word: 'Hello' }));
  const drawn = (name: string) => (
    <Lazy load={load} draw={({ word }) => <p>{`${word}, ${name}`}</p>} onFailed={() => undefined} />
  );
  const { rerender, container } = render(drawn('first'));
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello, first')).toBeTruthy();
  rerender(drawn('second'));
  expect(screen.getByText('Hello, second')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('draws something else until the code is there', async () => {
  const load = () => Promise.resolve({ word: 'Hello' });
  const meanwhile = <p>Wait</p>;
  render(<Lazy load={load} draw={({ word }) => word} meanwhile={meanwhile} onFailed={() => undefined} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

it('a failed import is reported, and can be retried', async () => {
  const said = vi.spyOn(toasts, 'show');
  const onFailed = vi.fn();
  render(<Lazy load={() => Promise.reject(new Error('gone'))} draw={() => null} onFailed={onFailed} />);
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(said).toHaveBeenCalledOnce();
});
