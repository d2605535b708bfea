import { verifyRecord } from '@app/domain/contracts/debtor-contacts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './callable';
import { LimitError } from './problems';

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

it('another error stays what it is', async () => {
  const error = Object.assign(exhausted({ until: '2026-11-24T10:00:00.000Z' }), {
    code: 'functions/internal',
  });
  send.mockRejectedValue(error);
  expect(await failure()).toBe(error);
});
