import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { fillIn, submitButton } from '@/testing/new-case';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from '../api/create-case';
import * as uploadApi from '../api/upload-case-file';
import { NewCaseForm } from './new-case-form';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'case-1' }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/app', () => ({ auth: {}, loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: vi.fn(async () => true) }));
vi.mock('../api/create-case', () => ({ createCase: vi.fn(), exists: vi.fn() }));
vi.mock('../api/upload-case-file', async (original) => ({
  ...(await original<typeof uploadApi>()),
  uploadCaseFile: vi.fn(),
  discardCaseFiles: vi.fn(),
}));

const createCase = vi.mocked(createApi.createCase);
const uploadCaseFile = vi.mocked(uploadApi.uploadCaseFile);
const discardCaseFiles = vi.mocked(uploadApi.discardCaseFiles);
const showToast = vi.spyOn(toasts, 'show');
const onDone = vi.fn();
let second: { arrive: () => void };

/** The form is filled in and submitted: the first of two files is stored, the second is uploading. */
beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(customer());
  await speak('en');
  createCase.mockResolvedValue();
  discardCaseFiles.mockResolvedValue();
  uploadCaseFile.mockResolvedValueOnce('stored/first.pdf').mockImplementationOnce(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ProblemError('cancelled')));
        second = { arrive: () => resolve('stored/second.pdf') };
      }),
  );
});

async function send() {
  const { person } = renderScreen(<NewCaseForm uid={customer().uid} resend={null} onDone={onDone} />);
  await fillIn(person, '1250');
  await person.upload(
    document.querySelector<HTMLInputElement>('input[name="files"]')!,
    ['first.pdf', 'second.pdf'].map(
      (name) => new File(['%PDF-1.7\n…\n%%EOF\n'], name, { type: 'application/pdf' }),
    ),
  );
  await person.click(submitButton());
  await waitFor(() => expect(uploadCaseFile).toHaveBeenCalledTimes(2));
  return person;
}

it('cancelling the upload sends no case, leaves no file, and keeps what was typed and chosen', async () => {
  const person = await send();
  await person.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/first.pdf']));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'The upload was cancelled' }),
  );
  expect(createCase).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Details' })).toHaveProperty('value', 'Unpaid since June');
  const rows = within(screen.getByRole('list', { name: 'Chosen files' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel the upload' })).toBeNull();

  // The same form can be submitted afterwards, uploading both files again.
  uploadCaseFile.mockImplementation(async ({ file }) => `again/${file.name}`);
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].files).toEqual(['again/first.pdf', 'again/second.pdf']);
});

it('a file cancelled during its upload is left out, and the case is sent with the other', async () => {
  const person = await send();
  await person.click(screen.getByRole('button', { name: 'Cancel the upload of second.pdf' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].files).toEqual(['stored/first.pdf']);
});

it('without a cancellation every file is attached', async () => {
  await send();
  second.arrive();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].files).toEqual(['stored/first.pdf', 'stored/second.pdf']);
  expect(discardCaseFiles).not.toHaveBeenCalledWith([expect.any(String)]);
});
