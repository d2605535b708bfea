import type { ClaimSheet } from '@app/domain/claim-sheet';
import { aClaimSheet } from '@app/seed/claim-builders';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-claim';
import { ClaimForm } from './claim-form';

vi.mock('../api/use-claim', () => ({ saveClaimSheet: vi.fn(), nextClocks: () => Promise.resolve() }));
const save = vi.mocked(api.saveClaimSheet);
const showToast = vi.spyOn(toasts, 'show');
const onClose = vi.fn();

const AT = new Date('2026-11-30T03:00:00Z');
const LATER = new Date('2026-11-30T04:00:00Z');
const opened: ClaimSheet = {
  ...aClaimSheet({ debt_type: 'goods', for_business: false, due_on: '2024-12-01', updated_at: AT }),
  id: 'case-1',
};
const corrected: ClaimSheet = { ...opened, due_on: '2024-03-01', updated_at: LATER, updated_by: 'admin' };
const form = (sheet: ClaimSheet) => (
  <ClaimForm item={{ id: 'case-1', user_id: 'owner' }} author="owner" sheet={sheet} onClose={onClose} />
);
const dueOn = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due date' });
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => save.mock.calls.map(([, , sheet, over]) => [sheet.due_on, over]);

/** The form with another day typed, over which an admin corrects the sheet. */
async function crossed() {
  const drawn = renderScreen(form(opened));
  await drawn.person.clear(dueOn());
  await drawn.person.type(dueOn(), '15/1/2025');
  drawn.rerender(form(corrected));
  return drawn;
}

beforeEach(async () => {
  vi.clearAllMocks();
  save.mockResolvedValue();
  await speak('en');
});

it('a save is over the version that the form was opened with; what is refused is said, and stays in the form', async () => {
  save.mockRejectedValueOnce(new ProblemError('changedMeanwhile'));
  const { person } = await crossed();
  await person.click(button('Save claim details'));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast.mock.lastCall?.[0].description).toMatch(/Open the newer version/);
  expect(sent()).toEqual([['2025-01-15', AT]]);
  expect(dueOn().value).toBe('15/1/2025');
  expect(onClose).not.toHaveBeenCalled();
});

it('the newer version is read, what was typed is restored, and saved over it', async () => {
  const { person } = await crossed();
  await person.click(button('Open the newer version'));
  expect(dueOn().value).toBe('1/3/2024');
  expect(screen.queryByText(/Open the newer version/)).toBeNull();
  await person.click(button('Restore what I typed'));
  expect(dueOn().value).toBe('15/1/2025');
  await person.click(button('Save claim details'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([['2025-01-15', LATER]]);
});

it('the own version of an attempt without an answer is no newer one', async () => {
  save.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const { person, rerender } = renderScreen(form(opened));
  await person.clear(dueOn());
  await person.type(dueOn(), '1/3/2024');
  await person.click(button('Save claim details'));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  rerender(form({ ...corrected, updated_by: 'owner' }));
  expect(screen.queryByText(/changed after you opened it/)).toBeNull();
  await person.click(button('Save claim details'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toEqual(['2024-03-01', LATER]);
});

const typeDay = async (person: UserEvent, day: string) => {
  await person.clear(dueOn());
  await person.type(dueOn(), day);
};
const unanswered = async (person: UserEvent) => {
  save.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const times = showToast.mock.calls.length + 1;
  await person.click(button('Save claim details'));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(times));
};
const own = (due_on: string) => ({ ...corrected, due_on, updated_by: 'owner' });

it('a day that was typed in another way is the own version, too', async () => {
  const { person, rerender } = renderScreen(form(opened));
  await typeDay(person, '01/03/2024');
  await unanswered(person);
  rerender(form(own('2024-03-01')));
  expect(screen.queryByText(/changed after you opened it/)).toBeNull();
  await person.click(button('Save claim details'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toEqual(['2024-03-01', LATER]);
});

it('what is typed after an attempt without an answer is saved over the own version, whichever attempt it was', async () => {
  const { person, rerender } = renderScreen(form(opened));
  await typeDay(person, '1/3/2024');
  await unanswered(person);
  await typeDay(person, '2/3/2024');
  await unanswered(person);
  await typeDay(person, '3/3/2024');
  rerender(form(own('2024-03-01')));
  expect(screen.queryByText(/changed after you opened it/)).toBeNull();
  await person.click(button('Save claim details'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    ['2024-03-01', AT],
    ['2024-03-02', AT],
    ['2024-03-03', LATER],
  ]);
});

it('instalments that were added in another way of writing are the own version, too', async () => {
  const listed: ClaimSheet = { ...opened, debt_type: 'instalments', instalments: ['2024-03-01'] };
  save.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const { person, rerender } = renderScreen(form(listed));
  await person.type(screen.getByRole('textbox', { name: 'Due dates of further instalments' }), '01/04/2024');
  await person.click(button('Save claim details'));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  const { due_on: _, for_business: __, ...rest } = corrected;
  rerender(form({ ...rest, debt_type: 'instalments', instalments: ['2024-03-01', '2024-04-01'] }));
  expect(screen.queryByText(/changed after you opened it/)).toBeNull();
});

it("somebody else's version after the own one is said to be newer", async () => {
  const { person, rerender } = renderScreen(form(opened));
  await typeDay(person, '1/3/2024');
  await unanswered(person);
  rerender(form(own('2024-03-01')));
  rerender(form({ ...corrected, due_on: '2024-05-01', updated_at: new Date(LATER.getTime() + 1) }));
  expect(screen.getByText(/changed after you opened it/)).toBeTruthy();
  await person.click(button('Save claim details'));
  await waitFor(() => expect(sent().at(-1)).toEqual(['2024-03-01', LATER]));
});
