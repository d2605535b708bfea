import { expect, it } from 'vitest';
import type { Project } from './connect.ts';
import { enableAccount } from './disable-account.ts';

const OWN = 'own@example.com';
const TAKEN = 'taken@example.com';
const password = { providerId: 'password' };
const googleOf = (email: string) => ({ providerId: 'google.com', email });

/** A locked account whose address in Auth is `TAKEN`. @returns it, and in which order it was changed */
function locked(providerData: object[]) {
  const changes: Record<string, unknown>[] = [];
  const user = () => ({ uid: 'u1', email: TAKEN, providerData });
  const auth = {
    getUserByEmail: async () => user(),
    getUser: async () => {
      changes.push({ read: true });
      return user();
    },
    updateUser: async (_uid: string, change: Record<string, unknown>) => void changes.push(change),
  };
  const profile = {
    get: async () => ({ exists: true }),
    update: async (change: Record<string, unknown>) => void changes.push({ profile: change }),
  };
  const db = { doc: () => profile, runTransaction: async () => void changes.push({ unlocked: true }) };
  return { project: { id: 'demo-x', auth, db } as unknown as Project, changes };
}

it('an account that gets its own address again loses what signs the owner of the other one in, before it is opened', async () => {
  const { project, changes } = locked([
    password,
    googleOf(TAKEN),
    { ...googleOf('Own@example.com'), providerId: 'apple.com' },
  ]);
  await enableAccount(project, TAKEN, OWN);
  expect(changes).toEqual([
    { email: OWN, emailVerified: false },
    // Only now: as long as the other address is the account's, a sign-in links an identity.
    { read: true },
    { providersToUnlink: ['google.com'] },
    { password: expect.stringMatching(/^Aa1!.{36}$/) as string },
    { profile: { email: OWN } },
    { unlocked: true },
    { disabled: false },
  ]);
});

it('an account that keeps its new address keeps its password and what proves that address', async () => {
  const { project, changes } = locked([password, googleOf(TAKEN)]);
  await enableAccount(project, TAKEN, TAKEN);
  expect(changes).toEqual([
    { read: true },
    { profile: { email: TAKEN } },
    { unlocked: true },
    { disabled: false },
  ]);
});

it('without an address none is changed', async () => {
  const { project, changes } = locked([password, googleOf(TAKEN)]);
  await enableAccount(project, TAKEN);
  expect(changes).toEqual([{ unlocked: true }, { disabled: false }]);
});
