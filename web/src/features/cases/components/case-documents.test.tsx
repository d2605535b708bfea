import type { Case } from '@app/domain/case';
import type { CaseDocument } from '@app/domain/case-document';
import { documentEntryId, type CaseFile } from '@app/domain/case-file';
import { aCaseDocument, aCaseFile } from '@app/seed/builders';
import { aClaimSheet } from '@app/seed/claim-builders';
import { samplePdf } from '@app/seed/sample-files';
import type { Role } from '@app/domain/roles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import type { Live } from '@/lib/live/connection';
import { toasts } from '@/lib/command/toast';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { noLawyerConfirms } from '@/testing/fake-law';
import { renderScreen, speak } from '@/testing/render-screen';
import { addCaseDocument } from '../api/add-case-document';
import * as uploadApi from '../api/upload-case-file';
import { useCaseDocuments } from '../api/use-case-documents';
import { useDocumentRecords } from '../api/use-document-records';
import { usePresentKinds } from '../api/use-present-kinds';
import { AttachmentRows } from './attachment-rows';
import { CaseDocuments } from './case-documents';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('@/lib/firebase/app', () => ({ loadStorage: vi.fn() }));
vi.mock('../api/read-file-facts', () => ({ readFileFacts: vi.fn() }));
vi.mock('../api/use-case-documents', () => ({ DOCUMENTS_STEP: 20, useCaseDocuments: vi.fn() }));
vi.mock('../api/use-document-records', () => ({ useDocumentRecords: vi.fn() }));
vi.mock('../api/use-present-kinds', () => ({ usePresentKinds: vi.fn() }));
vi.mock('@/lib/live/use-claim-sheet', () => ({ useClaimSheet: vi.fn() }));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/add-case-document', () => ({ addCaseDocument: vi.fn() }));
vi.mock('../api/upload-case-file', async (original) => ({
  ...(await original<typeof uploadApi>()),
  uploadCaseFile: vi.fn(),
}));
const upload = vi.mocked(uploadApi.uploadCaseFile);
const send = vi.mocked(addCaseDocument);
const live = vi.mocked(useCaseDocuments);
const recorded = vi.mocked(useDocumentRecords);
const present = vi.mocked(usePresentKinds);
const retry = vi.fn();

function ready<T>(...data: T[]): Live<T[]> {
  return { status: 'ready', data, problem: undefined, retry };
}
const LETTER: CaseDocument = { id: 'd1', ...aCaseDocument({ user_id: 'p', label: 'ครั้งที่ 1' }) };
const RECEIPT: CaseDocument = {
  id: 'd2',
  ...aCaseDocument({
    user_id: 'a',
    by_role: 'admin',
    kind: 'receipt',
    path: 'case-files/a/1719900000000-r.png',
  }),
};
const RECORD: CaseFile = {
  id: documentEntryId('p', '1719900000000-letter.pdf'),
  ...aCaseFile({ path: LETTER.path, size: 512_000 }),
};

beforeEach(async () => {
  vi.clearAllMocks();
  toasts.clear();
  await speak('en');
  noLawyerConfirms();
  vi.mocked(useClaimSheet).mockReturnValue({
    ...{ status: 'ready', problem: undefined, retry },
    data: { id: 'case-1', ...aClaimSheet({ debt_type: 'loan' }) },
  });
  present.mockReturnValue(new Set());
  live.mockReturnValue(ready(RECEIPT, LETTER));
  recorded.mockReturnValue(ready(RECORD));
  upload.mockResolvedValue('case-files/p/1719900000001-new.pdf');
  send.mockResolvedValue();
});

const CASE: Pick<Case, 'id' | 'status' | 'file_urls' | 'pseudonymised_at'> = {
  id: 'case-1',
  status: 'In Progress',
  file_urls: ['case-files/c/1719900000000-สัญญากู้.pdf', 'case-files/c/1719900000001-named.pdf'],
};
const papers = (role: Role, uid: string, item = CASE) => (
  <CaseDocuments item={item} reader={{ role, uid }} Rows={AttachmentRows} />
);
function open(role: Role = 'partner', uid = 'p', item = CASE) {
  return renderScreen(papers(role, uid, item));
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Documents of the case' })).getAllByRole('listitem');

it('lists kind, words, author, size and hash; what is not recorded yet says so', () => {
  open('customer', 'c');
  const [receipt, letter] = rows();
  expect(receipt?.textContent).toContain('Receipt');
  expect(receipt?.textContent).toContain('by the office');
  expect(receipt?.textContent).toContain('Not yet recorded');
  expect(letter?.textContent).toContain('Demand letter');
  expect(within(letter!).getByText('ครั้งที่ 1')).toBeDefined();
  expect(within(letter!).getByRole('button', { name: /^Preview Demand letter · ครั้งที่ 1: / })).toBeDefined();
  expect(letter?.textContent).toContain('by the partner agency');
  expect(letter?.textContent).toContain('PDF · 500 kB');
  expect(letter?.textContent).toContain(`SHA-256 ${RECORD.sha256.slice(0, 12)}`);
});

it.each([
  ['customer', 'In Progress', true],
  ['customer', 'Completed', false],
  ['partner', 'Completed', true],
  ['admin', 'Completed', true],
] as const)('a %s adds to a case that is %s: %s', async (role, status, adds) => {
  const { person, container } = open(role, 'p', { ...CASE, status });
  await person.hover(container);
  expect(await screen.findByText('0 of 3 documents that a lawsuit usually needs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a document' }) !== null).toBe(adds);
  expect(screen.queryByRole('button', { name: /^Add: Transfer slip/ }) !== null).toBe(adds);
});

it.each([
  [undefined, true],
  [new Date('2026-11-01T03:00:00Z'), false],
])('whose persons were removed at %s takes a document of an admin: %s', (pseudonymised_at, adds) => {
  open('admin', 'a', { ...CASE, status: 'Completed', ...(pseudonymised_at && { pseudonymised_at }) });
  expect(screen.queryByRole('button', { name: 'Add a document' }) !== null).toBe(adds);
});

it('shows the partner what is missing once the page is used', async () => {
  const { person, container } = open('partner');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('region', { name: 'Documents for a lawsuit' })).toBeNull();
  await person.hover(container);
  expect(await screen.findByRole('region', { name: 'Documents for a lawsuit' })).toBeTruthy();
});

it('is "you" to its author', () => {
  open('partner', 'p');
  expect(rows()[1]?.textContent).toContain('by you');
});

it('says that there is none, that it is loading, and that it failed, with a way to try again', async () => {
  live.mockReturnValue({ status: 'loading', data: undefined, problem: undefined, retry });
  const { person, rerender } = open('customer');
  expect(screen.getByRole('status')).toBeTruthy();
  const again = () => rerender(papers('customer', 'c'));
  live.mockReturnValue({ status: 'failed', data: undefined, problem: 'unknown', retry });
  again();
  expect(screen.getByRole('alert').textContent).toContain('The documents could not be read.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  live.mockReturnValue(ready());
  again();
  expect(screen.getByText('No documents have been added yet.')).toBeTruthy();
});

it('reads older documents on demand, and shows the newer ones meanwhile', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ({
    ...LETTER,
    id: `d${index}`,
    path: `case-files/p/${index}-l.pdf`,
  }));
  live.mockReturnValue(ready(...all.slice(0, 21)));
  const { person } = open();
  expect(rows()).toHaveLength(20);
  live.mockReturnValue({ status: 'loading', data: undefined, problem: undefined, retry });
  await person.click(screen.getByRole('button', { name: 'Show earlier documents' }));
  expect(live).toHaveBeenLastCalledWith('case-1', 40);
  expect(rows()).toHaveLength(20);
  live.mockReturnValue(ready(...all));
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  expect(rows()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Show earlier documents' })).toBeNull();
});

const pdf = () => new File([new Uint8Array(samplePdf(['A']))], 'a.pdf', { type: 'application/pdf' });
const choose = (file: File) => fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });

async function openForm() {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await screen.findByRole('form');
  return person;
}
const submit = () => screen.getByRole('button', { name: 'Add to the case' });

it('uploads the chosen file and adds it with kind and words', async () => {
  const person = await openForm();
  await person.selectOptions(screen.getByLabelText('Kind'), 'Receipt');
  await person.type(screen.getByLabelText('Description (optional)'), ' งวดแรก ');
  choose(pdf());
  await person.click(submit());
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ uid: 'p', caseId: 'case-1' });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { caseId: 'case-1', uid: 'p', role: 'partner' },
    'new-id',
    'case-files/p/1719900000001-new.pdf',
    { kind: 'receipt', label: 'งวดแรก' },
  );
});

it.each([
  ['no file', undefined, 'please fill in'],
  ['another type', new File(['<html>'], 'a.html', { type: 'text/html' }), 'Only PDF, JPG, PNG and text'],
  [
    'a text that is none',
    new File([new Uint8Array([0x61, 0])], 'a.txt', { type: 'text/plain' }),
    'do not match',
  ],
  ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' }), 'empty'],
] as const)('refuses %s before anything is sent', async (_what, file, words) => {
  const person = await openForm();
  if (file !== undefined) choose(file);
  await person.click(submit());
  const said = await screen.findByRole('alert');
  expect(said.textContent.toLowerCase()).toContain(words.toLowerCase());
  expect(screen.getByRole('form').contains(document.activeElement)).toBe(true);
  expect(upload).not.toHaveBeenCalled();
});

it('takes the file chosen last, in place of the one before', async () => {
  const person = await openForm();
  choose(new File([], 'empty.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  choose(pdf());
  expect(screen.queryByText('empty.pdf')).toBeNull();
  await person.click(submit());
  await waitFor(() => expect(upload.mock.calls[0]?.[0].file.name).toBe('a.pdf'));
});

it('sends again what was stored already, without a second upload, and under the same id', async () => {
  send.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const person = await openForm();
  choose(pdf());
  await person.click(submit());
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('File').disabled).toBe(true));
  await waitFor(() => expect(submit().getAttribute('aria-busy')).not.toBe('true'));
  await person.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(upload).toHaveBeenCalledOnce();
  expect(send.mock.calls[1]?.slice(1, 3)).toEqual(send.mock.calls[0]?.slice(1, 3));
});

it('opens the form with the kind that is missing, and hides the other buttons meanwhile', async () => {
  const { person } = open('customer', 'c');
  await person.click(
    await screen.findByRole('button', { name: 'Add: Transfer slip, or receipt for the loan' }),
  );
  await screen.findByRole('form');
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('transfer');
  expect(screen.queryByRole('button', { name: /^Add: / })).toBeNull();
});

it('says what a file of the case is, without sending it again', async () => {
  const named = { ...LETTER, path: 'case-files/c/1719900000001-named.pdf' };
  live.mockReturnValue(ready(named));
  const { person } = open('customer', 'c');
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await screen.findByRole('form');
  const source = screen.getAllByLabelText<HTMLSelectElement>('File')[0]!;
  expect([...source.options].map(({ text }) => text)).toEqual(['Choose a new file', 'สัญญากู้.pdf']);
  await person.selectOptions(source, 'สัญญากู้.pdf');
  await person.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.slice(2)).toEqual([
    'case-files/c/1719900000000-สัญญากู้.pdf',
    { kind: 'contract', label: '' },
  ]);
  expect(upload).not.toHaveBeenCalled();
});

it('does not offer the customer’s files to others', async () => {
  await openForm();
  expect(screen.getAllByLabelText('File')).toHaveLength(1);
});

it('a form that is open when the case ends stays with what was typed, and says so; nobody can open another', async () => {
  const { person, rerender } = open('customer', 'c');
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  await person.type(await screen.findByLabelText(/^Description/), 'Page 2');
  rerender(papers('customer', 'c', { ...CASE, status: 'Completed' }));
  expect(screen.getByText(/^This case is closed/)).toBeDefined();
  expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', 'Page 2');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
  expect(screen.queryByText(/^This case is closed/)).toBeNull();
});
