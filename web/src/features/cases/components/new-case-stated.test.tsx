import { PERSONAS } from '@app/seed/personas';
import { screen, waitFor } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { become, customer as demoCustomer } from '@/testing/fake-session';
import { fillIn, submitButton } from '@/testing/new-case';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from '../api/create-case';
import type { PartSlot } from '../use-stated-parts';
import { NewCaseForm } from './new-case-form';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'case-1' }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/app', () => ({ auth: {}, loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: vi.fn(async () => true) }));
vi.mock('../api/create-case', () => ({ createCase: vi.fn(), exists: vi.fn() }));
vi.mock('../api/upload-case-file', () => ({ uploadCaseFile: vi.fn(), discardCaseFiles: vi.fn() }));

const createCase = vi.mocked(createApi.createCase);
const exists = vi.mocked(createApi.exists);
const showToast = vi.spyOn(toasts, 'show');
const report = vi.spyOn(globalThis, 'reportError');
const onDone = vi.fn();
const part = () => ({ read: vi.fn<() => Promise<object | null>>(), save: vi.fn<PartSlot['save']>() });
const [claim, debtor] = [part(), part()];
const { customer } = PERSONAS;
const SHEET = { debt_type: 'loan' };
const FACTS = { kind: 'juristic', person_no: null, reach: [] };

type Drawn = Parameters<PartSlot['draw']>[0];

/** Another feature's part, with one field. */
function Field({
  label,
  read,
  reader,
  restored,
  locked,
  onChange,
}: Drawn & { label: string } & Pick<typeof claim, 'read'>) {
  useImperativeHandle(reader, () => ({ read }));
  return (
    <input
      aria-label={label}
      disabled={locked}
      defaultValue={typeof restored === 'string' ? restored : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
const SLOTS = {
  claim: { draw: (drawn: Drawn) => <Field label="Kind" read={claim.read} {...drawn} />, save: claim.save },
  debtor: {
    draw: (drawn: Drawn) => <Field label="Phone" read={debtor.read} {...drawn} />,
    save: debtor.save,
  },
};

const open = () =>
  renderScreen(<NewCaseForm uid={customer.uid} resend={null} slots={SLOTS} onDone={onDone} />);

function expectStored() {
  expect(claim.save.mock.calls).toEqual([['case-1', customer.uid, SHEET]]);
  expect(debtor.save.mock.calls).toEqual([['case-1', customer.uid, FACTS]]);
}

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(demoCustomer());
  await speak('en');
  exists.mockResolvedValue(false);
  createCase.mockResolvedValue();
  claim.read.mockResolvedValue(SHEET);
  debtor.read.mockResolvedValue(FACTS);
  for (const { save } of [claim, debtor]) save.mockResolvedValue();
  report.mockReturnValue();
});

it('what is stated is stored after the case, once for a double click', async () => {
  const order: string[] = [];
  createCase.mockImplementation(async () => void order.push('case'));
  claim.save.mockImplementation(async () => void order.push('claim'));
  debtor.save.mockImplementation(async () => void order.push('debtor'));
  const { person } = open();
  await fillIn(person);
  await person.dblClick(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(order).toEqual(['case', 'claim', 'debtor']);
  expectStored();
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({
      description: 'The team will look at it and get back to you as soon as possible',
    }),
  );
});

it.each([
  ['claim', claim],
  ['debtor', debtor],
])('a wrong field of the %s stops the case, and nothing is sent', async (_, { read }) => {
  read.mockResolvedValueOnce(null);
  const { person } = open();
  await fillIn(person);
  await person.click(submitButton());
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(createCase).not.toHaveBeenCalled();
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('a case that was refused stores nothing beside it', async () => {
  createCase.mockRejectedValue(new ProblemError('denied'));
  const { person } = open();
  await fillIn(person);
  await person.click(submitButton());
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  for (const { save } of [claim, debtor]) expect(save).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it('a case whose claim cannot be stored is received with the rest, and the toast says what to do', async () => {
  claim.save.mockRejectedValue(new ProblemError('offline'));
  const { person } = open();
  await fillIn(person);
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Case submitted',
      description:
        'The team will look at it. Some of what you entered about the debt or the debtor could not be saved; please enter it on the case’s page.',
    }),
  );
  expect(report).toHaveBeenCalledOnce();
  expect(debtor.save).toHaveBeenCalledOnce();
});

it('what was typed comes back after a reload', async () => {
  const { person, unmount } = open();
  await person.type(screen.getByLabelText('Kind'), 'loan');
  await person.type(screen.getByLabelText('Phone'), '081');
  unmount();
  open();
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', 'loan');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '081');
});

it('what was sent stays in the draft while something else is typed, until the case is found', async () => {
  createCase.mockReturnValue(new Promise(() => undefined));
  const first = open();
  await fillIn(first.person);
  await first.person.click(submitButton());
  await waitFor(() => expect(createCase).toHaveBeenCalledOnce());
  first.unmount();
  const second = open();
  await second.person.type(screen.getByLabelText('Kind'), 'cheque');
  second.unmount();
  expect(claim.save).not.toHaveBeenCalled();
  exists.mockResolvedValue(true);
  open();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('case-1'));
  expectStored();
});

it('after a reload in the middle of sending, what was sent is stored once the case is found', async () => {
  createCase.mockReturnValue(new Promise(() => undefined));
  const { person, unmount } = open();
  await fillIn(person);
  await person.click(submitButton());
  await waitFor(() => expect(createCase).toHaveBeenCalledOnce());
  unmount();
  exists.mockResolvedValue(true);
  open();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('case-1'));
  expectStored();
});

it('what is wrong in the form and in its parts is found in one round, and the first in page order has the focus', async () => {
  claim.read.mockResolvedValue(null);
  debtor.read.mockResolvedValue(null);
  const { person } = open();
  // As the parts mark their fields.
  screen.getByRole('textbox', { name: 'Phone' }).ariaInvalid = 'true';
  await person.click(submitButton());
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(3);
  for (const { read } of [claim, debtor]) expect(read).toHaveBeenCalledOnce();
  const name = screen.getByRole('textbox', { name: 'Debtor’s name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await fillIn(person);
  await person.click(submitButton());
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(createCase).not.toHaveBeenCalled();
});
