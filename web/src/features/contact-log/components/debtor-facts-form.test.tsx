import type { DebtorFacts } from '@app/domain/debtor-facts';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-debtor-facts';
import { DebtorFactsForm } from './debtor-facts-form';

vi.mock('../api/use-debtor-facts', () => ({ saveDebtorFacts: vi.fn() }));
const saveDebtorFacts = vi.mocked(api.saveDebtorFacts);
const showToast = vi.spyOn(toasts, 'show');
const onClose = vi.fn();

const reach = (value: string): DebtorFacts['reach'][number] => ({
  kind: 'phone',
  value,
  told_by_debtor: false,
});
const form = (change: Partial<DebtorFacts> | null) => (
  <DebtorFactsForm
    item={{ id: 'case-1', user_id: 'owner' }}
    author="author"
    facts={change && { id: 'case-1', ...aSetOfDebtorFacts({ case_id: 'case-1' }), ...change }}
    onClose={onClose}
  />
);
const open = (change: Partial<DebtorFacts> | null) => renderScreen(form(change));
const save = () => screen.getByRole('button', { name: 'Save' });
const lineNumber = (number: number) =>
  within(screen.getByRole('group', { name: `Way of contact ${number}` }));

beforeEach(async () => {
  vi.clearAllMocks();
  saveDebtorFacts.mockResolvedValue();
  await speak('en');
});

it('nothing is required', async () => {
  const { person } = open(null);
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saveDebtorFacts.mock.calls).toEqual([
    [{ id: 'case-1', owner: 'owner' }, 'author', { kind: 'unknown', person_no: null, reach: [] }, null],
  ]);
});

it('a number of another length is named, spaces and hyphens are none of it', async () => {
  const { person } = open(null);
  await person.click(screen.getByRole('radio', { name: 'A company' }));
  const number = screen.getByRole('textbox', { name: '13-digit number' });
  await person.type(number, '1-2345');
  await person.click(save());
  await screen.findByText('Enter 13 digits, or leave it empty');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(saveDebtorFacts).not.toHaveBeenCalled();
  await person.type(number, '-67890-12 3');
  await person.click(save());
  await waitFor(() => expect(saveDebtorFacts).toHaveBeenCalledOnce());
  expect(saveDebtorFacts.mock.calls[0]?.[2]).toMatchObject({ kind: 'juristic', person_no: '1234567890123' });
});

it('lines are added, changed and removed; an empty one is not stored', async () => {
  const { person } = open({ reach: [reach('081 111 1111'), reach('081 222 2222')] });
  await person.click(lineNumber(1).getByRole('button', { name: 'Remove' }));
  expect(lineNumber(1).getByRole<HTMLInputElement>('textbox').value).toBe('081 222 2222');
  await person.click(lineNumber(1).getByRole('checkbox'));
  for (let line = 0; line < 2; line++)
    await person.click(screen.getByRole('button', { name: 'Add a way of contact' }));
  await person.selectOptions(lineNumber(2).getByRole('combobox'), 'line');
  await person.type(lineNumber(2).getByRole('textbox'), ' debtor-9 ');
  await person.click(save());
  await waitFor(() => expect(saveDebtorFacts).toHaveBeenCalledOnce());
  expect(saveDebtorFacts.mock.calls[0]?.[2].reach).toEqual([
    { kind: 'phone', value: '081 222 2222', told_by_debtor: true },
    { kind: 'line', value: 'debtor-9', told_by_debtor: false },
  ]);
});

it('lines that others have changed are read before they are replaced', async () => {
  const { person, rerender } = renderScreen(form({ reach: [reach('081 111 1111')] }));
  await person.click(lineNumber(1).getByRole('button', { name: 'Remove' }));
  const later = new Date('2030-01-01T00:00:00Z');
  rerender(form({ reach: [reach('081 222 2222')], updated_at: later }));
  await person.click(screen.getByRole('button', { name: 'Open the newer version' }));
  expect(lineNumber(1).getByRole<HTMLInputElement>('textbox').value).toBe('081 222 2222');
  await person.click(screen.getByRole('button', { name: 'Restore what I typed' }));
  expect(screen.queryByRole('group', { name: 'Way of contact 1' })).toBeNull();
  await person.click(save());
  await waitFor(() => expect(saveDebtorFacts).toHaveBeenCalledOnce());
  expect(saveDebtorFacts.mock.lastCall?.slice(2)).toMatchObject([{ reach: [] }, later]);
});

it('the own lines of an attempt without an answer are no newer version, in whatever order their fields are stored', async () => {
  saveDebtorFacts.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const { person, rerender } = renderScreen(form({ reach: [reach('081 111 1111')] }));
  const number = () => lineNumber(1).getByRole('textbox');
  await person.clear(number());
  await person.type(number(), ' 081 222 2222');
  await person.click(save());
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  await person.type(number(), '9');
  const stored = { told_by_debtor: false, value: '081 222 2222', kind: 'phone' } as const;
  const later = new Date('2030-01-01T00:00:00Z');
  rerender(form({ reach: [stored], updated_at: later }));
  expect(screen.queryByRole('button', { name: 'Open the newer version' })).toBeNull();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saveDebtorFacts.mock.lastCall?.slice(2)).toEqual([
    expect.objectContaining({ reach: [reach('081 222 22229')] }),
    later,
  ]);
});

it('the fields are locked while they are being sent, so that nothing is typed that is not', async () => {
  let settle: () => void = () => undefined;
  saveDebtorFacts.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  const { person } = open({ reach: [reach('081 111 1111')] });
  await person.click(save());
  await waitFor(() => expect(saveDebtorFacts).toHaveBeenCalledOnce());
  await person.type(lineNumber(1).getByRole('textbox'), '9');
  expect(lineNumber(1).getByRole<HTMLInputElement>('textbox').value).toBe('081 111 1111');
  settle();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('a refused save keeps the form as it is', async () => {
  saveDebtorFacts.mockRejectedValue(new ProblemError('denied'));
  const { person } = open({ reach: [reach('081 111 1111')] });
  await person.type(lineNumber(1).getByRole('textbox'), '9');
  await person.click(save());
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  expect(lineNumber(1).getByRole<HTMLInputElement>('textbox').value).toBe('081 111 11119');
});
