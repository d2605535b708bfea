import { samplePdf } from '@app/seed/sample-files';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { uploadCaseFile, type UploadProgress } from './upload-case-file';

/** Storage's upload as far as it shows: it moves when a test says so, and ignores its cancelling while it waits. */
class FakeTask {
  state: 'running' | 'paused' | 'cancelled' = 'running';
  #next: ((snapshot: object) => void) | undefined;
  #fail: ((error: unknown) => void) | undefined;
  #done: (() => void) | undefined;

  on(_event: string, next: (snapshot: object) => void, fail: (error: unknown) => void, done: () => void) {
    this.#next = next;
    this.#fail = fail;
    this.#done = done;
  }
  move(bytesTransferred: number, totalBytes = 100) {
    this.#next?.({ bytesTransferred, totalBytes, state: this.state });
  }
  pause() {
    this.state = 'paused';
    this.move(40);
  }
  resume() {
    if (this.state === 'paused') this.state = 'running';
  }
  cancel() {
    if (this.state === 'running') this.state = 'cancelled';
  }
  finish = () => this.#done?.();
  break = (code: string) => this.#fail?.(Object.assign(new Error(code), { code }));
}

const bucket = vi.hoisted(() => ({
  uploadBytesResumable: vi.fn(),
  deleteObject: vi.fn<(path: string) => Promise<void>>(),
  getMetadata: vi.fn<(path: string) => Promise<{ size: number }>>(),
}));
vi.mock('@/lib/firebase/app', () => ({
  loadStorage: async () => ({ storage: {}, ref: (_storage: unknown, path: string) => path, ...bucket }),
}));

const FILE = new File([new Uint8Array(samplePdf(['x']))], 'สัญญา 50%.pdf', { type: 'application/pdf' });
const PATH = 'case-files/uid-1/1719900000000-สัญญา 50_.pdf';
let task: FakeTask;
let seen: UploadProgress[];
let online: boolean;

beforeEach(() => {
  vi.resetAllMocks();
  task = new FakeTask();
  seen = [];
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  bucket.uploadBytesResumable.mockReturnValue(task);
  bucket.deleteObject.mockResolvedValue();
  bucket.getMetadata.mockRejectedValue(new Error('none'));
});

/** The upload has begun. */
async function begin(signal = new AbortController().signal) {
  const upload = uploadCaseFile({
    uid: 'uid-1',
    caseId: 'case-1',
    file: FILE,
    timeMs: 1_719_900_000_000,
    onProgress: (progress) => seen.push(progress),
    signal,
  });
  upload.catch(() => undefined);
  await vi.waitFor(() => expect(bucket.uploadBytesResumable).toHaveBeenCalled());
  return { upload };
}
const lose = () => {
  online = false;
  window.dispatchEvent(new Event('offline'));
};
const find = () => {
  online = true;
  window.dispatchEvent(new Event('online'));
};

it('names its case, is served as a download, and tells how far it is', async () => {
  const { upload } = await begin();
  task.move(25);
  task.finish();
  expect(await upload).toBe(PATH);
  expect(seen).toEqual([{ share: 0.25, waiting: false }]);
  expect(bucket.uploadBytesResumable).toHaveBeenCalledWith(PATH, FILE, {
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    cacheControl: 'private, no-store',
    customMetadata: { case_id: 'case-1' },
  });
  expect(bucket.deleteObject).not.toHaveBeenCalled();
});

it('waits while offline, and resumes automatically', async () => {
  const { upload } = await begin();
  lose();
  expect(task.state).toBe('paused');
  expect(seen.at(-1)).toEqual({ share: 0.4, waiting: true });
  find();
  expect(task.state).toBe('running');
  task.finish();
  expect(await upload).toBe(PATH);
  // What comes afterwards concerns it no more.
  lose();
  expect(task.state).toBe('running');
});

it.each([
  ['during the transfer', () => undefined],
  ['while it waits for the network', lose],
])('cancelled %s, it stops at once and leaves nothing', async (_when, before) => {
  const controller = new AbortController();
  const { upload } = await begin(controller.signal);
  before();
  controller.abort();
  await expect(upload).rejects.toEqual(new ProblemError('cancelled'));
  expect(task.state).toBe('cancelled');
  await vi.waitFor(() => expect(bucket.deleteObject).toHaveBeenCalledWith(PATH));
});

it('is there when it was sent twice because the first answer was lost', async () => {
  bucket.getMetadata.mockResolvedValue({ size: FILE.size });
  const { upload } = await begin();
  task.break('storage/unauthorized');
  expect(await upload).toBe(PATH);
  expect(bucket.deleteObject).not.toHaveBeenCalled();
});

it.each(['storage/unauthorized', 'storage/retry-limit-exceeded'])(
  '%s is a failure that leaves nothing',
  async (code) => {
    const { upload } = await begin();
    task.break(code);
    await expect(upload).rejects.toMatchObject({ code });
    await vi.waitFor(() => expect(bucket.deleteObject).toHaveBeenCalledWith(PATH));
  },
);
