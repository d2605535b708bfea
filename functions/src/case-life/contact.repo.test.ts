import { aCase } from '@app/seed/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../lib/callable.ts';
import { readContact } from './contact.repo.ts';

const stored = vi.hoisted(() => new Map<string, object>());
vi.mock('../lib/firestore.ts', () => {
  const snapshot = (path: string) => ({ exists: stored.has(path), data: () => stored.get(path) });
  return {
    document: (path: string) => ({ path, get: async () => snapshot(path) }),
    db: () => ({ getAll: async (...all: { path: string }[]) => all.map(({ path }) => snapshot(path)) }),
  };
});
const accessTo = vi.hoisted(() => vi.fn());
vi.mock('../case/access.repo.ts', () => ({ accessTo }));

const caller: Caller = { uid: 'u1', role: 'partner', disabled: false };
beforeEach(() => {
  stored.clear();
  stored.set('cases/c1', { ...aCase({ user_id: 'customer' }), client_name: 'ร้านค้า' });
});

it.each(['partner', 'admin'])('a %s of the case reads whom to reach', async (capacity) => {
  accessTo.mockResolvedValue(capacity);
  expect(await readContact('c1', caller)).toEqual({ creditor: 'ร้านค้า', contact: null });
  expect(accessTo).toHaveBeenLastCalledWith('c1', caller);
});

it.each(['customer', null])('a %s does not', async (capacity) => {
  accessTo.mockResolvedValue(capacity);
  expect(await readContact('c1', caller)).toBe('denied');
});

it('nobody does once persons were removed from the case', async () => {
  accessTo.mockResolvedValue('admin');
  stored.set('cases/c1', { ...stored.get('cases/c1'), pseudonymised_at: new Date() });
  expect(await readContact('c1', caller)).toBe('denied');
});
