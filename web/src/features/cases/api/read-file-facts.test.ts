import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileFacts } from './read-file-facts';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { storageBucket: 'firm.example' },
  emulators: { storage: 9199 },
}));
vi.mock('@/lib/firebase/app', () => ({ credentials: async () => ({ Authorization: 'Firebase own-token' }) }));

const request = vi.fn<typeof fetch>();
const answers = (body: object, status = 200) =>
  request.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const PATH = 'case-files/somebody/1719900000000-สัญญา 100%.pdf';

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

it('requests the metadata of one object with the user’s token, and not its content', async () => {
  answers({ size: '512000', contentType: 'application/pdf', downloadTokens: 'never-used' });
  await expect(readFileFacts(PATH)).resolves.toEqual({ size: 512_000, type: 'application/pdf' });
  const [url, init] = request.mock.calls[0]!;
  expect(url).toBe(
    'http://127.0.0.1:9199/v0/b/firm.example/o/case-files%2Fsomebody%2F1719900000000-%E0%B8%AA%E0%B8%B1%E0%B8%8D%E0%B8%8D%E0%B8%B2%20100%25.pdf',
  );
  expect(init?.headers).toEqual({ Authorization: 'Firebase own-token' });
});

it.each([
  ['another type', { size: '1', contentType: 'text/html' }],
  ['no type', { size: '1' }],
])('a file of %s has none of ours', async (_, body) => {
  answers(body);
  await expect(readFileFacts(PATH)).resolves.toEqual({ size: 1, type: null });
});

it.each([
  [401, 'denied'],
  [403, 'denied'],
  [404, 'notFound'],
  [429, 'tooManyRequests'],
  [503, 'unknown'],
])('%i is reported as %s', async (status, problem) => {
  answers({}, status);
  await expect(readFileFacts(PATH)).rejects.toMatchObject({ problem });
});

it('an answer without a size is no answer', async () => {
  answers({ contentType: 'application/pdf' });
  await expect(readFileFacts(PATH)).rejects.toMatchObject({ problem: 'unknown' });
});

it('a broken or missing connection is reported as offline', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(readFileFacts(PATH)).rejects.toMatchObject({ problem: 'offline' });
  request.mockClear();
  vi.stubGlobal('navigator', { onLine: false });
  await expect(readFileFacts(PATH)).rejects.toMatchObject({ problem: 'offline' });
  expect(request).not.toHaveBeenCalled();
});
