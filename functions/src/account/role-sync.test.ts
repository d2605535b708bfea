import { describe, expect, it } from 'vitest';
import type { PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { PermanentError } from '../lib/errors.ts';
import { permutations } from '../testing/permutations.ts';
import { applyPartnerStatus, mirrorRole, settleRole, type RoleState, type RoleStore } from './role-sync.ts';

/** One account in memory. Every call resolves a few turns later, so that deliveries interleave. */
function account(profileRole: Role | null, partnerStatus: PartnerStatus | null) {
  const now: RoleState & { claim: Role | null; isGone?: boolean } = {
    profileRole,
    partnerStatus,
    claim: null,
  };
  const steps: string[] = [];
  let seed = 7;
  const pause = async () => {
    seed = (seed * 16_807) % 2_147_483_647;
    for (let turn = seed % 6; turn >= 0; turn--) await Promise.resolve();
  };
  const read = () => ({ profileRole: now.profileRole, partnerStatus: now.partnerStatus });
  const store: RoleStore = {
    async read() {
      await pause();
      return read();
    },
    async setClaim(_uid, role) {
      await pause();
      if (now.isGone === true) return false;
      if (now.claim !== role) steps.push(`claim ${role}`);
      now.claim = role;
      await pause();
      return true;
    },
    async saveRole(_uid, role, decide) {
      await pause();
      if (decide(read()) !== role) return false;
      if (now.profileRole !== role) steps.push(`profile ${role}`);
      now.profileRole = role;
      return true;
    },
  };
  return { now, steps, store };
}

describe('the role of an applicant', () => {
  it('reaches the claim before the profile, because the profile makes the client fetch a token', async () => {
    const { store, steps } = account('customer', 'Approved');
    await applyPartnerStatus('u', store);
    expect(steps).toEqual(['claim partner', 'profile partner']);
  });

  it.each([
    ['customer', 'Approved', 'partner'],
    ['partner', 'Rejected', 'customer'],
    ['partner', 'Pending', 'customer'],
    ['partner', null, 'customer'],
    ['admin', 'Approved', 'admin'],
    ['admin', 'Rejected', 'admin'],
  ] as const)('of a %s with the status %s is %s', async (profileRole, status, role) => {
    const { store, now } = account(profileRole, status);
    expect(await applyPartnerStatus('u', store)).toBe(role);
    expect(now).toMatchObject({ profileRole: role, claim: role });
  });

  it('is what the documents say after twenty decisions in a burst, in any order', async () => {
    const { store, now } = account('customer', 'Pending');
    const running: Promise<unknown>[] = [];
    for (let decision = 0; decision < 20; decision++) {
      now.partnerStatus = decision % 2 === 0 ? 'Approved' : 'Rejected';
      running.push(applyPartnerStatus('u', store).catch(() => 'again'));
      await Promise.resolve();
    }
    await Promise.all(running);
    expect(now).toEqual({ partnerStatus: 'Rejected', profileRole: 'customer', claim: 'customer' });
  });

  it('is the same after four events in any order, because the current document counts', async () => {
    for (const order of permutations(['Approved', 'Rejected', 'Pending', 'Approved'] as const)) {
      const { store, now } = account('customer', 'Approved');
      for (const _event of order) await applyPartnerStatus('u', store);
      expect(now).toMatchObject({ profileRole: 'partner', claim: 'partner' });
    }
  });

  it('is retried while the profile does not exist yet, unless no role is to be set', async () => {
    await expect(applyPartnerStatus('u', account(null, 'Approved').store)).rejects.toThrow('no profile yet');
    expect(await applyPartnerStatus('u', account(null, 'Pending').store)).toBe('customer');
  });
});

describe('an account that does not exist', () => {
  const missing = (...documents: Parameters<typeof account>) => {
    const made = account(...documents);
    made.now.isGone = true;
    return made;
  };

  it('needs no role when its partner record is gone as well, as after an erasure', async () => {
    const { store, steps } = missing('partner', null);
    expect(await applyPartnerStatus('u', store)).toBeNull();
    expect(steps).toEqual([]);
  });

  it('needs none when both are deleted while a decision is applied', async () => {
    const { store, now } = account('customer', 'Rejected');
    const setClaim: RoleStore['setClaim'] = (uid, role) => {
      Object.assign(now, { partnerStatus: null, isGone: true });
      return store.setClaim(uid, role);
    };
    expect(await applyPartnerStatus('u', { ...store, setClaim })).toBeNull();
  });

  it('cannot get the role of a partner record or a profile that exists', async () => {
    for (const status of ['Approved', 'Rejected'] as const)
      await expect(applyPartnerStatus('u', missing('customer', status).store)).rejects.toThrow(
        PermanentError,
      );
    await expect(mirrorRole('u', missing('customer', null).store)).rejects.toThrow(PermanentError);
  });
});

describe('the claim', () => {
  it('follows the profile, and moves on when the profile does', async () => {
    const { store, now } = account('customer', null);
    const mirrored = mirrorRole('u', store);
    await Promise.resolve();
    now.profileRole = 'admin';
    expect(await mirrored).toBe('admin');
    expect(now.claim).toBe('admin');
  });

  it('is left alone when the profile is gone', async () => {
    const { store, now } = account(null, null);
    expect(await mirrorRole('u', store)).toBeNull();
    expect(now.claim).toBeNull();
  });

  it('of a new account is never below the role its profile has already', async () => {
    const { store, now } = account('admin', null);
    await settleRole('u', store);
    expect(now).toMatchObject({ profileRole: 'admin', claim: 'admin' });
  });

  it('of a new account whose application was approved first is a partner’s', async () => {
    const { store, now } = account('customer', 'Approved');
    await settleRole('u', store);
    expect(now).toMatchObject({ profileRole: 'partner', claim: 'partner' });
  });
});
