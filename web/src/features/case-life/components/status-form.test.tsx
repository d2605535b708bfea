import type { Case } from '@app/domain/case';
import { aCase, BUILT_AT } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { returnFocus } from '@/lib/page/return-focus';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/end-case';
import * as life from '../api/use-case-life';
import { StatusForm } from './status-form';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/end-case', () => ({ setCaseStatus: vi.fn() }));
vi.mock('../api/use-case-life', () => ({ useConfirmedMoney: vi.fn() }));
returnFocus();
const setCaseStatus = vi.mocked(api.setCaseStatus);
const useConfirmedMoney = vi.mocked(life.useConfirmedMoney);
const showToast = vi.spyOn(toasts, 'show');

const confirmed = (paid_confirmed: number, outstanding: number) =>
  useConfirmedMoney.mockReturnValue({
    status: 'ready',
    data: { paid_confirmed, outstanding },
    problem: undefined,
    retry: vi.fn(),
  });

const aWorkedCase = (status: Case['status'], minute = 0): Case => ({
  id: 'case-1',
  ...aCase({ partner_id: PERSONAS.partner.uid, status }),
  updated_at: new Date(BUILT_AT.getTime() + minute * 60_000),
});

beforeEach(async () => {
  vi.clearAllMocks();
  setCaseStatus.mockResolvedValue();
  confirmed(100_000, 0);
  await speak('en');
});

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Change the status' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sav/ });

it('offers what a partner may set, and saves nothing that is unchanged', async () => {
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  expect([...select().options].map(({ value }) => value)).toEqual(['In Progress', 'Completed', 'Cancelled']);
  expect(save().disabled).toBe(true);
  const reason = screen.getByText('Choose another status to save.');
  expect(save().getAttribute('aria-describedby')).toBe(reason.id);
  await person.selectOptions(select(), 'Completed');
  expect(save().disabled).toBe(false);
  expect(reason.isConnected).toBe(false);
  await person.selectOptions(select(), 'In Progress');
  expect(save().disabled).toBe(true);
});

it('saves once however often it is clicked, and cannot be clicked while saving', async () => {
  let answer = () => undefined as void;
  setCaseStatus.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  await person.selectOptions(select(), 'Completed');
  for (let click = 0; click < 20; click++) fireEvent.click(save());
  expect(save().disabled).toBe(true);
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'The status has been updated' }));
  expect(setCaseStatus.mock.calls).toEqual([['case-1', 'Completed', { outcome: 'done', sentence: '' }]]);
  await waitFor(() => expect(save().disabled).toBe(true));
  expect(select().value).toBe('Completed');
});

it('follows the live case until touched, and again after a save', async () => {
  const live = (item: Case) => <StatusForm item={item} />;
  const { person, rerender } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  rerender(live(aWorkedCase('Cancelled', 1)));
  expect(select().value).toBe('Cancelled');
  await person.selectOptions(select(), 'Completed');
  rerender(live(aWorkedCase('In Progress', 2)));
  expect(select().value).toBe('Completed');

  await person.click(save());
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  rerender(live(aWorkedCase('Completed', 3)));
  rerender(live(aWorkedCase('Cancelled', 4)));
  expect(select().value).toBe('Cancelled');
});

it('a denied write shows an error and keeps the choice', async () => {
  setCaseStatus.mockRejectedValue(new ProblemError('denied'));
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  await person.selectOptions(select(), 'Completed');
  await person.click(save());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'The status could not be updated',
      description:
        'You do not have the right to do this, or your access has just changed. Copy anything you have entered, then reload the page to see what you can do.',
    }),
  );
  expect(select().value).toBe('Completed');
  await waitFor(() => expect(save().disabled).toBe(false));
});

it('asks with what the case ends, each status with its own outcomes, and for a sentence', async () => {
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  const outcome = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' });
  expect(screen.queryByRole('combobox', { name: 'Outcome' })).toBeNull();
  await person.selectOptions(select(), 'Cancelled');
  expect([...outcome().options].map(({ value }) => value)).toContain('uncollectable');
  await person.selectOptions(outcome(), 'uncollectable');
  await person.selectOptions(select(), 'Completed');
  expect(outcome().value).toBe('done');
  await person.selectOptions(outcome(), 'paid_in_part');
  await enterText(person, screen.getByRole('textbox'), ' Two of four instalments. ');
  await person.click(save());
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(setCaseStatus.mock.calls).toEqual([
    ['case-1', 'Completed', { outcome: 'paid_in_part', sentence: 'Two of four instalments.' }],
  ]);
});

it('asks for a sentence where confirmed money does not bear out the outcome', async () => {
  confirmed(0, 100_000);
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  await person.selectOptions(select(), 'Completed');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'paid_in_full');
  expect(useConfirmedMoney).toHaveBeenLastCalledWith('case-1');
  await person.click(save());
  const sentence = screen.getByRole('textbox');
  expect(sentence.getAttribute('aria-invalid')).toBe('true');
  expect(setCaseStatus).not.toHaveBeenCalled();
  await enterText(person, sentence, 'Paid at the court.');
  await person.click(save());
  await waitFor(() => expect(setCaseStatus).toHaveBeenCalledTimes(1));
});

it('keeps what was said of a status, and does not ask for the sentence of an outcome that is not chosen any more', async () => {
  confirmed(0, 100_000);
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  await person.selectOptions(select(), 'Cancelled');
  await enterText(person, screen.getByRole('textbox'), 'The debtor is gone.');
  await person.selectOptions(select(), 'Completed');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'settled');
  await person.click(save());
  await screen.findByText('Please fill in this field');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'done');
  await waitFor(() => expect(screen.queryByText('Please fill in this field')).toBeNull());
  await person.selectOptions(select(), 'Cancelled');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The debtor is gone.');
  await person.click(save());
  await waitFor(() =>
    expect(setCaseStatus.mock.calls).toEqual([
      ['case-1', 'Cancelled', { outcome: 'not_continued', sentence: 'The debtor is gone.' }],
    ]),
  );
});

it('does not ask for the money of a case that goes on, nor for a sentence where it was confirmed', async () => {
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  expect(useConfirmedMoney).toHaveBeenLastCalledWith(null);
  await person.selectOptions(select(), 'Completed');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'paid_in_full');
  await person.click(save());
  await waitFor(() =>
    expect(setCaseStatus.mock.calls).toEqual([
      ['case-1', 'Completed', { outcome: 'paid_in_full', sentence: '' }],
    ]),
  );
});

it('says nothing of an end where the case goes on', async () => {
  const { person } = renderScreen(<StatusForm item={aWorkedCase('Completed')} />);
  await person.selectOptions(select(), 'In Progress');
  await person.click(save());
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(setCaseStatus.mock.calls).toEqual([['case-1', 'In Progress', null]]);
});

it('a sentence with a questioned wording is sent with a reason only; that of the other status is not checked', async () => {
  const { person } = renderScreen(<StatusForm item={aWorkedCase('In Progress')} />);
  const why = () => screen.queryByRole('textbox', { name: /Why you are sending it/ });
  await person.selectOptions(select(), 'Cancelled');
  await enterText(person, screen.getByRole('textbox'), 'จะยึดรถของลูกหนี้พรุ่งนี้');
  expect((await screen.findByText('จะยึดรถ')).tagName).toBe('Q');
  await person.click(screen.getByRole('button', { name: 'Send anyway' }));
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  // The message is shown a moment before the form is enabled again.
  await waitFor(() => expect(select().disabled).toBe(false));
  await person.selectOptions(select(), 'Completed');
  await waitFor(() => expect(why()).toBeNull());
  await person.selectOptions(select(), 'Cancelled');
  expect(setCaseStatus).not.toHaveBeenCalled();
  await enterText(
    person,
    await screen.findByRole('textbox', { name: /Why you are sending it/ }),
    'As it was said',
  );
  await person.click(screen.getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'The status has been updated' }));
  expect(setCaseStatus.mock.calls).toEqual([
    [
      'case-1',
      'Cancelled',
      {
        outcome: 'not_continued',
        sentence: 'จะยึดรถของลูกหนี้พรุ่งนี้',
        wording: {
          findings: ['th-seizure'],
          reason: 'As it was said',
          law: { table: 'wording', n: 1 },
        },
      },
    ],
  ]);
  expect(why()).toBeNull();
});

it('after the save, which leaves nothing to be saved, the focus is in the part of the page around it', async () => {
  let answer = () => undefined as void;
  setCaseStatus.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { person } = renderScreen(
    <section>
      <StatusForm item={aWorkedCase('In Progress')} />
    </section>,
  );
  await person.selectOptions(select(), 'Completed');
  await person.click(save());
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  answer();
  await waitFor(() => expect(document.activeElement).toBe(save().closest('section')));
  expect(save().disabled).toBe(true);
});
