import { verifyRecord } from '@app/domain/contracts/debtor-contacts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './callable';
import { LimitError, toProblem } from './problems';

const send = vi.hoisted(() => vi.fn());
vi.mock('./app.ts', () => ({
  loadFunctions: async () => Promise.resolve({ functions: {}, httpsCallable: () => send }),
}));
const exhausted = (details?: object) =>
  Object.assign(new Error(), { code: 'functions/resource-exhausted', details });
const failure = async () => call(verifyRecord, { caseId: 'c' }).catch((error: unknown) => error);

beforeEach(() => {
  send.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('without a network it says so, and sends nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failure()).toMatchObject({ problem: 'offline' });
  expect(send).not.toHaveBeenCalled();
});

it('answers what the function says', async () => {
  send.mockResolvedValue({ data: { entries: 2, broken: null } });
  expect(await failure()).toEqual({ entries: 2, broken: null });
});

it('a used-up budget says until when', async () => {
  const until = '2026-11-24T10:00:00.000Z';
  send.mockRejectedValue(exhausted({ until }));
  const error = await failure();
  expect(error).toBeInstanceOf(LimitError);
  expect(error).toMatchObject({ until: new Date(until), problem: 'tooManyRequests' });
});

it.each([undefined, {}, { until: 'soon' }, { until: 7 }])(
  'without a time the error stays what it is: %j',
  async (details) => {
    const error = exhausted(details);
    send.mockRejectedValue(error);
    expect(await failure()).toBe(error);
  },
);

it.each([
  ['internal [500]', 'functions/internal', 'unknown'],
  ['already-exists [409]', 'functions/already-exists', 'savedBefore'],
] as const)('another error of the function stays what it is: %s', async (message, code, problem) => {
  const error = Object.assign(new Error(message), {
    code,
    details: { until: '2026-11-24T10:00:00.000Z' },
  });
  send.mockRejectedValue(error);
  expect(await failure()).toBe(error);
  expect(toProblem(error)).toBe(problem);
});

// As the SDK (`@firebase/functions`) words it: no answer, half of one, and one of a server before the function.
it.each([
  ['internal [0]', 'functions/internal'],
  ['Response is not valid JSON object.', 'functions/internal'],
  ['unavailable [503]', 'functions/unavailable'],
  ['deadline-exceeded', 'functions/deadline-exceeded'],
])('a lost answer is not known: the call may have arrived (%s)', async (message, code) => {
  send.mockRejectedValue(Object.assign(new Error(message), { code }));
  expect(toProblem(await failure())).toBe('unconfirmed');
});
