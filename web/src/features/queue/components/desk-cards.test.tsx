import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Count } from '@/lib/live/live-count';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-desk-counts';
import * as queue from '../api/use-queue';
import type { WaitingKind } from '../api/use-waiting-count';
import { DeskCards } from './desk-cards';

vi.mock('../api/use-desk-counts', () => ({ useDeskCount: vi.fn() }));
vi.mock('../api/use-queue', () => ({ useWaiting: vi.fn() }));
vi.mock('../api/use-newest', () => ({ useNewest: (name: string) => `newest of ${name}` }));
const useDeskCount = vi.mocked(api.useDeskCount);
const useWaiting = vi.mocked(queue.useWaiting);

const of = (value: number | undefined): Count => ({ value, failed: false });
const failed: Count = { value: undefined, failed: true };
const TOTALS = {
  partners: of(1_234),
  cases: of(10),
  contacts: of(undefined),
  newsletterSubscriptions: of(0),
  blogPosts: failed,
} satisfies Record<Parameters<typeof api.useDeskCount>[0], Count>;
const WAIT = {
  partners: of(2),
  cases: of(0),
  contacts: of(undefined),
  privacyRequests: of(3),
} satisfies Record<WaitingKind, Count>;

beforeEach(async () => {
  useDeskCount.mockReset().mockImplementation((name) => TOTALS[name]);
  useWaiting.mockReset().mockImplementation((kind) => WAIT[kind]);
  await speak('en');
});

const cards = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('href'),
      within(link).getByRole('heading').textContent,
      [...link.querySelectorAll('p')].map(({ textContent }) => textContent),
    ]);

it('counts what there is and what waits; what cannot be counted says so and leads to its list all the same', () => {
  renderScreen(<DeskCards cases="sums" />);
  expect(cards()).toEqual([
    ['/admin/partners', 'Partners', ['1,234', 'Awaiting approval 2']],
    ['/admin/cases', 'Cases', ['10', 'Unassigned 0']],
    ['/admin/contact-messages', 'Contact messages', ['', 'Unread ']],
    ['/admin/newsletter-subscriptions', 'Newsletter subscribers', ['0', '']],
    ['/admin/blog', 'Articles', ['–', 'Could not load the total']],
  ]);
});

it('does not pass the total for right when what waits could not be counted', () => {
  useDeskCount.mockReturnValue(of(7));
  useWaiting.mockReturnValue(failed);
  renderScreen(<DeskCards cases="sums" />);
  expect(cards()[0]?.[2]).toEqual(['7', 'Could not load the total']);
});

it('counts again when a case changes or something new comes in', () => {
  renderScreen(<DeskCards cases="sums" />);
  expect(useDeskCount.mock.calls).toEqual([
    ['partners', 'newest of partners'],
    ['cases', 'sums'],
    ['contacts', 'newest of contacts'],
    ['newsletterSubscriptions', 'newest of newsletterSubscriptions'],
    ['blogPosts', 'newest of blogPosts'],
  ]);
  expect(useWaiting.mock.calls).toEqual([
    ['partners', 'newest of partners'],
    ['cases', 'sums'],
    ['contacts', 'newest of contacts'],
  ]);
});

it('what waits is the number of the queue on the same page, also after another admin has answered', () => {
  const { rerender } = renderScreen(<DeskCards cases="sums" />);
  useWaiting.mockImplementation((kind) => (kind === 'partners' ? of(1) : WAIT[kind]));
  rerender(<DeskCards cases="sums" />);
  expect(cards()[0]?.[2]).toEqual(['1,234', 'Awaiting approval 1']);
});
