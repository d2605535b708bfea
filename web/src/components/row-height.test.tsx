import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { RowHeight } from './row-height';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

const shown = () => document.documentElement.dataset['rows'];
const button = () => screen.getByRole('button', { name: 'Taller rows' });

it('makes rows taller, remembers it, and makes them low again', async () => {
  const { unmount } = renderScreen(<RowHeight />);
  expect(shown()).toBeUndefined();
  await userEvent.click(button());
  expect([shown(), button().getAttribute('aria-pressed')]).toEqual(['tall', 'true']);
  unmount();
  renderScreen(<RowHeight />);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button());
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('rows')).toBeNull();
});
