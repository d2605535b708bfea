import type { Partner } from '@app/domain/partner';
import { aPartner } from '@app/seed/builders';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '@/testing/render-screen';
import { reviewPartner } from '../api/review-partner';
import { ReviewForm } from './review-form';

vi.mock('../api/review-partner', () => ({ reviewPartner: vi.fn() }));

const review = vi.mocked(reviewPartner);
const waiting: Partner = { id: 'p1', ...aPartner() };
const page = (partner: Partner) => (
  <main tabIndex={-1}>
    <ReviewForm partner={partner} />
  </main>
);

beforeEach(async () => {
  review.mockReset();
  await speak();
});

it.each([
  ['อนุมัติ', 'Approved'],
  ['ไม่อนุมัติ', 'Rejected'],
] as const)('%s: the buttons go with the decision, the keyboard stays in the page', async (name, status) => {
  const { rerender } = render(page(waiting));
  // The database tells of the change before it has answered.
  review.mockImplementation(async () => rerender(page({ ...waiting, status })));
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  expect(review).toHaveBeenCalledExactlyOnceWith('p1', status);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('after a failure the buttons are there to be pressed again', async () => {
  review.mockRejectedValue(new Error('no network'));
  render(page(waiting));
  const approve = screen.getByRole('button', { name: 'อนุมัติ' });
  approve.focus();
  await userEvent.keyboard('{Enter}');
  expect(approve).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(approve);
});
