import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Count } from '@/lib/live/live-count';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-desk-counts';
import { DeskCards } from './desk-cards';

vi.mock('../api/use-desk-counts', () => ({ useDeskCount: vi.fn() }));
vi.mock('../api/use-newest', () => ({ useNewest: (name: string) => `newest of ${name}` }));
const useDeskCount = vi.mocked(api.useDeskCount);

const of = (value: number | undefined): Count => ({ value, failed: false });
const failed: Count = { value: undefined, failed: true };
const NUMBERS = {
  partners: { total: of(1_234), waiting: of(2) },
  cases: { total: of(10), waiting: of(0) },
  contacts: { total: of(undefined), waiting: of(undefined) },
  newsletterSubscriptions: { total: of(0), waiting: null },
  blogPosts: { total: failed, waiting: null },
} satisfies Record<Parameters<typeof api.useDeskCount>[0], api.DeskCount>;

beforeEach(async () => {
  useDeskCount.mockReset().mockImplementation((name) => NUMBERS[name]);
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
  useDeskCount.mockImplementation((name) => ({ ...NUMBERS[name], total: of(7), waiting: failed }));
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
});
