import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as addApi from '../api/add-case-files';
import * as uploadApi from '../api/upload-case-file';
import { AddCaseFiles } from './add-case-files';

vi.mock('@/lib/firebase/app', () => ({ loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/add-case-files', () => ({ addCaseFiles: vi.fn() }));
vi.mock('../api/upload-case-file', async (original) => ({
  ...(await original<typeof uploadApi>()),
  uploadCaseFile: vi.fn(),
  discardCaseFiles: vi.fn(),
}));

const addCaseFiles = vi.mocked(addApi.addCaseFiles);
const uploadCaseFile = vi.mocked(uploadApi.uploadCaseFile);
const discardCaseFiles = vi.mocked(uploadApi.discardCaseFiles);
const showToast = vi.spyOn(toasts, 'show');
const { uid } = customer();

const caseWith = (change: Partial<Case> = {}): Case => ({
  id: 'case-1',
  ...aCase({ user_id: uid, status: 'In Progress', file_urls: ['old'] }),
  ...change,
});
const pdf = (name: string) =>
  new File(['%PDF-1.7\n…\n%%EOF\n'], name, { type: 'application/pdf', lastModified: 1 });
/** Uploads that wait for a test's word, by the names of their files. */
const onTheWay = new Map<
  string,
  { arrive: () => void; fail: (error: Error) => void; move: (progress: uploadApi.UploadProgress) => void }
>();

beforeEach(async () => {
  vi.clearAllMocks();
  onTheWay.clear();
  become(customer());
  await speak('en');
  addCaseFiles.mockResolvedValue('added');
  discardCaseFiles.mockResolvedValue();
  uploadCaseFile.mockImplementation(async ({ file }) => `stored/${file.name}`);
});
const holdUploads = () =>
  uploadCaseFile.mockImplementation(
    ({ file, onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ProblemError('cancelled')));
        onTheWay.set(file.name, {
          arrive: () => resolve(`stored/${file.name}`),
          fail: reject,
          move: onProgress,
        });
      }),
  );

function open(item = caseWith()) {
  const drawn = renderScreen(<AddCaseFiles item={item} uid={uid} />);
  return {
    ...drawn,
    change: (now: Case) => drawn.rerender(<AddCaseFiles item={now} uid={uid} />),
  };
}
type Person = ReturnType<typeof open>['person'];
const choose = (person: Person, ...names: string[]) =>
  person.upload(document.querySelector<HTMLInputElement>('input[name="files"]')!, names.map(pdf));
const addButton = () => screen.findByRole('button', { name: 'Add the chosen files' });
const rows = () => screen.queryByRole('list', { name: 'Chosen files' });

it('twenty quick clicks add the files once, and the form is empty again', async () => {
  const { person } = open();
  await choose(person, 'one.pdf', 'two.pdf');
  const button = await addButton();
  for (let click = 0; click < 20; click++) fireEvent.click(button);
  await waitFor(() => expect(rows()).toBeNull());
  expect(uploadCaseFile).toHaveBeenCalledTimes(2);
  expect(addCaseFiles).toHaveBeenCalledExactlyOnceWith({
    caseId: 'case-1',
    uid,
    files: ['stored/one.pdf', 'stored/two.pdf'],
  });
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'The files have been added' }),
  );
  expect(discardCaseFiles).not.toHaveBeenCalledWith([expect.any(String)]);
});

it('each file shows how far it is and waits aloud; one can be taken out, the others go on', async () => {
  holdUploads();
  const { person } = open();
  await choose(person, 'one.pdf', 'two.pdf', 'three.pdf');
  await person.click(await addButton());
  await waitFor(() => expect(onTheWay.has('one.pdf')).toBe(true));
  onTheWay.get('one.pdf')!.move({ share: 0.4, waiting: false });
  const bar = await screen.findByRole('progressbar', { name: 'one.pdf: 40% uploaded' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(bar.closest('li')?.textContent).toContain('40% of 0 kB');
  onTheWay.get('one.pdf')!.move({ share: 0.4, waiting: true });
  expect((await screen.findByRole('status')).textContent).toContain('will resume when you are back online');

  onTheWay.get('one.pdf')!.arrive();
  await waitFor(() => expect(onTheWay.has('two.pdf')).toBe(true));
  await person.click(screen.getByRole('button', { name: 'Cancel the upload of two.pdf' }));
  await waitFor(() => expect(onTheWay.has('three.pdf')).toBe(true));
  // Also one that is there already.
  await person.click(screen.getByRole('button', { name: 'Cancel the upload of one.pdf' }));
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
  onTheWay.get('three.pdf')!.arrive();
  await waitFor(() => expect(addCaseFiles).toHaveBeenCalled());
  expect(addCaseFiles.mock.calls[0]?.[0].files).toEqual(['stored/three.pdf']);
});

it('taking out the last one adds nothing', async () => {
  holdUploads();
  const { person } = open();
  await choose(person, 'one.pdf');
  await person.click(await addButton());
  await person.click(await screen.findByRole('button', { name: 'Cancel the upload of one.pdf' }));
  await waitFor(() => expect(rows()).toBeNull());
  expect(addCaseFiles).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});

it('cancelling all leaves nothing in Storage and the choice as it was', async () => {
  holdUploads();
  const { person } = open();
  await choose(person, 'one.pdf', 'two.pdf');
  await person.click(await addButton());
  await waitFor(() => expect(onTheWay.has('one.pdf')).toBe(true));
  onTheWay.get('one.pdf')!.arrive();
  await waitFor(() => expect(onTheWay.has('two.pdf')).toBe(true));
  await person.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'The upload was cancelled' }),
  );
  expect(within(rows()!).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(addCaseFiles).not.toHaveBeenCalled();
  expect(await addButton()).toHaveProperty('disabled', false);
});

it('leaving the page cancels without a word', async () => {
  holdUploads();
  const { person, unmount } = open();
  await choose(person, 'one.pdf', 'two.pdf');
  await person.click(await addButton());
  await waitFor(() => expect(onTheWay.has('one.pdf')).toBe(true));
  onTheWay.get('one.pdf')!.arrive();
  await waitFor(() => expect(onTheWay.has('two.pdf')).toBe(true));
  unmount();
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
  expect(showToast).not.toHaveBeenCalled();
  expect(addCaseFiles).not.toHaveBeenCalled();
});

it('an upload that fails takes the others away and keeps the choice', async () => {
  const { person } = open();
  await choose(person, 'one.pdf', 'two.pdf');
  uploadCaseFile
    .mockResolvedValueOnce('stored/one.pdf')
    .mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'storage/retry-limit-exceeded' }));
  await person.click(await addButton());
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'An error occurred while uploading a file!',
  });
  expect(showToast.mock.calls[0]?.[0].description).toMatch(/^two\.pdf: There is no internet connection/);
  expect(within(rows()!).getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['closed', /^The case was closed in the meantime/],
  ['full', /^Files were added in the meantime/],
] as const)('a case that is %s by now takes the files back', async (outcome, sentence) => {
  addCaseFiles.mockResolvedValue(outcome);
  const { person } = open();
  await choose(person, 'one.pdf');
  await person.click(await addButton());
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'The files could not be added',
  });
  expect(showToast.mock.calls[0]?.[0].description).toMatch(sentence);
});

it('without an answer the same files are added again, or are done when the case shows them', async () => {
  addCaseFiles.mockRejectedValue(new ProblemError('unconfirmed'));
  const { person, change } = open();
  await choose(person, 'one.pdf');
  await person.click(await addButton());
  expect(await screen.findByText(/they will not appear twice/)).toBeTruthy();
  expect(discardCaseFiles).not.toHaveBeenCalledWith([expect.any(String)]);
  await person.click(await addButton());
  await waitFor(() => expect(addCaseFiles).toHaveBeenCalledTimes(2));
  expect(uploadCaseFile).toHaveBeenCalledOnce();
  await addButton();
  change(caseWith({ file_urls: ['old', 'stored/one.pdf'] }));
  await waitFor(() => expect(rows()).toBeNull());
  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'The files have been added' }));
});

it('a refusal takes the files away', async () => {
  addCaseFiles.mockRejectedValue(new ProblemError('denied'));
  const { person } = open();
  await choose(person, 'one.pdf');
  await person.click(await addButton());
  await waitFor(() => expect(discardCaseFiles).toHaveBeenCalledWith(['stored/one.pdf']));
});

it('files are checked as in a new case, and no more are taken than there is room for', async () => {
  const { person } = open(caseWith({ file_urls: Array.from({ length: 8 }, (_, index) => `old${index}`) }));
  expect(screen.getByText(/add 2 more/)).toBeTruthy();
  await choose(person, '1.pdf', '2.pdf', '3.pdf');
  await person.upload(
    document.querySelector<HTMLInputElement>('input[name="files"]')!,
    new File(['<html>'], 'page.html', { type: 'text/html' }),
  );
  expect(await screen.findByText('A case can have at most 10 files')).toBeTruthy();
  expect(await screen.findByText('Only PDF, JPG, PNG and text (.txt) files can be attached')).toBeTruthy();
  await person.click(await addButton());
  expect(await screen.findByText(/remove the files that cannot be attached first/)).toBeTruthy();
  expect(uploadCaseFile).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Remove 3.pdf' }));
  await person.click(screen.getByRole('button', { name: 'Remove page.html' }));
  await person.click(await addButton());
  await waitFor(() => expect(addCaseFiles).toHaveBeenCalled());
});

it.each([
  [caseWith({ status: 'Completed' }), /case is closed/],
  [caseWith({ status: 'Cancelled' }), /case is closed/],
  [caseWith({ file_urls: Array.from({ length: 10 }, (_, index) => `${index}`) }), /10 files already/],
])('a case that takes no more says why', (item, sentence) => {
  open(item);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('with the daily file limit used up the form says when it resets, and works again after that', async () => {
  const signedIn = customer();
  const paused = (ms: number) =>
    become({
      ...signedIn,
      profile: { ...signedIn.profile, paused_until: { files: new Date(Date.now() + ms) } },
    });
  paused(60_000);
  open();
  expect(screen.getByText(/^You have reached the daily upload limit/)).toBeTruthy();
  expect(document.querySelector('input[name="files"]')).toBeNull();
  act(() => paused(-1));
  expect(screen.queryByText(/^You have reached the daily upload limit/)).toBeNull();
  expect(document.querySelector('input[name="files"]')).not.toBeNull();
});

it('the same message is shown when this upload reached the limit', async () => {
  const signedIn = customer();
  const { person } = open();
  await choose(person, 'a.pdf');
  uploadCaseFile.mockImplementation(async () => {
    const paused_until = { files: new Date(Date.now() + 60_000) };
    become({ ...signedIn, profile: { ...signedIn.profile, paused_until } });
    throw new ProblemError('denied');
  });
  await person.click(await addButton());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        description: expect.stringMatching(/^You have reached the daily upload limit/) as string,
      }),
    ),
  );
});
