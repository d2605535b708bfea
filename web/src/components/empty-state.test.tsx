import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { ErrorState } from './empty-state';

beforeEach(() => speak('en'));

it('says what went wrong in its own sentence, and tries again', async () => {
  const onRetry = vi.fn();
  const { person } = renderScreen(<ErrorState title="Could not load" problem="denied" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('You do not have the right to do this');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each([
  ['the text of the caller', { problem: 'denied', text: 'Its file is gone.' }, 'Its file is gone.'],
  ['nothing more', {}, ''],
] as const)('says %s where the caller gives it', (_, given, said) => {
  renderScreen(<ErrorState title="Could not load" {...given} onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe(`Could not load${said}Try again`);
});
