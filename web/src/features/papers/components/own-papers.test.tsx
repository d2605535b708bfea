import type { FileProblem } from '@app/domain/file';
import type { PartnerPaper } from '@app/domain/partner-paper';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { returnFocus } from '@/lib/page/return-focus';
import { ready } from '@/testing/live';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/papers';
import { OwnPapers } from './own-papers';

returnFocus();
const live = vi.hoisted(() => ({ papers: [] as unknown[] }));
vi.mock('../api/papers', () => ({
  usePapers: () => ready(live.papers),
  showPaper: vi.fn(),
  withdrawPaper: vi.fn(),
}));
const showPaper = vi.mocked(api.showPaper);
const withdrawPaper = vi.mocked(api.withdrawPaper);
const showToast = vi.spyOn(toasts, 'show');
const upload = vi.fn<(uid: string, file: File) => Promise<string>>();
const inspect = vi.fn<(file: File) => Promise<FileProblem | null>>();

const paper = (id: string, change: Partial<PartnerPaper> = {}): PartnerPaper => ({
  id,
  ...aPartnerPaper({ user_id: 'p1', ...change }),
});
const open = () => renderScreen(<OwnPapers uid="p1" files={{ inspect, upload, save: (path) => path }} />);
const COPY = new File(['%PDF-1.4 %%EOF'], 'copy.pdf', { type: 'application/pdf' });

beforeEach(async () => {
  vi.clearAllMocks();
  live.papers = [];
  upload.mockResolvedValue('case-files/p1/1719900000000-copy.pdf');
  showPaper.mockResolvedValue();
  withdrawPaper.mockResolvedValue();
  inspect.mockResolvedValue(null);
  await speak('en');
});

async function fillIn(person: ReturnType<typeof open>['person']) {
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await enterText(person, await screen.findByRole('textbox', { name: 'Number' }), '1/2569 "ก" 🙂');
  await enterText(person, screen.getByRole('textbox', { name: 'Issued by' }), 'DOPA');
  await person.upload(copyInput(), COPY);
}
const copyInput = () => screen.getByLabelText('Copy', { selector: 'input' });
const save = () => screen.getByRole('button', { name: 'Add the document' });

it('a paper is stored once, under the first free number of its kind', async () => {
  live.papers = [paper('registration-1'), paper('registration-3')];
  const { person } = open();
  await fillIn(person);
  await person.dblClick(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledOnce());
  expect(showPaper.mock.lastCall).toEqual([
    'p1',
    'registration-2',
    'case-files/p1/1719900000000-copy.pdf',
    { kind: 'registration', number: '1/2569 "ก" 🙂', issued_by: 'DOPA', valid_until: null },
  ]);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('what is missing is said, and nothing is sent', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await enterText(person, await screen.findByRole('textbox', { name: 'Number' }), '1');
  await enterText(person, screen.getByRole('textbox', { name: 'Issued by' }), 'DOPA');
  await person.click(save());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(upload).not.toHaveBeenCalled();
  await person.upload(copyInput(), COPY);
  await person.click(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledOnce());
});

it('after a failure what was typed and uploaded is kept, and the second try sends no second file', async () => {
  showPaper.mockRejectedValueOnce(new ProblemError('offline'));
  const { person } = open();
  await fillIn(person);
  await person.click(save());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'The document could not be added' }),
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Number' })).toHaveProperty('value', '1/2569 "ก" 🙂');
  await person.click(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledTimes(2));
  expect(upload).toHaveBeenCalledOnce();
});

it('a second try has the same id, also when the first has arrived without an answer; another kind has its own', async () => {
  showPaper.mockRejectedValue(new ProblemError('unconfirmed'));
  const { person, rerender } = open();
  await fillIn(person);
  await person.click(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledOnce());
  live.papers = [paper('registration-1')];
  rerender(<OwnPapers uid="p1" files={{ inspect, upload, save: (path) => path }} />);
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined();
  await person.click(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledTimes(2));
  await person.selectOptions(screen.getByRole('combobox'), 'company');
  await person.click(save());
  await waitFor(() => expect(showPaper).toHaveBeenCalledTimes(3));
  expect(showPaper.mock.calls.map(([, id]) => id)).toEqual(['registration-1', 'registration-1', 'company-1']);
});

it('a bad copy is not sent; the late answer about it does not apply to the copy chosen next', async () => {
  const bad = new File(['MZ'], 'bad.pdf', { type: 'application/pdf' });
  let answer: (problem: FileProblem) => void = () => undefined;
  inspect.mockImplementation(async (file) => (file === bad ? new Promise((done) => (answer = done)) : null));
  const { person } = open();
  await fillIn(person);
  await person.upload(copyInput(), bad);
  await person.click(save());
  answer('fileNotWhatItSays');
  expect(await screen.findByText(/contents do not match/)).toBeDefined();
  expect(upload).not.toHaveBeenCalled();

  await person.upload(copyInput(), bad);
  await person.upload(copyInput(), COPY);
  answer('fileNotWhatItSays');
  await person.click(save());
  await waitFor(() => expect(upload).toHaveBeenCalledExactlyOnceWith('p1', COPY));
});

it('nine of a kind are enough, and the field says so', async () => {
  live.papers = Array.from({ length: 9 }, (_, index) => paper(`registration-${index + 1}`));
  const { person } = open();
  await fillIn(person);
  await person.click(save());
  expect(await screen.findByText(/nine documents of this kind/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(upload).not.toHaveBeenCalled();
});

it('the form takes the focus; when it closes, it is in the part of the page where the form was', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  expect(document.activeElement).toBe(await screen.findByRole('combobox'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
  await fillIn(person);
  await person.click(save());
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
});

it('a paper can be withdrawn until it is accepted, and says why it was not', async () => {
  live.papers = [
    paper('registration-1', { state: 'accepted' }),
    paper('company-1', { kind: 'company', state: 'refused', reason: 'Not legible' }),
  ];
  const { person } = open();
  expect(screen.getByText('Reason given by the office: Not legible')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  await person.click(screen.getByRole('button', { name: 'Withdraw the document' }));
  await waitFor(() => expect(withdrawPaper.mock.calls).toEqual([['p1', 'company-1']]));
});

it('one that has ended says so', () => {
  live.papers = [paper('registration-1', { state: 'accepted', valid_until: '2020-01-31' })];
  open();
  expect(screen.getByText('Expired')).toBeDefined();
  expect(screen.getByText('Valid until 31 January 2020')).toBeDefined();
});

it('everything that is missing is shown at the same time, and the first field has the focus', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await enterText(person, await screen.findByRole('textbox', { name: 'Number' }), '1');
  await person.click(save());
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(2);
  const issuer = screen.getByRole('textbox', { name: 'Issued by' });
  await waitFor(() => expect(document.activeElement).toBe(issuer));
  await enterText(person, issuer, 'DOPA');
  await person.click(save());
  const choose = screen.getByRole('button', { name: 'Choose a file' });
  await waitFor(() => expect(document.activeElement).toBe(choose));
});
