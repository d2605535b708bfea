import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN, createPublicDocument } from './public-firestore';

interface Settings {
  firebaseConfig: { projectId: string };
  emulators: { firestore: number } | null;
}
const settings = vi.hoisted((): Settings => ({
  firebaseConfig: { projectId: 'demo-portal' },
  emulators: { firestore: 8080 },
}));
vi.mock('./env.ts', () => settings);

const request = vi.fn<typeof fetch>();
/** What the server answers; `status` is the error's name in the body. */
const answers = (code: number, status?: string) =>
  request.mockResolvedValue(
    new Response(JSON.stringify(status === undefined ? {} : { error: { code, status } }), { status: code }),
  );
const create = () =>
  createPublicDocument({
    path: 'contacts/letter-1',
    fields: { name: 'สมชาย', is_read: false },
    stamped: 'created_at',
  });
const name = 'projects/demo-portal/databases/(default)/documents/contacts/letter-1';

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  settings.emulators = { firestore: 8080 };
  answers(200);
});
afterEach(() => {
  request.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a document is made by one request that cannot change what is there', async () => {
  await expect(create()).resolves.toBe('created');
  expect(request).toHaveBeenCalledOnce();
  const [url, init] = request.mock.calls[0]!;
  expect(url).toBe('http://127.0.0.1:8080/v1/projects/demo-portal/databases/(default)/documents:commit');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(init?.body as string)).toEqual({
    writes: [
      {
        update: { name, fields: { name: { stringValue: 'สมชาย' }, is_read: { booleanValue: false } } },
        updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      },
    ],
  });
});

it('the request needs no preflight and carries no credentials', async () => {
  await create();
  expect(request.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'text/plain' });
});

it('a build for production speaks to Google, not to this machine', async () => {
  settings.emulators = null;
  await create();
  expect(request.mock.calls[0]?.[0]).toBe(
    'https://firestore.googleapis.com/v1/projects/demo-portal/databases/(default)/documents:commit',
  );
});

it('a document that is there already is told, and is no error', async () => {
  answers(409, 'ALREADY_EXISTS');
  await expect(create()).resolves.toBe('exists');
});

it.each([
  [409, 'ABORTED', 'unconfirmed'],
  [401, 'UNAUTHENTICATED', 'denied'],
  [403, 'PERMISSION_DENIED', 'denied'],
  [429, 'RESOURCE_EXHAUSTED', 'tooManyRequests'],
  [400, 'INVALID_ARGUMENT', 'unknown'],
  [500, 'INTERNAL', 'unconfirmed'],
  [503, 'UNAVAILABLE', 'unconfirmed'],
  [504, 'DEADLINE_EXCEEDED', 'unconfirmed'],
] as const)('the answer %i %s is the problem %s', async (code, status, problem) => {
  answers(code, status);
  await expect(create()).rejects.toMatchObject({ name: 'ProblemError', problem });
});

it('an answer that is no JSON is still understood by its code', async () => {
  request.mockResolvedValue(new Response('<html>', { status: 409 }));
  await expect(create()).rejects.toMatchObject({ problem: 'unconfirmed' });
});

it('a network that fails is told as such', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(create()).rejects.toMatchObject({ problem: 'offline' });
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
  const outcome = create();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  expect(timeout).toHaveBeenCalledWith(ANSWER_WITHIN);
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(outcome).rejects.toMatchObject({ problem: 'unconfirmed' });
});
