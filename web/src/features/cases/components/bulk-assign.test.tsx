import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { lateDialog } from '@/testing/late-dialog';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/work-on-case';
import { BulkAssign } from './bulk-assign';

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
const onClear = vi.fn();
const onAssigned = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  assignCase.mockResolvedValue();
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
