import { aCase } from '@app/seed/builders';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as steps from '../api/take-step';
import * as life from '../api/use-case-life';
import { AdminLife } from './admin-life';
import { CustomerLife } from './customer-life';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/lib/session/use-pause', () => ({ usePause: () => null }));
vi.mock('../api/take-step', () => ({ takeStep: vi.fn() }));
vi.mock('../api/use-case-life', () => ({
  useCaseAcceptance: () => ready(null),
  useCaseStanding: vi.fn(),
  useConfirmedMoney: () => ready(null),
  useNewestOutcome: () => ready([]),
}));
vi.mock('../api/use-owed-reports', () => ({
  useOwedReports: () => ({ status: 'failed', data: undefined, problem: 'denied', retry: () => undefined }),
}));
vi.mock('../api/use-contact-details', () => ({ useCaseContact: () => undefined }));

const take = vi.mocked(steps.takeStep);
const showToast = vi.spyOn(toasts, 'show');

beforeEach(async () => {
  vi.clearAllMocks();
  take.mockResolvedValue();
  await speak('en');
});

it.each([
  ['the customer', CustomerLife],
  ['an admin', AdminLife],
])('%s continues a case on hold once for two clicks, and can try again after a failure', async (_, Life) => {
  const hold = { reason: 'We are talking.', at: new Date() };
  vi.mocked(life.useCaseStanding).mockReturnValue(ready({ id: 'case-1', ...aCaseStanding({ hold }) }));
  let fail: (error: Error) => void = () => undefined;
  take.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  renderScreen(<Life item={{ id: 'case-1', ...aCase({ status: 'In Progress' }) }} />);
  const resume = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue the case' });
  expect(resume().disabled).toBe(false);
  fireEvent.click(resume());
  fireEvent.click(resume());
  await waitFor(() => expect(take).toHaveBeenCalled());
  expect(take.mock.calls).toEqual([[{ step: 'resume', caseId: 'case-1' }]]);
  expect(resume().getAttribute('aria-busy')).toBe('true');
  expect(resume().disabled).toBe(true);

  fail(new ProblemError('offline'));
  await waitFor(() => expect(resume().disabled).toBe(false));
  expect(resume().getAttribute('aria-busy')).toBeNull();
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'This could not be saved',
  });
  fireEvent.click(resume());
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'The case continues' }));
  expect(take).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'the customer',
    CustomerLife,
    ['Paused at your request', 'You objected; the office has not answered yet', 'You · '],
  ],
  [
    'an admin',
    AdminLife,
    ['Paused at the client’s request', 'The client objects; the office has not answered yet', 'Client · '],
  ],
])('%s reads who asked for a hold and who objected', (_, Life, texts) => {
  const at = new Date();
  const objection = {
    state: 'open',
    answer: null,
    answered_at: null,
    outcome_id: 'end',
    text: 'No.',
    at,
  } as const;
  const standing = aCaseStanding({ hold: { reason: 'We are talking.', at }, objection });
  vi.mocked(life.useCaseStanding).mockReturnValue(ready({ id: 'case-1', ...standing }));
  renderScreen(<Life item={{ id: 'case-1', ...aCase({ status: 'In Progress' }) }} />);
  for (const text of texts) expect(document.body.textContent).toContain(text);
});

const OTHER = { case_id: 'case-2', case_number: 'DC-6911-0042' };

it.each([
  ['alone', {}, 1],
  ['merged into another one', { duplicate_of: { ...OTHER, partner_before: null } }, 0],
  ['the original of another one', { duplicates: [OTHER] }, 0],
])('the mark of a duplicate, for a case that is %s', async (_, standing, offers) => {
  vi.mocked(life.useCaseStanding).mockReturnValue(ready({ id: 'case-1', ...aCaseStanding(standing) }));
  renderScreen(<AdminLife item={{ id: 'case-1', ...aCase({ status: 'In Progress' }) }} />);
  expect(screen.queryAllByRole('button', { name: 'Close as a duplicate' })).toHaveLength(offers);
});

it.each([
  ['the customer’s withdrawal', CustomerLife, 'Withdraw the case'],
  ['an admin’s end', AdminLife, 'Close'],
])('%s stays open with what was typed when the case ends, and says so', async (_, Life, action) => {
  vi.mocked(life.useCaseStanding).mockReturnValue(ready({ id: 'case-1', ...aCaseStanding() }));
  const item = (status: 'In Progress' | 'Completed') => ({ id: 'case-1', ...aCase({ status }) });
  const { person, rerender } = renderScreen(<Life item={item('In Progress')} />);
  await person.click(screen.getByRole('button', { name: action }));
  const dialog = await lateDialog('alertdialog');
  const field = dialog.getByRole('textbox');
  await person.type(field, 'Agreed outside.');
  rerender(<Life item={item('Completed')} />);
  expect(dialog.getByText(/^This case is closed/)).toBeDefined();
  expect(field).toHaveProperty('value', 'Agreed outside.');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: action })).toBeNull();
});
