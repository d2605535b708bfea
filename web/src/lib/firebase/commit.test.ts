import { runTransaction } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN, commit } from './commit';

vi.mock('./firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({ runTransaction: vi.fn<typeof runTransaction>() }));

const failure = (code: string) => Object.assign(new Error(code), { code });
const write = vi.fn<Parameters<typeof commit>[0]>();
/** What the server answers to each attempt; an attempt behind the last of them gets an answer that it is written. */
let answers: (Error | undefined)[];

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  answers = [];
  vi.mocked(runTransaction).mockImplementation(async (_db, work) => {
    const result = await work(null as never);
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    return result;
  });
});
afterEach(() => vi.useRealTimers());

it.each(['aborted', 'failed-precondition'])(
  'is sent again, with new reads, when others were at its documents (%s)',
  async (code) => {
    answers = [failure(code), failure(code)];
    const sent = commit(write);
    await vi.runAllTimersAsync();
    await sent;
    expect(write).toHaveBeenCalledTimes(3);
  },
);

it('returns what the last attempt has found', async () => {
  answers = [failure('aborted')];
  write.mockReturnValueOnce('before the others').mockReturnValueOnce('after them');
  const sent = commit(write);
  await vi.runAllTimersAsync();
  await expect(sent).resolves.toBe('after them');
});

it.each(['permission-denied', 'not-found', 'deadline-exceeded'])(
  'is sent once when it is refused or comes too late (%s)',
  async (code) => {
    answers = [failure(code)];
    await expect(commit(write)).rejects.toMatchObject({ code });
    expect(write).toHaveBeenCalledOnce();
  },
);

it('is sent once when the connection is lost, and says that it may have arrived', async () => {
  answers = [failure('unavailable')];
  await expect(commit(write)).rejects.toMatchObject({ problem: 'unconfirmed' });
  expect(write).toHaveBeenCalledOnce();
});

it('without a network it sends nothing, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await expect(commit(write)).rejects.toMatchObject({ problem: 'offline' });
  expect(write).not.toHaveBeenCalled();
});

it('gives up within 15 s, and sends nothing after it', async () => {
  answers = Array.from({ length: 10_000 }, () => failure('aborted'));
  const refused = expect(commit(write)).rejects.toMatchObject({ code: 'aborted' });
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN);
  await refused;
  const attempts = write.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledTimes(attempts);
});

it('tells after 15 s that there is no answer, and sends nothing after it', async () => {
  vi.mocked(runTransaction).mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(failure('aborted')), ANSWER_WITHIN + 5_000)),
  );
  const refused = expect(commit(write)).rejects.toMatchObject({ problem: 'unconfirmed' });
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN);
  await refused;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runTransaction).toHaveBeenCalledOnce();
});
