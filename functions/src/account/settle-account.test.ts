import type { PartnerStatus } from '@app/domain/partner';
import { describe, expect, it } from 'vitest';
import { settle, type AccountState, type SettlementStore } from './settle-account.ts';

const byPassword: AccountState = {
  email: 'owner@example.com',
  emailVerified: true,
  providers: [{ id: 'password', email: 'owner@example.com' }],
  displayName: 'Attacker',
  photoUrl: null,
};
const google = { id: 'google.com', email: 'Owner@example.com' };
const byGoogle: AccountState = { ...byPassword, providers: [google], displayName: 'Owner' };

function fake(account: AccountState | null, unproven = true, status: PartnerStatus | null = null) {
  const done: string[] = [];
  const store: SettlementStore = {
    isUnproven: async () => unproven,
    readAccount: async () => account,
    endSignIns: async (_uid, unlink) => void done.push(`sign-ins ended, without ${unlink.join()}`),
    removeUploads: async () => void done.push('uploads removed'),
    readPartner: async () => status && { status, company_name: 'Siam Recovery' },
    tellOfSuspension: async (_uid, name) => void done.push(`admins notified of ${name}`),
    resetDocuments: async (_uid, { displayName }, partner) =>
      void done.push(`documents reset to ${displayName}${partner === null ? '' : ', partner suspended'}`),
    markProven: async () => void done.push('proven'),
  };
  return { store, done };
}

describe('an account whose address was unverified', () => {
  it('and that Google has verified is emptied, and all sessions are revoked', async () => {
    const { store, done } = fake(byGoogle);
    expect(await settle(store, 'uid')).toBe('secured');
    expect(done).toEqual(['sign-ins ended, without ', 'uploads removed', 'documents reset to Owner']);
  });

  it.each(['Approved', 'Suspended'] as const)(
    'of a partner who is %s is suspended as such; admins are notified before the mark of the profile is gone',
    async (status) => {
      const { store, done } = fake(byGoogle, true, status);
      expect(await settle(store, 'uid')).toBe('secured');
      expect(done.slice(2)).toEqual([
        'admins notified of Siam Recovery',
        'documents reset to Owner, partner suspended',
      ]);
    },
  );

  it.each(['Pending', 'Rejected'] as const)(
    'of an applicant who is %s loses the application',
    async (status) => {
      const { store, done } = fake(byGoogle, true, status);
      await settle(store, 'uid');
      expect(done.slice(2)).toEqual(['documents reset to Owner']);
    },
  );

  it('and that the link of a mail has verified keeps everything', async () => {
    const { store, done } = fake(byPassword);
    expect(await settle(store, 'uid')).toBe('proven');
    expect(done).toEqual(['proven']);
  });

  it('loses every sign-in method that does not prove ownership of the address', async () => {
    const foreign = { id: 'google.com', email: 'attacker@example.com' };
    for (const [providers, unlinked] of [
      [[...byPassword.providers, google], 'password'],
      [[foreign], 'google.com'],
    ] as const) {
      const { store, done } = fake({ ...byGoogle, providers: [...providers] });
      expect(await settle(store, 'uid')).toBe('secured');
      expect(done[0]).toBe(`sign-ins ended, without ${unlinked}`);
    }
  });

  it('and still is, or that is deleted, is not changed', async () => {
    for (const account of [
      { ...byGoogle, emailVerified: false },
      { ...byPassword, emailVerified: false },
      null,
    ]) {
      const { store, done } = fake(account);
      expect([await settle(store, 'uid'), done]).toEqual(['nothing', []]);
    }
  });
});

it('an account that was verified from the beginning is not changed', async () => {
  const { store, done } = fake(byGoogle, false);
  expect([await settle(store, 'uid'), done]).toEqual(['nothing', []]);
});
