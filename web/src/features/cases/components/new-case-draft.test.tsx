import { PERSONAS } from '@app/seed/personas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '@/lib/form/drafts';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { newId } from '@/lib/firebase/new-id';
import { become, customer as demoCustomer } from '@/testing/fake-session';
import { field, fillIn, submitButton } from '@/testing/new-case';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from '../api/create-case';
import { NewCaseForm } from './new-case-form';

const { customer } = PERSONAS;

vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn() }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/app', () => ({ auth: {}, loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: vi.fn(async () => true) }));
vi.mock('../api/create-case', () => ({ createCase: vi.fn(), exists: vi.fn() }));
vi.mock('../api/upload-case-file', () => ({ uploadCaseFile: vi.fn(), discardCaseFiles: vi.fn() }));

const createCase = vi.mocked(createApi.createCase);
const showToast = vi.spyOn(toasts, 'show');
const onDone = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(demoCustomer());
  await speak('en');
  vi.mocked(newId).mockReturnValue('case-1');
  vi.mocked(createApi.exists).mockResolvedValue(false);
  createCase.mockResolvedValue();
});

const open = () => renderScreen(<NewCaseForm uid={customer.uid} resend={null} onDone={onDone} />);

it('what was typed is there after a reload, as a new case: a duplicated tab has the same draft', async () => {
  const { person, unmount } = open();
  await fillIn(person);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  vi.mocked(newId).mockReturnValue('case-2');

  const again = open();
  expect(screen.getByText(/We restored what you entered/)).toBeTruthy();
  expect(field('Amount owed (THB)')).toHaveProperty('value', '1,250.50');
  await again.person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(createCase.mock.calls[0]?.[0].caseId).toBe('case-2');
  expect(drafts.read(customer.uid, 'new-case')).toBeNull();
});

it('what was sent is the same case after a reload, however often it is sent', async () => {
  const { person, unmount } = open();
  await fillIn(person);
  createCase.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  await person.click(submitButton());
  await screen.findByText(/it will not become two cases/);
  unmount();
  vi.mocked(newId).mockReturnValue('case-2');

  const again = open();
  await again.person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('case-1'));
  expect(createCase.mock.calls.map(([sent]) => sent.caseId)).toEqual(['case-1', 'case-1']);
});

it('what was typed over a case that is there already is another case, and is not sent before it is submitted again', async () => {
  const { person, unmount } = open();
  await fillIn(person);
  vi.mocked(newId).mockReturnValue('case-2');
  createCase.mockRejectedValueOnce(new ProblemError('savedBefore'));
  await person.click(submitButton());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        description:
          'What you sent before was saved and is in your list of cases. What you see here has not been sent. Submit it only if it is a different case.',
      }),
    ),
  );
  expect(drafts.read(customer.uid, 'new-case')).toMatchObject({
    caseId: 'case-2',
    sent: false,
    values: { debtor_name: 'Khun Somchai' },
  });
  unmount();

  // Also after a reload, when the first case is there.
  vi.mocked(createApi.exists).mockImplementation(async (id) => id === 'case-1');
  vi.mocked(newId).mockReturnValue('case-3');
  const again = open();
  expect(field('Debtor’s name')).toHaveProperty('value', 'Khun Somchai');
  await again.person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('case-3'));
});

it.each([true, false])(
  'after a reload in the middle of sending, a case that arrived (%s) is done',
  async (arrived) => {
    drafts.write(customer.uid, 'new-case', {
      caseId: 'case-1',
      sent: true,
      values: { debtor_name: 'Khun Somchai', amount: '1', details: 'Unpaid' },
    });
    vi.mocked(createApi.exists).mockResolvedValue(arrived);
    open();
    await waitFor(() => expect(createApi.exists).toHaveBeenCalledWith('case-1'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(arrived ? 1 : 0));
    expect(drafts.read(customer.uid, 'new-case') === null).toBe(arrived);
  },
);
