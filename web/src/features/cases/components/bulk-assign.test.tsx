import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import type { Live } from '@/lib/live/connection';
import { become, customer } from '@/testing/fake-session';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/work-on-case';
import { BulkAssign } from './bulk-assign';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
/** What the server says of a case now, where it is another than when it was chosen. */
const now = vi.hoisted(() => new Map<string, Case>());
/** Of a case that is being read, or that could not be. */
const unread = vi.hoisted(() => new Map<string, Live<never>>());
vi.mock('../api/use-case', () => ({
  useCase: (id: string) => unread.get(id) ?? ready(now.get(id) ?? cases.find((one) => one.id === id)),
}));
vi.mock('../api/work-on-case', () => ({ assignCase: vi.fn() }));
vi.mock('../api/use-partner-load', () => ({ usePartnerLoad: () => undefined }));
const assignCase = vi.mocked(api.assignCase);

const cases: readonly Case[] = ['case-1', 'case-2', 'case-3'].map((id) => ({ id, ...aCase() }));
const choices = {
  partners: [{ id: 'p1', company_name: 'Siam Recovery' }],
  problem: undefined,
  more: false,
  showMore: () => undefined,
  search: '',
  setSearch: () => undefined,
};
const showToast = vi.spyOn(toasts, 'show');
/** Whether the browser asks before the tab is closed. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const onClear = vi.fn();
const onAssigned = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  assignCase.mockResolvedValue();
  become(customer());
  now.clear();
  unread.clear();
  await speak('en');
});

/** Assigns the chosen cases to a partner and closes the dialog when its summary is there. */
async function assignAndClose(summary: string) {
  const { person } = renderScreen(<BulkAssign {...{ cases, choices, onClear, onAssigned }} />);
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const dialog = await lateDialog();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Assign to a partner' }), 'p1');
  await person.click(dialog.getByRole('button', { name: 'Assign' }));
  await dialog.findByText(summary);
  expect(onAssigned).not.toHaveBeenCalled();
  await person.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(assignCase.mock.calls).toEqual(cases.map(({ id }) => [id, 'p1']));
}

it('when one of three fails, closing reports the two that were assigned and does not clear the choice', async () => {
  assignCase.mockResolvedValueOnce().mockRejectedValueOnce(new ProblemError('offline'));
  await assignAndClose('2 of 3 assigned');
  expect(onAssigned.mock.calls).toEqual([[['case-1', 'case-3']]]);
  expect(onClear).not.toHaveBeenCalled();
});

it('when all three succeed, closing reports all three', async () => {
  await assignAndClose('3 of 3 assigned');
  expect(onAssigned.mock.calls).toEqual([[['case-1', 'case-2', 'case-3']]]);
});

it('offers no partner who has submitted one of the cases', async () => {
  const own = { ...cases[0]!, user_id: 'p1' };
  const both = [...choices.partners, { id: 'p2', company_name: 'Chiang Mai Law' }];
  const { person } = renderScreen(
    <BulkAssign cases={[own]} choices={{ ...choices, partners: both }} {...{ onClear, onAssigned }} />,
  );
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const dialog = await lateDialog();
  expect(dialog.getByRole('option', { name: 'Chiang Mai Law' })).toBeTruthy();
  expect(dialog.queryByRole('option', { name: 'Siam Recovery' })).toBeNull();
});

it('shows the status of each case: one that has ended would be opened again', async () => {
  const withdrawn = { ...cases[0]!, status: 'Cancelled' as const };
  now.set('case-1', withdrawn);
  const { person } = renderScreen(
    <BulkAssign cases={[withdrawn, cases[1]!]} choices={choices} {...{ onClear, onAssigned }} />,
  );
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const dialog = await lateDialog();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Cancelled'),
    expect.stringContaining('Submitted'),
  ]);
});

it('shows the status of now and not that of when the case was chosen', async () => {
  now.set('case-1', { ...cases[0]!, status: 'Cancelled' });
  const { person } = renderScreen(<BulkAssign {...{ cases, choices, onClear, onAssigned }} />);
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const rows = (await lateDialog()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Cancelled');
});

it.each([
  ['its page was left', (unmount: () => void) => unmount()],
  ['another person is signed in', () => act(() => become({ ...customer(), uid: 'next' }))],
])('after the case that is being assigned nothing is sent once %s', async (_, leave) => {
  const answer = Promise.withResolvers<void>();
  assignCase.mockReturnValueOnce(answer.promise);
  const { person, unmount } = renderScreen(<BulkAssign {...{ cases, choices, onClear, onAssigned }} />);
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const dialog = await lateDialog();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Assign to a partner' }), 'p1');
  await person.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(assignCase).toHaveBeenCalledOnce());
  expect(isHeldBack()).toBe(true);
  leave(unmount);
  answer.resolve();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Result of the assignment',
      description: '1 of 3 assigned',
    }),
  );
  expect(assignCase).toHaveBeenCalledOnce();
});

const missing = { data: undefined, retry: () => undefined };

it('while a case is being read its row waits and nothing can be assigned; where it cannot be read, it has the status of then', async () => {
  unread.set('case-1', { ...missing, status: 'loading', problem: undefined });
  const { person, rerender } = renderScreen(<BulkAssign {...{ cases, choices, onClear, onAssigned }} />);
  await person.click(screen.getByRole('button', { name: 'Assign to a partner' }));
  const dialog = await lateDialog();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Assign to a partner' }), 'p1');
  const row = dialog.getAllByRole('listitem')[0]!;
  expect(row.querySelector('[data-skeleton]')).not.toBeNull();
  expect(row.textContent).not.toContain('Submitted');
  const assign = dialog.getByRole('button', { name: 'Assign' });
  expect(assign).toHaveProperty('disabled', true);
  expect(dialog.getByText('The status of each case is being read.')).toBeTruthy();
  unread.set('case-1', { ...missing, status: 'failed', problem: 'denied' });
  rerender(<BulkAssign {...{ cases, choices, onClear, onAssigned }} />);
  expect(row.textContent).toContain('Submitted');
  expect(assign).toHaveProperty('disabled', false);
});
