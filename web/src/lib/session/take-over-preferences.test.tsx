import type { PreferencesChange } from '@app/domain/preferences';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { become, customer, session } from '@/testing/fake-session';
// At once, so that there is one session however often the modules under test are loaded.
import './session';
import type * as TakeOver from './take-over-preferences';
import '@/testing/patience';

vi.mock('./session.ts', () => import('@/testing/fake-session'));
const account = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('./preferences.ts', () => ({ readPreferences: account.read }));
const language = vi.hoisted(() => ({ takeOverLanguage: vi.fn(async () => undefined) }));
vi.mock('../../i18n/index.ts', () => language);

/** The module caches what it has applied, so each test imports a fresh one. */
let takeOver: typeof TakeOver;
beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.resetModules();
  takeOver = await import('./take-over-preferences');
  delete document.documentElement.dataset['theme'];
  become(customer());
});

const settled = (change: PreferencesChange) =>
  account.read.mockResolvedValue({ language: null, theme: null, muted_kinds: [], views: {}, ...change });
const arrive = (uid: string | null = customer().uid) =>
  renderHook(() => takeOver.usePreferencesTakenOver(uid), { wrapper: StrictMode });
const theme = () => document.documentElement.dataset['theme'];

test('in a browser without a choice nothing is shown before the account’s language and theme are', async () => {
  settled({ language: 'zh', theme: 'dark' });
  const { result } = arrive();
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(theme()).toBe('dark');
  expect(language.takeOverLanguage).toHaveBeenCalledWith('zh');
  expect(account.read).toHaveBeenCalledTimes(1);
});

test('a choice made in this browser is kept, independently for each setting', async () => {
  settled({ language: 'zh', theme: 'dark' });
  localStorage.setItem('theme', 'light');
  const { result } = arrive();
  await waitFor(() => expect(result.current).toBe(true));
  expect(theme()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('light');
  expect(language.takeOverLanguage).toHaveBeenCalledWith('zh');
});

test('with both chosen it is ready at once and reads nothing', () => {
  localStorage.setItem('theme', 'system');
  localStorage.setItem('lng', 'en');
  expect(arrive().result.current).toBe(true);
  expect(account.read).not.toHaveBeenCalled();
});

test('they are read once in a browser, and again for the next person', async () => {
  settled({ theme: 'dark' });
  const first = arrive();
  await waitFor(() => expect(first.result.current).toBe(true));
  expect(arrive().result.current).toBe(true);
  // At the next visit, too.
  vi.resetModules();
  const again = await import('./take-over-preferences');
  const { uid } = customer();
  expect(renderHook(() => again.usePreferencesTakenOver(uid)).result.current).toBe(true);
  expect(account.read).toHaveBeenCalledTimes(1);
  // The first has left.
  for (const [forget] of vi.mocked(session.onChangeOfPerson).mock.calls as unknown as [() => void][])
    forget();
  expect(localStorage.getItem('preferences-of')).toBeNull();
  expect(arrive('somebody-else').result.current).toBe(false);
});

test('without a response the screens are shown anyway, and the next visit reads again', async () => {
  account.read.mockRejectedValue(new Error('no network'));
  const { result } = arrive();
  await waitFor(() => expect(result.current).toBe(true));
  expect(localStorage.getItem('preferences-of')).toBeNull();
});

test('an answer that comes after the person has left changes nothing', async () => {
  let answer: (value: unknown) => void = () => undefined;
  account.read.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  arrive();
  become({ state: 'signed-out' });
  await act(async () => answer({ language: 'zh', theme: 'dark' }));
  expect(theme()).toBeUndefined();
  expect(language.takeOverLanguage).not.toHaveBeenCalled();
});
