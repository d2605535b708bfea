import { addDays, dayOf } from '@app/domain/calendar';
import type { Decision } from '@app/domain/decision';
import { aCase } from '@app/seed/builders';
import { aDecision } from '@app/seed/message-builders';
import { PERSONAS } from '@app/seed/personas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as reads from '../api/use-decisions';
import * as writes from '../api/write-decisions';
import { CustomerDecisions } from './customer-decisions';
import { DecisionsSheet } from './decisions-sheet';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('../api/use-decisions', () => ({ useDecisions: vi.fn() }));
vi.mock('../api/write-decisions', () => ({
  askDecision: vi.fn(),
  answerDecision: vi.fn(),
  withdrawDecision: vi.fn(),
}));
const { answerDecision, askDecision, withdrawDecision } = vi.mocked(writes);
const showToast = vi.spyOn(toasts, 'show');

const { customer, partner, admin } = PERSONAS;
const today = dayOf(new Date());
const item = {
  id: 'case-1',
  ...aCase({ user_id: customer.uid, partner_id: partner.uid, status: 'In Progress' }),
};
const open: Decision = {
  id: 'one',
  ...aDecision({ case_id: 'case-1', answer_by: today, text: 'Sells the car.' }),
};
type Reader = Parameters<typeof DecisionsSheet>[0]['reader'];
const given = (...decisions: Decision[]) => vi.mocked(reads.useDecisions).mockReturnValue(ready(decisions));
/** With the rows, whose code comes when there are any. */
async function drawn(reader: Reader, status = item.status) {
  const rendered = renderScreen(<DecisionsSheet item={{ ...item, status }} reader={reader} />);
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return rendered;
}
const asCustomer = () => drawn({ role: 'customer', uid: customer.uid });
const asPartner = (uid: string = partner.uid, status = item.status) =>
  drawn({ role: 'partner', uid }, status);
const accept = () => screen.queryByRole('button', { name: 'Accept' });

beforeEach(async () => {
  vi.clearAllMocks();
  askDecision.mockResolvedValue();
  answerDecision.mockResolvedValue();
  withdrawDecision.mockResolvedValue();
  await speak('en');
});

it('one tap chooses, the second one answers, once however often it is pressed', async () => {
  given(open);
  const { person } = await asCustomer();
  expect(screen.getByText('In 3 instalments')).toBeTruthy();
  await person.click(accept()!);
  expect(answerDecision).not.toHaveBeenCalled();
  await person.type(screen.getByRole('textbox'), ' On the first of each month. ');
  let done = () => undefined as void;
  answerDecision.mockReturnValue(new Promise((resolve) => (done = resolve)));
  const confirm = screen.getByRole('button', { name: 'Yes, accept the offer' });
  for (let click = 0; click < 5; click++) fireEvent.click(confirm);
  await waitFor(() => expect(answerDecision).toHaveBeenCalled());
  done();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'You have accepted the offer' }));
  expect(answerDecision).toHaveBeenCalledOnce();
  expect(answerDecision).toHaveBeenCalledWith(
    { caseId: 'case-1', uid: customer.uid },
    'one',
    'accepted',
    'On the first of each month.',
  );
});

it('the first tap can be cancelled, and the other answer chosen', async () => {
  given(open);
  const { person } = await asCustomer();
  await person.click(accept()!);
  await person.click(screen.getByRole('button', { name: 'Go back' }));
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(screen.getByRole('button', { name: 'Yes, decline the offer' }));
  await waitFor(() => expect(answerDecision).toHaveBeenCalledOnce());
  expect(answerDecision.mock.calls[0]?.[2]).toBe('declined');
});

it('an answer that failed is said, and stays to be sent again', async () => {
  given(open);
  answerDecision.mockRejectedValueOnce(new Error('refused'));
  const { person } = await asCustomer();
  await person.click(accept()!);
  await person.type(screen.getByRole('textbox'), 'Fine');
  await person.click(screen.getByRole('button', { name: 'Yes, accept the offer' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Your answer could not be saved' }),
    ),
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fine');
});

it.each([
  ['open', open, true, 'Waiting for an answer'],
  ['over its day', { ...open, answer_by: addDays(today, -1) }, false, 'Lapsed without an answer'],
  ['withdrawn', { ...open, state: 'withdrawn', withdrawn_at: new Date() }, false, 'Withdrawn'],
  [
    'accepted',
    { ...open, state: 'accepted', answered_at: new Date(), note: 'Fine by me' },
    false,
    'Accepted',
  ],
] as const)(
  'an offer that is %s says so, and is answered only while it is open',
  async (_, decision, canAnswer, words) => {
    given(decision);
    await asCustomer();
    expect(screen.getByText(words)).toBeTruthy();
    expect(accept() !== null).toBe(canAnswer);
  },
);

it('the customer’s words stay with the answer, for both sides', async () => {
  given({ ...open, state: 'declined', answered_at: new Date(), note: 'Too little' });
  const { unmount } = await asCustomer();
  expect(screen.getByText('Too little')).toBeTruthy();
  unmount();
  await asPartner();
  expect(screen.getByText('Too little')).toBeTruthy();
});

it('the partner sends baht as satang with a week to answer, and what is wrong is named', async () => {
  given();
  const { person } = await asPartner();
  await person.click(screen.getByRole('button', { name: 'Send an offer to the client' }));
  const send = await screen.findByRole('button', { name: 'Send for a decision' });
  const instalments = screen.getByRole('textbox', { name: 'Instalments (optional)' });
  await person.type(screen.getByRole('textbox', { name: 'Amount offered (THB)' }), '120,000.50');
  await person.type(instalments, '1');
  await person.click(send);
  await waitFor(() => expect(instalments.getAttribute('aria-invalid')).toBe('true'));
  expect(askDecision).not.toHaveBeenCalled();
  await person.clear(instalments);
  await person.type(instalments, '๑๒');
  for (let click = 0; click < 5; click++) fireEvent.click(send);
  await waitFor(() => expect(askDecision).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Send an offer to the client' });
  expect(askDecision).toHaveBeenCalledOnce();
  expect(askDecision.mock.calls[0]?.slice(1)).toEqual([
    'new-id',
    { satang: 12_000_050, instalments: 12, text: '', answer_by: addDays(today, 7) },
  ]);
});

it('who asked withdraws after a second tap; another partner is not offered it, an admin is', async () => {
  given(open);
  const { person, unmount } = await asPartner();
  await person.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
  expect(withdrawDecision).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(withdrawDecision).toHaveBeenCalledOnce());
  unmount();
  const other = await asPartner('another-partner');
  expect(screen.queryByRole('button', { name: 'Withdraw the offer' })).toBeNull();
  other.unmount();
  await drawn({ role: 'admin', uid: admin.uid });
  expect(screen.getByRole('button', { name: 'Withdraw the offer' })).toBeTruthy();
});

it('nothing is offered in a case that has ended', async () => {
  given();
  await asPartner(partner.uid, 'Completed');
  expect(screen.queryByRole('button', { name: 'Send an offer to the client' })).toBeNull();
});

it('what waits comes first, and nothing of it is folded away', async () => {
  const waiting = ['2', '1', '3', '0'].map((day) => ({
    ...open,
    id: `open-${day}`,
    answer_by: addDays(today, Number(day)),
    text: `waits ${day}`,
  }));
  given({ ...open, id: 'old', state: 'declined', text: 'old' }, ...waiting);
  await asCustomer();
  const rows = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');
  expect(rows.map((row) => /waits \d|old/.exec(row.textContent)?.[0])).toEqual([
    'waits 0',
    'waits 1',
    'waits 2',
    'waits 3',
  ]);
});

it('an open offer leads the customer’s page, stays there while it is answered, and is later a record', () => {
  const places = () => (
    <>
      <div data-testid="first">
        <CustomerDecisions item={item} reader={{ role: 'customer', uid: customer.uid }} place="first" />
      </div>
      <div data-testid="later">
        <CustomerDecisions item={item} reader={{ role: 'customer', uid: customer.uid }} place="later" />
      </div>
    </>
  );
  const shown = () => ['first', 'later'].map((place) => screen.getByTestId(place).textContent !== '');
  given(open);
  const { rerender, unmount } = renderScreen(places());
  expect(shown()).toEqual([true, false]);
  given({ ...open, state: 'accepted', answered_at: new Date() });
  rerender(places());
  expect(shown()[0]).toBe(true);
  unmount();
  renderScreen(places());
  expect(shown()).toEqual([false, true]);
});

it('an offer that is being typed when the case ends stays, and the form says so; nobody can open another', async () => {
  given();
  const reader = { role: 'partner', uid: partner.uid } as const;
  const { person, rerender } = await drawn(reader);
  await person.click(screen.getByRole('button', { name: 'Send an offer to the client' }));
  const [, , text] = await screen.findAllByRole('textbox');
  await person.type(text!, 'Sells the car.');
  rerender(<DecisionsSheet item={{ ...item, status: 'Completed' }} reader={reader} />);
  expect(screen.getByText(/^This case is closed/)).toBeTruthy();
  expect(text!.isConnected).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Send an offer to the client' })).toBeNull();
});
