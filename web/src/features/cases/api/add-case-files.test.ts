import { aCase } from '@app/seed/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from '@/lib/firebase/commit';
import { ProblemError } from '@/lib/firebase/problems';
import { addCaseFiles } from './add-case-files';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/commit', () => ({ commit: vi.fn() }));
vi.mock('@/lib/firebase/stamp', () => ({ stampOf: (uid: string) => ({ updated_by: uid }) }));
vi.mock('firebase/firestore', () => ({ doc: (_db: unknown, path: string) => path }));

const file = (index: number) => `case-files/uid-1/${1_719_900_000_000 + index}-${index}.pdf`;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(index));
const failure = (code: string) => Object.assign(new Error(code), { code });

/** The document, as the next look at it finds it. */
let item: ReturnType<typeof aCase>;
/** Why each commit is refused, and what somebody else has written by then; none left: it is written. */
let refusals: { error: Error; meanwhile?: () => void }[];
const update = vi.fn<(path: string, fields: object) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  item = aCase({ status: 'In Progress', file_urls: [file(0)] });
  refusals = [];
  vi.mocked(commit).mockImplementation(async (write) => {
    const transaction = { get: async () => ({ data: () => item }), update };
    const result = await write(transaction as never);
    const refusal = refusals.shift();
    refusal?.meanwhile?.();
    if (refusal !== undefined) throw refusal.error;
    return result;
  });
});

const add = (...added: string[]) => addCaseFiles({ caseId: 'case-1', uid: 'uid-1', files: added });

it('are appended to the existing files, with the time and the name of the uploader', async () => {
  expect(await add(file(1), file(2))).toBe('added');
  expect(update).toHaveBeenCalledExactlyOnceWith('cases/case-1', {
    file_urls: [file(0), file(1), file(2)],
    updated_by: 'uid-1',
  });
});

it('are the first ones of a case that had none', async () => {
  item.file_urls = null;
  expect(await add(file(1))).toBe('added');
  expect(update).toHaveBeenCalledWith('cases/case-1', { file_urls: [file(1)], updated_by: 'uid-1' });
});

it('a case completed in the meantime is reported as closed', async () => {
  refusals = [{ error: failure('permission-denied'), meanwhile: () => void (item.status = 'Completed') }];
  expect(await add(file(1))).toBe('closed');
});

it.each([
  ['a finished case', { status: 'Cancelled' }, 'closed'],
  ['a full case', { file_urls: files(10) }, 'full'],
] as const)('%s takes none, and nothing is written', async (_name, change, outcome) => {
  item = aCase({ ...item, ...change });
  expect(await add(file(20))).toBe(outcome);
  expect(update).not.toHaveBeenCalled();
});

it('ten are not too many', async () => {
  item.file_urls = files(9);
  expect(await add(file(9))).toBe('added');
  expect(update).toHaveBeenCalledOnce();
});

it('sent again after a lost answer they are listed once, also when the case was finished since', async () => {
  item.file_urls = [file(0), file(1)];
  item.status = 'Completed';
  expect(await add(file(1))).toBe('added');
  expect(update).not.toHaveBeenCalled();
});

it.each([
  ['permission-denied', 2],
  ['unavailable', 1],
])('a permanent refusal (%s) is reported', async (code, attempts) => {
  refusals = Array.from({ length: 9 }, () => ({ error: failure(code) }));
  await expect(add(file(1))).rejects.toMatchObject({ code });
  expect(commit).toHaveBeenCalledTimes(attempts);
});

it('an answer that did not come is not asked for again', async () => {
  refusals = [{ error: new ProblemError('unconfirmed') }];
  await expect(add(file(1))).rejects.toMatchObject({ problem: 'unconfirmed' });
  expect(commit).toHaveBeenCalledOnce();
});
