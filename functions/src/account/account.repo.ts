import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { profileSchema } from '@app/domain/account';
import { partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import type { Caller } from '../lib/callable.ts';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, db, document } from '../lib/firestore.ts';
import { setRoleClaim } from './claims.repo.ts';
import type { newProfile } from './new-profile.ts';
import type { RoleState, RoleStore } from './role-sync.ts';
import * as z from 'zod/mini';

const roleOfProfile = z.pick(profileSchema, { role: true });
const statusOfPartner = z.pick(partnerSchema, { status: true });

function toState(profile: DocumentSnapshot, partner: DocumentSnapshot): RoleState {
  return {
    profileRole: profile.exists ? roleOfProfile.parse(profile.data()).role : null,
    partnerStatus: partner.exists ? statusOfPartner.parse(partner.data()).status : null,
  };
}

/** Both documents as one transaction sees them. */
async function readBoth(transaction: Transaction, uid: string) {
  const [profile, partner] = await Promise.all([
    transaction.get(document(paths.profile(uid))),
    transaction.get(document(paths.partner(uid))),
  ]);
  return { profile, partner };
}

export const roleStore: RoleStore = {
  async read(uid) {
    const [profile, partner] = await Promise.all([
      document(paths.profile(uid)).get(),
      document(paths.partner(uid)).get(),
    ]);
    return toState(profile, partner);
  },
  setClaim: setRoleClaim,
  saveRole: (uid, role, decide) =>
    db().runTransaction(async (transaction) => {
      const { profile, partner } = await readBoth(transaction, uid);
      const now = toState(profile, partner);
      if (decide(now) !== role) return false;
      if (now.profileRole !== role) transaction.update(profile.ref, { role });
      return true;
    }),
};

/** Creates the profile unless there is one: neither a second delivery nor a late one takes a role away. */
export async function createProfile(uid: string, profile: ReturnType<typeof newProfile>): Promise<boolean> {
  try {
    await document(paths.profile(uid)).create({ ...profile, created_at: FieldValue.serverTimestamp() });
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Copies the profile's lock to the partner record, where the rules and the admin's list look for it. */
export async function copyDisabled(uid: string): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const { profile, partner } = await readBoth(transaction, uid);
    const disabled = profile.get('disabled') === true;
    if (!partner.exists || (partner.get('disabled') === true) === disabled) return false;
    transaction.update(partner.ref, { disabled: disabled ? true : FieldValue.delete() });
    return true;
  });
}

export async function readCaller(uid: string): Promise<Caller | null> {
  const profile = await document(paths.profile(uid)).get();
  if (!profile.exists) return null;
  return { uid, role: String(profile.get('role')), disabled: profile.get('disabled') === true };
}
