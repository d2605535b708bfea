import { PERSONAS } from '@app/seed/personas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { isAddressProven } from '@/lib/session/proof';
import { toasts } from '@/lib/command/toast';
import { newId } from '@/lib/firebase/new-id';
import { become, customer as demoCustomer } from '@/testing/fake-session';
import { field, fillIn, submitButton } from '@/testing/new-case';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from '../api/create-case';
import * as uploadApi from '../api/upload-case-file';
import { NewCaseForm } from './new-case-form';

const { customer } = PERSONAS;

vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn() }));
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

const pdf = (name: string, content = '%PDF-1.7\n…\n%%EOF\n') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1 });

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(demoCustomer());
  await speak('en');
  vi.mocked(newId).mockReturnValue('case-1');
  vi.mocked(createApi.exists).mockResolvedValue(false);
  createCase.mockResolvedValue();
  vi.mocked(isAddressProven).mockResolvedValue(true);
  discardCaseFiles.mockResolvedValue();
  uploadCaseFile.mockImplementation(async ({ file, onProgress }) => {
    onProgress({ share: 1, waiting: false });
    return `case-files/${customer.uid}/${file.name}`;
  });
});

const open = () => renderScreen(<NewCaseForm uid={customer.uid} resend={null} onDone={onDone} />);

const fileInput = () => document.querySelector<HTMLInputElement>('input[name="files"]')!;

it('names what submitting warrants beside the button, in a tab that leaves the chosen files alone', () => {
  open();
  const clause = screen.getByRole('link', { name: '“Submitting a case, and what you warrant”' });
  expect(clause.getAttribute('href')).toBe('/en/terms-of-service#submission');
  expect(clause.getAttribute('target')).toBe('_blank');
});

it.each([
  ['', 'Please fill in this field'],
  ['abc', 'Please enter the amount in figures, such as 125,000.50'],
  ['Infinity', 'Please enter the amount in figures, such as 125,000.50'],
  ['1,50', 'Please enter the amount in figures, such as 125,000.50'],
  ['0', 'The amount must be more than 0 baht'],
  ['-5', 'The amount must be more than 0 baht'],
  ['0.001', 'The amount may have at most two decimals'],
  ['1000000000000.01', 'The amount may not exceed 1,000,000,000,000 baht'],
])('the amount "%s" is refused at the field', async (typed, sentence) => {
  const { person } = open();
  await fillIn(person, typed);
  await person.click(submitButton());

  await waitFor(() => expect(field('Amount owed (THB)')).toHaveProperty('ariaInvalid', 'true'));
  const description = field('Amount owed (THB)').getAttribute('aria-describedby')!.split(' ')[0]!;
  expect(document.getElementById(description)?.textContent).toBe(sentence);
  await waitFor(() => expect(document.activeElement).toBe(field('Amount owed (THB)')));
  expect(createCase).not.toHaveBeenCalled();
});

it.each([
  ['๑๒๕๐.๕๐', 1250.5],
  ['฿1,250.50', 1250.5],
  ['1000000000000', 1e12],
  ['0.01', 0.01],
])('the amount "%s" is understood', async (typed, amount) => {
  const { person } = open();
  await fillIn(person, typed);
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].values.amount).toBe(amount);
});

it('every empty field is named, and the first gets the focus', async () => {
  const { person } = open();
  await person.type(field('Details'), '   ');
  await person.click(submitButton());
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(field('Debtor’s name')));
});

it('a file that cannot be attached is named with its reason, and nothing is sent until it is removed', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), [
    pdf('contract.pdf'),
    pdf('page.pdf', '<html></html>'),
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'cut.png', {
      type: 'image/png',
    }),
  ]);
  const rows = within(await screen.findByRole('list', { name: 'Chosen files' }));
  const row = async (name: string) => within((await rows.findByText(name)).closest('li')!);
  expect(await (await row('page.pdf')).findByRole('alert')).toHaveProperty(
    'textContent',
    'The contents do not match the file’s extension; please export it again as PDF, JPG, PNG or as text in UTF-8',
  );
  expect(await (await row('cut.png')).findByText(/its end is missing/)).toBeTruthy();
  expect((await row('contract.pdf')).queryByRole('alert')).toBeNull();

  await person.click(submitButton());
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Remove page.pdf'));
  expect(uploadCaseFile).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Remove page.pdf' }));
  await person.click(screen.getByRole('button', { name: 'Remove cut.png' }));
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].files).toEqual([`case-files/${customer.uid}/contract.pdf`]);
});

it('the eleventh file is one too many until another is removed, and the same file counts once', async () => {
  const { person } = open();
  const files = Array.from({ length: 11 }, (_, index) => pdf(`${index + 1}.pdf`));
  await person.upload(fileInput(), files);
  await person.upload(fileInput(), [pdf('1.pdf')]);
  const list = await screen.findByRole('list', { name: 'Chosen files' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(11);
  const alert = await within(list).findByRole('alert');
  expect(alert.textContent).toBe('A case can have at most 10 files');
  expect(alert.closest('li')?.textContent).toContain('11.pdf');
  await person.click(screen.getByRole('button', { name: 'Remove 3.pdf' }));
  expect(within(list).queryByRole('alert')).toBeNull();
});

it('twenty quick clicks make one submission', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), pdf('contract.pdf'));
  for (let click = 0; click < 20; click++) fireEvent.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(uploadCaseFile).toHaveBeenCalledOnce();
  expect(createCase).toHaveBeenCalledOnce();
  expect(createCase).toHaveBeenCalledWith({
    caseId: 'case-1',
    uid: customer.uid,
    email: customer.email,
    values: { debtor_name: 'Khun Somchai', amount: 1250.5, details: 'Unpaid since June' },
    files: [`case-files/${customer.uid}/contract.pdf`],
  });
  expect(showToast).toHaveBeenCalledWith({
    title: 'Case submitted',
    description: 'The team will look at it and get back to you as soon as possible',
  });
});

it('an upload that fails takes the others away, keeps form and files, and can be repeated', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), [pdf('first.pdf'), pdf('second.pdf')]);
  uploadCaseFile.mockResolvedValueOnce('stored/first.pdf').mockRejectedValueOnce(new ProblemError('offline'));
  await person.click(submitButton());

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'An error occurred while uploading a file!',
  });
  expect(showToast.mock.calls[0]?.[0].description).toMatch(/^second\.pdf: There is no internet connection/);
  expect(discardCaseFiles).toHaveBeenCalledWith(['stored/first.pdf']);
  expect(createCase).not.toHaveBeenCalled();
  expect(field('Debtor’s name')).toHaveProperty('value', 'Khun Somchai');

  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(createCase.mock.calls[0]?.[0].files).toHaveLength(2);
});

it('files of equal name are stored under different times', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), [pdf('scan.pdf'), pdf('scan.pdf', '%PDF-1.7\nother\n%%EOF')]);
  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const times = uploadCaseFile.mock.calls.map(([upload]) => upload.timeMs);
  expect(new Set(times).size).toBe(2);
});

it('an unconfirmed case is sent again as it is, with the files that are there already', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), pdf('contract.pdf'));
  createCase.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  await person.click(submitButton());
  expect(await screen.findByText(/it will not become two cases/)).toBeTruthy();
  expect(field('Details')).toHaveProperty('readOnly', true);
  expect(discardCaseFiles).not.toHaveBeenCalledWith([expect.any(String)]);

  await person.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(uploadCaseFile).toHaveBeenCalledOnce();
  expect(createCase.mock.calls.map(([sent]) => [sent.caseId, sent.files])).toEqual([
    ['case-1', [`case-files/${customer.uid}/contract.pdf`]],
    ['case-1', [`case-files/${customer.uid}/contract.pdf`]],
  ]);
});

it('a case that was refused leaves no files behind', async () => {
  const { person } = open();
  await fillIn(person);
  await person.upload(fileInput(), pdf('contract.pdf'));
  createCase.mockRejectedValueOnce(new ProblemError('denied'));
  await person.click(submitButton());
  await waitFor(() =>
    expect(discardCaseFiles).toHaveBeenCalledWith([`case-files/${customer.uid}/contract.pdf`]),
  );
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'An error occurred!',
  });
  expect(showToast.mock.calls[0]?.[0].description).toMatch(/^The case could not be created: /);
  expect(field('Details')).toHaveProperty('readOnly', false);
});
