import type { Case } from '@app/domain/case';
import type { Payment } from '@app/domain/payment';
import { aCase } from '@app/seed/builders';
import { aCaseBalance, aPayment, aPromise } from '@app/seed/money-builders';
import { PERSONAS } from '@app/seed/personas';
import type { Role } from '@app/domain/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ready } from '@/testing/live';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import * as reads from '../api/use-money';
import * as writes from '../api/write-money';
import { MoneySheet } from './money-sheet';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('../api/use-money', () => ({
  LISTED: 1_000,
  FIRST_PAGE: 20,
  usePayments: vi.fn(),
  useUnanswered: vi.fn(),
  usePromises: vi.fn(),
  useMergedPayments: vi.fn(),
  useMergedPromises: vi.fn(),
  useCaseBalance: vi.fn(),
}));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('./interest-line', () => ({ InterestLine: () => null }));
vi.mock('../api/write-money', () => ({
  reportPayment: vi.fn(),
  answerPayment: vi.fn(),
  makePromise: vi.fn(),
  withdrawPromise: vi.fn(),
}));
const answerPayment = vi.mocked(writes.answerPayment);
const reportPayment = vi.mocked(writes.reportPayment);
const showToast = vi.spyOn(toasts, 'show');

const { customer, partner } = PERSONAS;
const item: Case = {
  id: 'case-1',
  ...aCase({ partner_id: partner.uid, status: 'In Progress', amount: 485_000 }),
};
const reported: Payment = { id: 'one', ...aPayment({ case_id: 'case-1' }) };
/** Live values keep their identity. */
const NONE = ready<never[]>([]);

function given(payments: Payment[], balance: Parameters<typeof aCaseBalance>[0] | null = {}) {
  vi.mocked(reads.usePayments).mockReturnValue(ready(payments));
  vi.mocked(reads.useUnanswered).mockReturnValue(ready(payments.filter(({ state }) => state === 'reported')));
  vi.mocked(reads.usePromises).mockReturnValue(
    ready([{ id: 'promise', ...aPromise({ case_id: 'case-1', state: 'broken' }) }]),
  );
  vi.mocked(reads.useMergedPayments).mockReturnValue(NONE);
  vi.mocked(reads.useMergedPromises).mockReturnValue(NONE);
  vi.mocked(reads.useCaseBalance).mockReturnValue(ready(balance && aCaseBalance(balance)));
}
const as = (role: Role, uid: string, more: Partial<Case> = {}) =>
  renderScreen(<MoneySheet item={{ ...item, ...more }} reader={{ role, uid }} statement="/statement" />);

beforeEach(async () => {
  vi.clearAllMocks();
  answerPayment.mockResolvedValue();
  reportPayment.mockResolvedValue();
  await speak('en');
});

it('shows claim, receipts and what is left, and the claim alone before the server has computed a balance', () => {
  given([], { claimed: 48_500_000, paid_confirmed: 12_125_000, outstanding: 36_375_000 });
  const { unmount } = as('customer', customer.uid);
  for (const amount of ['฿485,000.00', '฿121,250.00', '฿363,750.00'])
    expect(screen.getByText(amount)).toBeTruthy();
  unmount();
  given([], null);
  as('customer', customer.uid);
  expect(screen.getAllByText('฿485,000.00')).toHaveLength(2);
});

it('says what partner and office have received, and nothing where they have received nothing', () => {
  given([], { paid_confirmed: 6_345_050, held_by_partner: 3_845_050, held_by_firm: 2_500_000 });
  const { unmount } = as('customer', customer.uid);
  const text = document.body.textContent;
  expect(text).toContain('Of this, received by the partner ฿38,450.50');
  expect(text).toContain('Of this, received by the office ฿25,000.00');
  expect(text).toContain('passed on to the creditor');
  unmount();
  given([], { paid_confirmed: 6_345_050 });
  as('customer', customer.uid);
  expect(document.body.textContent).not.toMatch(/received by|passed on/);
});

it.each([
  [500_001, 0, 'Overpaid by ฿5,000.01'],
  [0, 0, '฿0.00'],
])('says by how much more was received than claimed: %s', (over, outstanding, said) => {
  given([], { claimed: 18_500_000, paid_confirmed: 18_500_000 + over, outstanding });
  as('customer', customer.uid);
  expect(screen.getByText('Outstanding').nextSibling?.textContent).toBe(said);
});

it('lists the money of merged cases with their numbers, and answers it there', async () => {
  given([reported]);
  const other: Payment = { ...reported, case_id: 'case-2', received_on: '2026-09-01' };
  const open = { id: 'promise', ...aPromise({ case_id: 'case-2', state: 'open' }) };
  vi.mocked(reads.useMergedPayments).mockReturnValue(ready([{ name: 'DC-2', payments: [other] }]));
  vi.mocked(reads.useMergedPromises).mockReturnValue(ready([{ name: 'DC-2', promises: [open] }]));
  const { person, unmount } = as('customer', customer.uid);
  const rows = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.includes('DC-2'))).toEqual([false, true]);
  const promises = within(screen.getByRole('region', { name: 'Promises to pay' })).getAllByRole('listitem');
  const openOnes = promises.filter(({ textContent }) => textContent.includes('Open'));
  expect(openOnes.map(({ textContent }) => textContent.includes('DC-2'))).toEqual([true]);
  await person.click(within(rows[1]!).getByRole('button', { name: 'The money has arrived' }));
  await waitFor(() => expect(answerPayment).toHaveBeenCalledOnce());
  expect(answerPayment.mock.calls[0]?.[0]).toMatchObject({ caseId: 'case-2' });
  unmount();

  as('partner', partner.uid);
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(writes.withdrawPromise).toHaveBeenCalledOnce());
  expect(vi.mocked(writes.withdrawPromise).mock.calls[0]?.[0]).toMatchObject({ caseId: 'case-2' });
});

it('a reversal in a merged case reverses the payment of that case alone', () => {
  const confirmed: Payment = { ...reported, state: 'confirmed' };
  given([confirmed]);
  const there: Payment = { ...confirmed, case_id: 'case-2', received_on: '2026-09-02' };
  const reversal: Payment = { ...there, id: 'two', reverses: 'one', received_on: '2026-09-01' };
  const merged = ready([{ name: 'DC-2', payments: [there, reversal] }]);
  vi.mocked(reads.useMergedPayments).mockReturnValue(merged);
  as('customer', customer.uid);
  const rows = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.includes('Reversed, not counted'))).toEqual([
    false,
    true,
    false,
  ]);
});

it('shows the money of the case itself while that of merged cases is not known', () => {
  given([reported]);
  const { retry } = NONE;
  for (const unknown of [
    { status: 'loading', data: undefined, problem: undefined, retry },
    { status: 'failed', data: undefined, problem: 'denied', retry },
  ] as const) {
    vi.mocked(reads.useMergedPayments).mockReturnValue(unknown);
    vi.mocked(reads.useMergedPromises).mockReturnValue(unknown);
    const { unmount } = as('customer', customer.uid);
    expect(screen.getByRole('button', { name: 'The money has arrived' })).toBeTruthy();
    unmount();
  }
});

it('one tap of the customer confirms, once however often it is pressed', async () => {
  let done = () => undefined as void;
  answerPayment.mockReturnValue(new Promise((resolve) => (done = resolve)));
  given([reported]);
  as('customer', customer.uid);
  const came = screen.getByRole<HTMLButtonElement>('button', { name: 'The money has arrived' });
  for (let click = 0; click < 10; click++) fireEvent.click(came);
  await waitFor(() => expect(answerPayment).toHaveBeenCalled());
  expect(answerPayment.mock.calls[0]?.[1]).toMatchObject({ id: 'one' });
  expect(answerPayment.mock.calls[0]?.[2]).toBeNull();
  done();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Payment confirmed' }));
  expect(answerPayment).toHaveBeenCalledOnce();
});

it('a dispute asks for a sentence, and sends it', async () => {
  given([reported]);
  const { person } = as('customer', customer.uid);
  await person.click(screen.getByRole('button', { name: 'Not yet' }));
  const why = screen.getByRole('textbox', { name: 'Why?' });
  expect(document.activeElement).toBe(why);
  const send = screen.getByRole('button', { name: 'Report that it has not arrived' });
  await person.click(send);
  expect(answerPayment).not.toHaveBeenCalled();
  expect(why.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(why));
  await enterText(person, why, ' not in the account ');
  await person.click(send);
  await waitFor(() => expect(answerPayment).toHaveBeenCalledOnce());
  expect(answerPayment.mock.calls[0]?.[2]).toBe('not in the account');
});

it('speaks of a reversal where an entry that reverses another one is answered', async () => {
  given([{ ...reported, id: 'two', reverses: 'one' }]);
  const { person } = as('customer', customer.uid);
  await person.click(screen.getByRole('button', { name: 'Agree to the reversal' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Reversal agreed' }));
  await person.click(screen.getByRole('button', { name: 'Do not agree' }));
  expect(screen.getByText(/the money did arrive/)).toBeTruthy();
  expect(screen.queryByText(/no such amount/)).toBeNull();
  await enterText(person, screen.getByRole('textbox', { name: 'Why?' }), 'it is in the account');
  await person.click(screen.getByRole('button', { name: 'Refuse the reversal' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Reversal refused' }));
});

it('offers no answer to the side that reported', () => {
  given([reported]);
  as('partner', partner.uid);
  expect(screen.queryByRole('button', { name: 'The money has arrived' })).toBeNull();
  expect(screen.getByText('Waiting for the other side')).toBeTruthy();
});

it('takes no entry and no answer once the persons of the case were removed', () => {
  given([reported]);
  const { unmount } = as('customer', customer.uid, { pseudonymised_at: new Date() });
  expect(screen.getByText('Waiting for the other side')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  as('customer', customer.uid);
  expect(screen.getByRole('button', { name: 'The money has arrived' })).toBeTruthy();
});

it('asks an admin about the customer’s report alone', () => {
  given([reported, { ...reported, id: 'two', user_id: customer.uid, reporter_role: 'customer' }]);
  as('admin', PERSONAS.admin.uid);
  const rows = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(
    rows.map((row) => within(row).queryByRole('button', { name: 'The money has arrived' }) !== null),
  ).toEqual([true, false]);
});

it('the partner reports baht as satang, exactly, and a wrong amount is named', async () => {
  given([]);
  const { person } = as('partner', partner.uid);
  await person.click(screen.getByRole('button', { name: 'Record a payment' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount (THB)' });
  expect(document.activeElement).toBe(amount);
  await person.type(amount, '1.005');
  const save = screen.getByRole('button', { name: 'Record the payment' });
  await person.click(save);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await person.clear(amount);
  await person.type(amount, '121,250.29');
  for (let click = 0; click < 5; click++) fireEvent.click(save);
  await waitFor(() => expect(reportPayment).toHaveBeenCalledOnce());
  expect(reportPayment.mock.calls[0]?.slice(1)).toMatchObject([
    'new-id',
    { satang: 12_125_029, into: 'creditor' },
  ]);
});

it('a confirmed payment is reversed by another entry, after a second press', async () => {
  given([{ ...reported, state: 'confirmed' }]);
  const { person } = as('customer', customer.uid);
  await person.click(screen.getByRole('button', { name: 'Ask to reverse it' }));
  expect(reportPayment).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Ask to reverse this entry' }));
  await waitFor(() => expect(reportPayment).toHaveBeenCalledOnce());
  expect(reportPayment.mock.calls[0]?.slice(2)).toMatchObject([{ satang: reported.satang }, 'one']);
});

it('a customer records no promises, and reads what became of them', () => {
  given([]);
  as('customer', customer.uid);
  expect(screen.queryByRole('button', { name: 'Promise to pay' })).toBeNull();
  expect(screen.getByText('Broken')).toBeTruthy();
});

it('shows an old payment that waits for an answer, though it is not among the newest', () => {
  const newest = Array.from({ length: 21 }, (_, index): Payment => ({
    ...reported,
    id: `new-${index}`,
    state: 'confirmed',
  }));
  given(newest);
  vi.mocked(reads.useUnanswered).mockReturnValue(ready([{ ...reported, received_on: '2020-01-02' }]));
  as('customer', customer.uid);
  const [first] = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(within(first!).getByRole('button', { name: 'The money has arrived' })).toBeTruthy();
});

it('shows and reads everything on request, promises too, and keeps what is shown meanwhile', async () => {
  given([reported]);
  const promises = Array.from({ length: 6 }, (_, index) => ({
    id: `promise-${index}`,
    ...aPromise({ case_id: 'case-1', state: 'broken' }),
  }));
  vi.mocked(reads.usePromises).mockImplementation((_, length) =>
    length === 20
      ? ready(promises)
      : { status: 'loading', data: undefined, problem: undefined, retry: () => undefined },
  );
  const { person } = as('customer', customer.uid);
  expect(screen.getAllByText('Broken')).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(screen.getAllByText('Broken')).toHaveLength(6);
  expect(reads.usePromises).toHaveBeenLastCalledWith('case-1', 1_000);
  expect(screen.queryByRole('button', { name: 'Show all entries' })).toBeNull();
});
