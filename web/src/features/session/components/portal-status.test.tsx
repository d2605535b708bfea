import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalVersion, useNewerVersion } from '@/lib/page/portal-version';
import { renderScreen, speak } from '@/testing/render-screen';
import { PortalStatus } from './portal-status';

vi.mock('@/lib/page/portal-version', () => ({
  portalVersion: { keep: vi.fn(), update: vi.fn() },
  useNewerVersion: vi.fn(() => false),
}));

let isOnline = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
const goes = (event: 'online' | 'offline') =>
  act(async () => {
    isOnline = event === 'online';
    dispatchEvent(new Event(event));
    await Promise.resolve();
  });
const status = () => document.body;
/** What one jumps to keeps clear of it (`styles/app.css`). */
const isLine = () => 'line' in document.documentElement.dataset;

beforeEach(async () => {
  vi.clearAllMocks();
  await speak('en');
});
afterEach(() => {
  isOnline = true;
  vi.mocked(useNewerVersion).mockReturnValue(false);
});

it('says nothing with a connection and the newest version', () => {
  renderScreen(<PortalStatus />);
  expect(status().textContent).toBe('');
});

it('says that there is no connection, for as long as there is none', async () => {
  renderScreen(<PortalStatus />);
  expect(isLine()).toBe(false);
  await goes('offline');
  expect(status().textContent).toContain('You are offline.');
  expect(isLine()).toBe(true);
  await goes('online');
  expect(status().textContent).toBe('');
  expect(isLine()).toBe(false);
});

it('offers a newer version, and loads it when it is pressed and not before', async () => {
  vi.mocked(useNewerVersion).mockReturnValue(true);
  const { person } = renderScreen(<PortalStatus />);
  expect(status().textContent).toContain('A new version of the portal is ready.');
  expect(portalVersion.update).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Load the new version' }));
  expect(portalVersion.update).toHaveBeenCalledTimes(1);
});

it('does not offer a newer version that cannot be loaded', () => {
  vi.mocked(useNewerVersion).mockReturnValue(true);
  isOnline = false;
  renderScreen(<PortalStatus />);
  expect(status().textContent).toContain('You are offline.');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['th', 'zh'] as const)('speaks %s', async (language) => {
  await speak(language);
  isOnline = false;
  renderScreen(<PortalStatus />);
  expect(status().textContent).toMatch(language === 'th' ? /^ไม่มีการเชื่อมต่อ/ : /^没有网络连接/);
});
