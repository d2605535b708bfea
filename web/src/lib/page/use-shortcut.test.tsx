import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { switchKeys, useShortcut } from './use-shortcut';

const [slash, search] = [vi.fn(), vi.fn()];
function Keys() {
  useShortcut('/', slash);
  useShortcut('mod+k', search);
  return null;
}
afterEach(() => localStorage.clear());

it('keys without a modifier can be switched off and on; those with one always work', () => {
  render(<Keys />);
  const press = () => {
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  };
  press();
  expect(slash).toHaveBeenCalledTimes(1);
  switchKeys(false);
  press();
  expect(slash).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledTimes(2);
  switchKeys(true);
  press();
  expect(slash).toHaveBeenCalledTimes(2);
});
