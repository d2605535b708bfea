import { LIMITS } from '@app/domain/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadStorage } from '@/lib/firebase/app';
import { uploadAvatar } from './upload-avatar';

vi.mock('@/lib/firebase/app', () => ({ loadStorage: vi.fn() }));

const uploadBytes = vi.fn<(object: unknown, content: File, metadata: object) => Promise<void>>();
const HOST =
  'https://firebasestorage.googleapis.com/v0/b/portal-of-a-rather-long-name.firebasestorage.app/o/';

beforeEach(() => {
  vi.clearAllMocks();
  const sdk = {
    storage: {},
    ref: (_storage: unknown, path: string) => ({ path }),
    uploadBytes,
    getDownloadURL: async ({ path }: { path: string }) =>
      `${HOST}${encodeURIComponent(path)}?alt=media&token=secret`,
  };
  vi.mocked(loadStorage, { partial: true }).mockResolvedValue(sdk as never);
});

it('each upload has a unique name, and an address without a token', async () => {
  const picture = new File(['x'], 'ฉัน.png', { type: 'image/png' });
  const address = await uploadAvatar('uid-1', picture);
  const [object, content, metadata] = uploadBytes.mock.calls[0]!;
  expect(object).toEqual({ path: expect.stringMatching(/^avatars\/uid-1\/\d{13}-ฉัน\.png$/) as string });
  expect(content).toBe(picture);
  expect(metadata).toMatchObject({ contentType: 'image/png' });
  expect(address).toMatch(/\/o\/avatars%2Fuid-1%2F\d{13}-%E0%B8%89[^?]*\?alt=media$/);
});

it('the address of the longest name fits into a profile, and is one that the rules take', async () => {
  const picture = new File(['x'], `${'ก'.repeat(60)}.png`, { type: 'image/png' });
  const address = await uploadAvatar('u'.repeat(128), picture);
  expect(address.length).toBeLessThanOrEqual(LIMITS.url);
  // firestore.rules, isPictureUrl
  expect(address).toMatch(/^https?:\/\/[^\s\p{Z}\p{Cf}]+$/u);
});
