import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Theme from './theme';
import type * as OwnChoices from './own-choices';

/** The module caches the theme as well, so each test imports a fresh one. */
let theme: typeof Theme;
let choices: typeof OwnChoices;
beforeEach(async () => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.resetModules();
  choices = await import('./own-choices');
  theme = await import('./theme');
});
const shown = () => document.documentElement.dataset['theme'];
const inUse = () => renderHook(theme.useTheme).result.current;

test('a choice is shown at once, kept for the next visit, and told', () => {
  const told = vi.fn();
  choices.ownChoices.subscribe(told);
  expect([inUse(), theme.hasOwnTheme()]).toEqual(['system', false]);
  theme.chooseTheme('dark');
  expect([shown(), inUse(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
  expect(theme.hasOwnTheme()).toBe(true);
  expect(told.mock.calls).toEqual([[{ theme: 'dark' }]]);
});

test('“as the system” is a choice too, and shows neither light nor dark', () => {
  theme.chooseTheme('light');
  theme.chooseTheme('system');
  expect([shown(), inUse(), theme.hasOwnTheme()]).toEqual([undefined, 'system', true]);
});

test('the account’s theme is applied and stored, but not as a choice of this browser', () => {
  const told = vi.fn();
  choices.ownChoices.subscribe(told);
  theme.takeOverTheme('dark');
  expect([shown(), inUse(), theme.hasOwnTheme()]).toEqual(['dark', 'dark', false]);
  expect(told).not.toHaveBeenCalled();
  theme.chooseTheme('dark');
  expect(theme.hasOwnTheme()).toBe(true);
});

test('a choice in another tab is followed', () => {
  const { result } = renderHook(theme.useTheme);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  expect([result.current, shown()]).toEqual(['dark', 'dark']);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lng', newValue: 'en' }));
  });
  expect(result.current).toBe('dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  });
  expect([result.current, shown()]).toEqual(['system', undefined]);
});

test('where storage is forbidden a choice lasts as long as the page', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  theme.chooseTheme('dark');
  expect([shown(), inUse()]).toEqual(['dark', 'dark']);
  forbidden.mockRestore();
});
