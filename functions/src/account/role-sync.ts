import { roleForPartnerStatus, type PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { PermanentError, TransientError } from '../lib/errors.ts';

/** The current state of the two documents that determine a role; null where there is none. */
export interface RoleState {
  profileRole: Role | null;
  partnerStatus: PartnerStatus | null;
}

export interface RoleStore {
  read(uid: string): Promise<RoleState>;
  /** Idempotent: sets the claim `role` and keeps other claims. @returns false for an account that does not exist */
  setClaim(uid: string, role: Role): Promise<boolean>;
  /** In one transaction: saves `role` in the profile if `decide` still gives it, and says whether it did. */
  saveRole(uid: string, role: Role, decide: (now: RoleState) => Role | null): Promise<boolean>;
}

/** A burst of decisions settles within a few rounds; beyond that the event is retried. */
const ROUNDS = 10;

/**
 * Sets claim and profile to the role that the partner record requires NOW, whatever the event said: events are
 * delivered twice, late and in any order.
 *
 * The claim is set before the profile: a client fetches a new token when its profile changes, and that token must
 * already hold the new claim. Claims have no transaction, so the documents are read again after the claim was set; if
 * they have changed, everything is repeated. The last delivery to set the claim therefore sets what the documents
 * say.
 * @returns null when record and account are both gone, as after an erasure: there is nothing to do
 * @throws PermanentError when only the account is gone
 */
export async function applyPartnerStatus(uid: string, store: RoleStore): Promise<Role | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const state = await store.read(uid);
    const role = decidedRole(state);
    if (role === null) {
      // The account is new and its profile does not exist yet; it will be created with the role customer.
      if (state.partnerStatus !== 'Approved') return 'customer';
      throw new TransientError('no profile yet');
    }
    if (!(await store.setClaim(uid, role))) {
      // Read again: an erasure deletes the record before the account, and may have begun after the first look.
      if ((await store.read(uid)).partnerStatus === null) return null;
      throw missingAccount();
    }
    if (await store.saveRole(uid, role, decidedRole)) return role;
  }
  throw new TransientError('role keeps changing');
}

/**
 * Sets the claim to the profile's role NOW.
 * @returns null when the profile is gone
 * @throws PermanentError when only the account is gone
 */
export async function mirrorRole(
  uid: string,
  store: Pick<RoleStore, 'read' | 'setClaim'>,
): Promise<Role | null> {
  let role = (await store.read(uid)).profileRole;
  for (let round = 0; round < ROUNDS; round++) {
    if (role === null) return null;
    if (!(await store.setClaim(uid, role))) throw missingAccount();
    const now = (await store.read(uid)).profileRole;
    if (now === role) return role;
    role = now;
  }
  throw new TransientError('role keeps changing');
}

/**
 * The claim of an account whose profile has just been created. Its partner record may have been created, and approved,
 * before the profile.
 */
export async function settleRole(uid: string, store: RoleStore): Promise<Role | null> {
  const { partnerStatus } = await store.read(uid);
  return partnerStatus === null ? mirrorRole(uid, store) : applyPartnerStatus(uid, store);
}

function decidedRole({ profileRole, partnerStatus }: RoleState): Role | null {
  if (profileRole === null) return null;
  // The record was deleted: handled like a rejection.
  return roleForPartnerStatus(partnerStatus ?? 'Rejected', profileRole);
}

/** For an account that does not exist or was deleted. */
function missingAccount(): PermanentError {
  return new PermanentError('no such account');
}
