import { addDays, dayOf } from '@app/domain/calendar';
import { anAuthority } from '@app/seed/authority-builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as writes from '../api/write-money';
import { PaymentForm } from './payment-form';
import { PromiseForm } from './promise-form';

const live: { authority: unknown } = vi.hoisted(() => ({ authority: null }));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(live.authority) }));
vi.mock('../api/write-money', () => ({
  reportPayment: vi.fn(),
  makePromise: vi.fn(),
}));
const reportPayment = vi.mocked(writes.reportPayment);
const makePromise = vi.mocked(writes.makePromise);
const showToast = vi.spyOn(toasts, 'show');

const writer = { caseId: 'case-1', partnerId: 'partner', uid: 'partner', role: 'partner' } as const;
const today = dayOf(new Date());

beforeEach(async () => {
  vi.clearAllMocks();
  makePromise.mockResolvedValue();
  live.authority = null;
  await speak('en');
});

it('a failed report keeps what was typed, and sends it again under the same id', async () => {
  reportPayment.mockRejectedValueOnce(new ProblemError('offline'));
  const onClose = vi.fn();
  const { person } = renderScreen(<PaymentForm writer={writer} onClose={onClose} />);
  await person.type(screen.getByRole('textbox', { name: 'Amount (THB)' }), '500');
  await person.selectOptions(screen.getByRole('combobox', { name: 'How it was received' }), 'court');
  await person.type(screen.getByRole('textbox', { name: 'Note (optional)' }), ' by the bailiff ');
  const save = screen.getByRole('button', { name: 'Record the payment' });
  await person.click(save);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  await person.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const payment = { satang: 50_000, received_on: today, into: 'court', note: 'by the bailiff' };
  expect(reportPayment.mock.calls).toEqual([
    [writer, 'new-id', payment],
    [writer, 'new-id', payment],
  ]);
});

const received = () => screen.getByRole<HTMLOptionElement>('option', { name: 'Received by the partner' });

it.each([
  ['no authority is recorded', null, false],
  ['the authority covers money', anAuthority({ scope: ['receive_money'], until_on: null }), false],
  ['the authority covers everything but money', anAuthority({ until_on: null }), true],
  ['the authority has ended', anAuthority({ scope: ['receive_money'], until_on: addDays(today, -1) }), true],
])(
  'a partner reports money as received by the partner unless it is not covered: %s',
  (_, authority, isRefused) => {
    live.authority = authority;
    renderScreen(<PaymentForm writer={writer} onClose={vi.fn()} />);
    expect(received().disabled).toBe(isRefused);
    expect(screen.queryByText(/does not cover receiving money/) !== null).toBe(isRefused);
  },
);

it('an admin records what the partner received, whatever the authority covers', () => {
  live.authority = undefined;
  renderScreen(<PaymentForm writer={{ ...writer, uid: 'admin', role: 'admin' }} onClose={vi.fn()} />);
  expect(received().disabled).toBe(false);
});

it('a promise needs an amount and a day from today on, and shows the day written out', async () => {
  const { person } = renderScreen(<PromiseForm writer={writer} onClose={vi.fn()} />);
  const amount = screen.getByRole('textbox', { name: 'Promised amount (THB)' });
  const day = screen.getByLabelText('Promised for');
  const save = screen.getByRole('button', { name: 'Record the promise' });
  await person.click(save);
  await waitFor(() => expect(screen.getAllByText('Please fill in this field')).toHaveLength(2));
  expect(document.activeElement).toBe(amount);
  await person.type(amount, '1,000');
  fireEvent.change(day, { target: { value: '2020-01-02' } });
  await screen.findByText('The date must be today or later.');
  expect(screen.getByText('2 January 2020')).toBeTruthy();
  await person.click(save);
  expect(makePromise).not.toHaveBeenCalled();
  const tomorrow = addDays(today, 1);
  fireEvent.change(day, { target: { value: tomorrow } });
  await person.click(save);
  await waitFor(() => expect(makePromise).toHaveBeenCalledOnce());
  expect(makePromise.mock.calls[0]?.[2]).toEqual({ satang: 100_000, due_on: tomorrow });
});
