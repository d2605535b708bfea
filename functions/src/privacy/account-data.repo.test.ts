import { expect, it, vi } from 'vitest';
import { lockAccount, provenAddressOf } from './account-data.repo.ts';

const world = vi.hoisted((): { account: object | null; profile: Record<string, unknown> } => ({
  account: null,
  profile: {},
}));
const accounts = vi.hoisted(() => ({
  getUser: async () => world.account,
  updateUser: vi.fn(),
  revokeRefreshTokens: vi.fn(),
}));
vi.mock('../account/auth.repo.ts', () => ({
  unlessGone: (work: (auth: typeof accounts) => Promise<unknown>) => work(accounts),
}));
vi.mock('../lib/firestore.ts', () => ({
  document: () => ({ get: async () => ({ get: (field: string) => world.profile[field] }) }),
}));

const OWN = 'own@example.com';
const TAKEN = 'taken@example.com';
const account = (email: string, emailVerified: boolean) => ({
  email,
  emailVerified,
  metadata: {},
  providerData: [],
});

it.each([
  ['that of Auth, if it is verified and the profile has the same', account(OWN, true), { email: OWN }, OWN],
  ['that of Auth, if it is verified now', account(OWN, true), { email: OWN, unproven: true }, OWN],
  [
    'that of Auth, if it is verified and nobody had proven another one',
    account(TAKEN, true),
    { email: OWN, unproven: true },
    TAKEN,
  ],
  ['that of Auth, if it is verified and the profile has none', account(OWN, true), { email: '' }, OWN],
  [
    'that of the profile, if it was changed in Auth, verified or not: it may be somebody else’s',
    account(TAKEN, true),
    { email: OWN },
    OWN,
  ],
  ['that of the profile, if nobody has verified the new one', account(TAKEN, false), { email: OWN }, OWN],
  ['that of the profile, if the account is deleted', null, { email: OWN }, OWN],
  ['none, if neither is proven', account(TAKEN, false), { email: OWN, unproven: true }, null],
  ['none, if Auth has the same one unverified', account(OWN, false), { email: 'OWN@example.com' }, null],
  ['none without a profile', account(OWN, false), {}, null],
] as const)('the proven address of an account: %s', async (_, found, profile, address) => {
  Object.assign(world, { account: found, profile });
  expect(await provenAddressOf('u1')).toBe(address);
});

it('an account is locked, and loses sign-in methods, in one step', async () => {
  await lockAccount('u1', ['google.com']);
  await lockAccount('u2');
  expect(accounts.updateUser.mock.calls).toEqual([
    ['u1', { disabled: true, providersToUnlink: ['google.com'] }],
    ['u2', { disabled: true }],
  ]);
});
