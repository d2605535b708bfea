import { webcrypto } from 'node:crypto';
import type { ImportedRow } from '@app/domain/contracts/import-cases';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { isAddressProven } from '@/lib/session/proof';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/import-cases';
import { ImportForm } from './import-form';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/import-cases', () => ({ importCases: vi.fn() }));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: vi.fn() }));

/** The notice of a form that waits for the address to be verified. */
const WAITING = /waits until .* is confirmed/;
const HEAD = 'Debtor,Amount (baht),Details,Kind of debt,Due date';
const GOOD = 'นาย ก,500,Rent,Loan repaid in one sum,5/9/2569';
const BAD = ',x,Rent,,5/9/69';
const rowsOf = (count: number, line = GOOD) => Array.from({ length: count }, () => line);

const send = vi.mocked(api.importCases);
/** Every row becomes a case. */
const allCreated = async (_id: string, rows: readonly { row: number }[]): Promise<ImportedRow[]> =>
  rows.map(({ row }) => ({ row, state: 'created' as const }));

const isProven = vi.mocked(isAddressProven);
/** Auth says now whether the address is verified. */
function verify(emailVerified: boolean) {
  isProven.mockResolvedValue(emailVerified);
  become({ ...customer(), emailVerified });
}

async function choose(...lines: string[]) {
  const file = new File([[HEAD, ...lines].join('\n')], 'my cases.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/File with your cases/), file);
}
const submit = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// jsdom has no `subtle`, and its arrays are not those of Node.
vi.stubGlobal('crypto', {
  subtle: {
    digest: (name: string, bytes: Uint8Array) => webcrypto.subtle.digest(name, Buffer.from(bytes)),
  },
});

let drawn: ReturnType<typeof renderScreen>;
beforeEach(async () => {
  await speak('en');
  verify(true);
  send.mockReset().mockImplementation(allCreated);
  drawn = renderScreen(<ImportForm resend={<button>resend</button>} />);
});

test('a file is shown before anything is sent: how many rows are good, and what is wrong with each other one', async () => {
  await choose(GOOD, BAD, GOOD);
  expect(await screen.findByText('2 rows can be submitted')).toBeDefined();
  const bad = within(screen.getByRole('region', { name: '1 row cannot be submitted' }));
  expect(bad.getByText('Row 3')).toBeDefined();
  for (const reason of [
    'Debtor: Missing. Enter a value.',
    'Amount (baht): Enter the amount in figures, such as 125,000.50.',
    'Kind of debt: Needed because you gave dates.',
  ])
    expect(bad.getByText(reason)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test('while a file is read the form is at work, so that the button that chose it has the focus again', async () => {
  const file = new File([HEAD], 'my cases.csv', { type: 'text/csv' });
  file.arrayBuffer = () => new Promise(() => undefined);
  const field = screen.getByLabelText<HTMLInputElement>(/File with your cases/);
  await userEvent.upload(field, file);
  expect(field.disabled).toBe(true);
  expect(field.form?.ariaBusy).toBe('true');
});

test('the good rows are sent in batches, once however often it is pressed', async () => {
  await choose(...rowsOf(120), BAD);
  const button = await screen.findByRole('button', { name: 'Submit 120 cases' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('120 cases have been submitted')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(send.mock.calls.map(([, rows]) => rows.length)).toEqual([100, 20]);
  expect(send.mock.calls[0]?.[1][0]).toEqual({
    row: 2,
    cells: { debtor_name: 'นาย ก', amount: '500', details: 'Rent', debt_type: 'loan', due_on: '5/9/2569' },
  });
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1);
  expect(screen.getByRole('region', { name: '1 row cannot be submitted' })).toBeDefined();
});

test('an import that stops goes on with the rows that are left', async () => {
  send
    .mockImplementationOnce(allCreated)
    .mockRejectedValueOnce(new ProblemError('offline'))
    .mockImplementation(allCreated);
  await choose(...rowsOf(150));
  await submit(/Submit 150 cases/);
  expect(await screen.findByText(/Rows still to be sent: 50/)).toBeDefined();
  await submit(/Submit the remaining rows/);
  expect(await screen.findByText('150 cases have been submitted')).toBeDefined();
  expect(send.mock.calls.map(([, rows]) => rows.length)).toEqual([100, 50, 50]);
});

test('rows that were cases already and rows that the server refuses are counted apart', async () => {
  send.mockResolvedValue([
    { row: 2, state: 'existing' },
    { row: 3, state: 'created' },
    { row: 4, state: 'refused', issues: [{ column: 'amount', issue: 'amountTooLarge' }] },
  ]);
  await choose(...rowsOf(3));
  await submit(/Submit 3 cases/);
  expect(await screen.findByText('1 case has been submitted')).toBeDefined();
  expect(screen.getByText(/1 row of this file had been submitted before/)).toBeDefined();
  expect(screen.getByText('Amount (baht): Too large. Check the amount.')).toBeDefined();
});

test('without a verified address nothing is sent; with it the same file is, without another press', async () => {
  act(() => verify(false));
  await choose(GOOD);
  await submit(/Submit 1 case/);
  expect(await screen.findByText(WAITING)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  act(() => verify(true));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a file that was chosen while another one waits for the address is not sent without a press', async () => {
  act(() => verify(false));
  await choose(GOOD);
  await submit(/Submit 1 case/);
  expect(await screen.findByText(WAITING)).toBeDefined();
  await choose(GOOD, GOOD);
  await screen.findByRole('button', { name: 'Submit 2 cases' });
  expect(screen.queryByText(WAITING)).toBeNull();
  await act(async () => verify(true));
  expect(send).not.toHaveBeenCalled();
  await submit(/Submit 2 cases/);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('an answer about the address that comes after another file was chosen sends neither', async () => {
  const answer = Promise.withResolvers<boolean>();
  isProven.mockReturnValueOnce(answer.promise);
  await choose(GOOD);
  await submit(/Submit 1 case/);
  await choose(GOOD, GOOD);
  await screen.findByRole('button', { name: 'Submit 2 cases' });
  await act(async () => answer.resolve(true));
  expect(send).not.toHaveBeenCalled();
});

test('a file that cannot be read says why, and the next one takes its place', async () => {
  const wrong = new File(['Debtor\na'], 'wrong.csv');
  await userEvent.upload(screen.getByLabelText(/File with your cases/), wrong);
  expect(
    await screen.findByText(/The first row lacks these columns: Amount \(baht\) and Details/),
  ).toBeDefined();
  await choose(GOOD);
  expect(await screen.findByText('1 row can be submitted')).toBeDefined();
  expect(screen.queryByText(/lacks these columns/)).toBeNull();
});

test.each([
  ['its page was left', () => drawn.unmount()],
  ['another person is signed in', () => act(() => become({ ...customer(), uid: 'next' }))],
])(
  'after the rows that are being sent nothing is sent once %s, and a toast says how far it came',
  async (_, leave) => {
    const showToast = vi.spyOn(toasts, 'show');
    const answer = Promise.withResolvers<void>();
    send.mockImplementationOnce(async (id, rows) => {
      await answer.promise;
      return allCreated(id, rows);
    });
    await choose(...rowsOf(150));
    await submit(/Submit 150 cases/);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    const isHeldBack = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeldBack).toBe(true);
    leave();
    answer.resolve();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: '100 cases have been submitted',
        description:
          'The import stopped before the end. Rows still to be sent: 50. Rows that were sent are not submitted twice.',
      }),
    );
    expect(send).toHaveBeenCalledOnce();
  },
);
