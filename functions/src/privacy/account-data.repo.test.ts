import { expect, it, vi } from 'vitest';
import { provenAddressOf } from './account-data.repo.ts';

const world = vi.hoisted((): { account: object | null; profile: Record<string, unknown> } => ({
  account: null,
  profile: {},
}));
vi.mock('../account/auth.repo.ts', () => ({ unlessGone: async () => world.account }));
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
  ['that of Auth, if it is verified', account(TAKEN, true), { email: OWN }, TAKEN],
  [
    'that of the profile, if it was changed in Auth and nobody has verified it',
    account(TAKEN, false),
    { email: OWN },
    OWN,
  ],
  ['that of the profile, if the account is deleted', null, { email: OWN }, OWN],
  ['none, if neither is proven', account(TAKEN, false), { email: OWN, unproven: true }, null],
  ['none, if Auth has the same one unverified', account(OWN, false), { email: 'OWN@example.com' }, null],
  ['none without a profile', account(OWN, false), {}, null],
] as const)('the proven address of an account: %s', async (_, found, profile, address) => {
  Object.assign(world, { account: found, profile });
  expect(await provenAddressOf('u1')).toBe(address);
});
