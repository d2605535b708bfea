import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['browser', browserStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
])('stores, reads and removes texts of the %s', (_, stored, real) => {
  stored.write('a', '{"n":1}');
  expect([stored.read('a'), stored.readJson('a'), stored.keys()]).toEqual(['{"n":1}', { n: 1 }, ['a']]);
  stored.write('a', null);
  expect([stored.read('a'), stored.readJson('a'), real().length]).toEqual([null, null, 0]);
});

it('reads what is no JSON as nothing', () => {
  sessionStorage.setItem('a', '{');
  expect(tabStorage.readJson('a')).toBeNull();
});

it('does nothing where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  tabStorage.write('a', 'b');
  tabStorage.write('a', null);
  expect([tabStorage.read('a'), tabStorage.readJson('a')]).toEqual([null, null]);
});
