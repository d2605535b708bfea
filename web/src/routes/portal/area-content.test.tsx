import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { PrefetchData } from './area-content';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
const app = vi.hoisted(() => ({ name: 'test' }));
vi.mock('@/lib/firebase/app', () => ({ app, auth: { app } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: { app } }));

type Load = ComponentProps<typeof PrefetchData>['load'];

const Page = () => <h1>{'page'}</h1>;
const Ahead = ({ uid }: { uid: string }) => <i data-testid="asked">{uid}</i>;
const asks: Load = () => Promise.resolve({ default: Page, Ahead });
const asksNothing: Load = () => Promise.resolve({ default: Page });
const settled = () => act(async () => undefined);

it('prefetches the queries of the screen for the signed-in user, and renders no page', async () => {
  const { rerender } = renderScreen(<PrefetchData uid="somebody" load={asks} />);
  await settled();
  expect(screen.getByTestId('asked').textContent).toBe('somebody');
  expect(screen.queryByRole('heading')).toBeNull();
  // Somebody went on to a screen that asks for nothing ahead.
  rerender(<PrefetchData uid="somebody" load={asksNothing} />);
  await settled();
  expect(screen.queryByTestId('asked')).toBeNull();
});

it('leaves it to the router to say that the code did not come', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('no network')));
  renderScreen(<PrefetchData uid="somebody" load={load} />);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByTestId('asked')).toBeNull();
});
