import { beforeEach, expect, it, vi } from 'vitest';
import { readCaller } from './account.repo.ts';

const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('../lib/firestore.ts', () => ({
  document: (path: string) => ({
    get: async () => {
      const data = stored.get(path);
      return { exists: data !== undefined, get: (field: string) => data?.[field] };
    },
  }),
}));
vi.mock('./claims.repo.ts', () => ({ setRoleClaim: () => undefined }));
beforeEach(() => stored.clear());

it('a caller has the role of the profile, and is locked out by it', async () => {
  stored.set('profiles/u1', { role: 'partner' });
  expect(await readCaller('u1', 100)).toEqual({ uid: 'u1', role: 'partner', disabled: false });
  stored.set('profiles/u1', { role: 'admin', disabled: true });
  expect(await readCaller('u1', 100)).toEqual({ uid: 'u1', role: 'admin', disabled: true });
  stored.set('profiles/u1', { role: 'customer', valid_after: 101 });
  expect(await readCaller('u1', 100)).toMatchObject({ disabled: true });
  expect(await readCaller('u1', 101)).toMatchObject({ disabled: false });
});

it('without a profile there is no caller, and a profile with another role is malformed', async () => {
  expect(await readCaller('u1', 100)).toBeNull();
  for (const role of ['boss', undefined]) {
    stored.set('profiles/u1', { role });
    await expect(readCaller('u1', 100)).rejects.toMatchObject({ issues: [{ code: 'invalid_value' }] });
  }
});
