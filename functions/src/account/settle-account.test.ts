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

function fake(
  account: AccountState | null,
  unproven = true,
  status: PartnerStatus | null = null,
  email = byPassword.email ?? '',
  entrusted = false,
) {
  const done: string[] = [];
  const store: SettlementStore = {
    readAddress: async () => ({ email, unproven }),
    readAccount: async () => account,
    endSignIns: async (_uid, unlink) => void done.push(`sign-ins ended, without ${unlink.join()}`),
    removeUploads: async () => void done.push('uploads removed'),
    readPartner: async () => status && { status, company_name: 'Siam Recovery' },
    isEntrusted: async () => entrusted,
    lock: async (_uid, unlink) => void done.push(`locked, without ${unlink.join()}`),
    tellOfSuspension: async (_uid, name, now) => void done.push(`admins notified of ${name} at ${now}`),
    resetDocuments: async (_uid, { displayName }, partner) =>
      void done.push(`documents reset to ${displayName}${partner === null ? '' : ', partner suspended'}`),
    markProven: async (_uid, now) => void done.push(`proven ${now}`),
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
        'admins notified of Siam Recovery at owner@example.com',
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
    expect(done).toEqual(['proven owner@example.com']);
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

describe('an account that was proven, and whose address was changed', () => {
  const before = 'attacker@example.com';
  const own = { id: 'google.com', email: before };

  it('is emptied once the owner of the new address has signed in with Google', async () => {
    for (const providers of [[google], [byPassword.providers[0]!, google], [own, google]]) {
      const { store, done } = fake({ ...byGoogle, providers }, false, null, before);
      expect(await settle(store, 'uid')).toBe('secured');
      expect(done.slice(1)).toEqual(['uploads removed', 'documents reset to Owner']);
    }
  });

  it('is locked instead, with all it has, where it has cases or an admin’s role', async () => {
    const { store, done } = fake(byGoogle, false, null, before, true);
    expect([await settle(store, 'uid'), done]).toEqual(['locked', ['locked, without google.com']]);
  });

  it('is locked without what proves the new address, and keeps what proves its own', async () => {
    const providers = [byPassword.providers[0]!, { ...own, id: 'apple.com' }, google];
    const { store, done } = fake({ ...byGoogle, providers }, false, null, before.toUpperCase(), true);
    expect([await settle(store, 'uid'), done]).toEqual(['locked', ['locked, without password,google.com']]);
  });

  it('is emptied all the same where nobody had proven its first address', async () => {
    const { store, done } = fake(byGoogle, true, null, before, true);
    expect(await settle(store, 'uid')).toBe('secured');
    expect(done.slice(1)).toEqual(['uploads removed', 'documents reset to Owner']);
  });

  it('keeps everything once the link of a mail has proven the new address, and has it in its profile', async () => {
    for (const providers of [byPassword.providers, [own], [...byPassword.providers, own]]) {
      const { store, done } = fake({ ...byPassword, providers }, false, null, before);
      expect([await settle(store, 'uid'), done]).toEqual(['proven', ['proven owner@example.com']]);
    }
  });

  it('is not changed while nobody has proven the new one, or where only its letters are larger', async () => {
    const waiting = fake({ ...byPassword, emailVerified: false }, false, null, before);
    expect([await settle(waiting.store, 'uid'), waiting.done]).toEqual(['nothing', []]);
    const same = fake(byGoogle, false, null, 'OWNER@example.com');
    expect([await settle(same.store, 'uid'), same.done]).toEqual(['nothing', []]);
  });
});
