import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appCheckHeaders } from './app-check';
import { ANSWER_WITHIN, callPublic } from './call-public';
import { LimitError } from './problems';

vi.mock('./app-check.ts', () => ({ appCheckHeaders: vi.fn(async () => ({})) }));

const request = vi.fn<typeof fetch>();
/** What the server answers. */
const answers = (code: number, body: unknown = { result: {} }) =>
  request.mockResolvedValue(new Response(JSON.stringify(body), { status: code }));
const send = () => callPublic('subscribe', { email: 'สมชาย@example.com' });

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  answers(200);
});
afterEach(() => {
  request.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a function is called by one request to the site itself, in Firebase’s protocol', async () => {
  await expect(send()).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
  const [url, init] = request.mock.calls[0]!;
  expect(url).toBe('/api/subscribe');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(init?.body as string)).toEqual({ data: { email: 'สมชาย@example.com' } });
});

it('it says that it comes from this site where that is asked for', async () => {
  vi.mocked(appCheckHeaders).mockResolvedValueOnce({ 'X-Firebase-AppCheck': 'a-token' });
  await send();
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'a-token' });
});

it.each([
  [401, 'denied'],
  [403, 'denied'],
  [400, 'unknown'],
  [404, 'unknown'],
  [500, 'unconfirmed'],
  [503, 'unconfirmed'],
  [504, 'unconfirmed'],
] as const)('the answer %i is the problem %s', async (code, problem) => {
  answers(code);
  await expect(send()).rejects.toMatchObject({ name: 'ProblemError', problem });
});

it('a limit that is reached says until when', async () => {
  const until = '2026-11-23T05:30:00.000Z';
  answers(429, { error: { status: 'RESOURCE_EXHAUSTED', details: { until } } });
  const error: unknown = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LimitError);
  expect(error).toMatchObject({ problem: 'tooManyRequests', until: new Date(until) });
});

it.each([['{'], ['{}'], ['{"error":{"details":{"until":"soon"}}}'], ['null']])(
  'a limit that does not say until when (%s) is over in an hour',
  async (body) => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    request.mockResolvedValue(new Response(body, { status: 429 }));
    await expect(send()).rejects.toMatchObject({ until: new Date(3_600_000) });
  },
);

it('without network nothing is sent', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(send()).rejects.toMatchObject({ problem: 'offline' });
  expect(request).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await expect(send()).resolves.toBeUndefined();
});

it('a request that fails may have arrived, also when the network is gone afterwards', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  request.mockImplementation(() => {
    online.mockReturnValue(false);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(send()).rejects.toMatchObject({ problem: 'unconfirmed' });
});

it('an answer that does not come in time is not known, and may be asked for again', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  request.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const outcome = send();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  expect(timeout).toHaveBeenCalledWith(ANSWER_WITHIN);
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(outcome).rejects.toMatchObject({ problem: 'unconfirmed' });
});
