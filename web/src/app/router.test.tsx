import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { become } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { AppRoutes } from './router';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
// The screens behind the guards would want a Firebase; none is asked for here.
vi.mock('@/lib/firebase/app', () => ({}));

beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  become({ state: 'signed-out' });
  await speak('en');
});

it.each([
  '/dashboard/nothing-of-ours',
  '/dashboard/%0a',
  '/dashboard/%0D',
  '/admin/%0ax',
  '/partner/case/%E2%80%A8',
])('the unknown address %s is said to be unknown', async (address) => {
  renderScreen(<AppRoutes />, address);
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
});
