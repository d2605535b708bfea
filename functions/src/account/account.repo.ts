import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { profileSchema } from '@app/domain/account';
import { partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { roleSchema } from '@app/domain/roles';
import { isBlank } from '@app/domain/text';
import type { Caller } from '../lib/callable.ts';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, document, runTransaction } from '../lib/firestore.ts';
import { setRoleClaim } from './claims.repo.ts';
import type { newProfile } from './new-profile.ts';
import type { RoleState, RoleStore } from './role-sync.ts';
import * as z from 'zod/mini';

const roleOfProfile = z.pick(profileSchema, { role: true });
const statusOfPartner = z.pick(partnerSchema, { status: true });
const contactOfPartner = z.pick(partnerSchema, { contact_person: true });

function toState(profile: DocumentSnapshot, partner: DocumentSnapshot): RoleState {
  return {
    profileRole: profile.exists ? roleOfProfile.parse(profile.data()).role : null,
    partnerStatus: partner.exists ? statusOfPartner.parse(partner.data()).status : null,
  };
}

/** Both documents as one transaction sees them: by one request, so that it never holds one and waits for the other. */
async function readBoth(transaction: Transaction, uid: string) {
  const [profile, partner] = await transaction.getAll(
    document(paths.profile(uid)),
    document(paths.partner(uid)),
  );
  if (profile === undefined || partner === undefined) throw new Error('fewer documents than were asked for');
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
    runTransaction(paths.partner(uid), async (transaction) => {
      const { profile, partner } = await readBoth(transaction, uid);
      const now = toState(profile, partner);
      if (decide(now) !== role) return false;
      if (now.profileRole !== role) transaction.update(profile.ref, { role });
      return true;
    }),
};

/** Creates the profile unless it exists: neither a repeated nor a late delivery resets a role. */
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
  return runTransaction(paths.partner(uid), async (transaction) => {
    const { profile, partner } = await readBoth(transaction, uid);
    const disabled = profile.get('disabled') === true;
    if (!partner.exists || (partner.get('disabled') === true) === disabled) return false;
    transaction.update(partner.ref, { disabled: disabled ? true : FieldValue.delete() });
    return true;
  });
}

/**
 * @param signedInAt seconds since 1970, the token's `auth_time`: a sign-in before the address was verified counts as locked
 * @returns null for an account without a profile
 * @throws ZodError when its role is none
 */
export async function readCaller(uid: string, signedInAt: number): Promise<Caller | null> {
  const profile = await document(paths.profile(uid)).get();
  if (!profile.exists) return null;
  const isOver = Number(profile.get('valid_after') ?? 0) > signedInAt;
  const role = roleSchema.parse(profile.get('role'));
  return { uid, role, disabled: profile.get('disabled') === true || isOver };
}

/**
 * Gives the profile the contact person's name where it has none (requirements section 7), so that a new partner's notes carry one.
 * @returns whether it did
 */
export async function nameAfterContact(uid: string): Promise<boolean> {
  return runTransaction(paths.partner(uid), async (transaction) => {
    const { profile, partner } = await readBoth(transaction, uid);
    if (!profile.exists || !partner.exists || !isBlank(String(profile.get('full_name') ?? ''))) return false;
    const { contact_person: name } = contactOfPartner.parse(partner.data());
    if (isBlank(name)) return false;
    transaction.update(profile.ref, { full_name: name });
    return true;
  });
}

/** Locks the documents of accounts, where rules and functions look. @returns how many were not locked before */
export async function lockDocuments(uids: string[]): Promise<number> {
  const locked = await Promise.all(
    uids.map((uid) =>
      runTransaction(paths.partner(uid), async (transaction) => {
        const { profile, partner } = await readBoth(transaction, uid);
        const open = [profile, partner].filter((found) => found.exists && found.get('disabled') !== true);
        for (const { ref } of open) transaction.update(ref, { disabled: true });
        return open.length > 0;
      }),
    ),
  );
  return locked.filter(Boolean).length;
}
