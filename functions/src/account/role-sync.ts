import { roleForPartnerStatus, type PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { PermanentError, TransientError } from '../lib/errors.ts';

/** The two documents that decide over a role, as they are now; null where there is none. */
export interface RoleState {
  profileRole: Role | null;
  partnerStatus: PartnerStatus | null;
}

export interface RoleStore {
  read(uid: string): Promise<RoleState>;
  /** Sets the claim `role`, keeps other claims, does nothing when it is set already. */
  setClaim(uid: string, role: Role): Promise<void>;
  /** In one transaction: saves `role` in the profile if `decide` still gives it, and says whether it did. */
  saveRole(uid: string, role: Role, decide: (now: RoleState) => Role | null): Promise<boolean>;
}

/** A burst of decisions settles within a few rounds; beyond that another delivery goes on. */
const ROUNDS = 10;

/**
 * Brings claim and profile to the role that the partner record asks for NOW, whatever the event said: events come
 * twice, late and in any order.
 *
 * The claim is set first and the profile after it: a client fetches a new token when its profile changes, and that
 * token must already hold the new claim. Claims have no transaction, so the documents are read again after the claim
 * was set; if they have moved on, everything is done once more. Whoever sets the claim last therefore sets what the
 * documents say.
 */
export async function applyPartnerStatus(uid: string, store: RoleStore): Promise<Role> {
  for (let round = 0; round < ROUNDS; round++) {
    const state = await store.read(uid);
    const role = decidedRole(state);
    if (role === null) {
      // The account is so new that its profile is still on its way; it comes as a customer's.
      if (state.partnerStatus !== 'Approved') return 'customer';
      throw new TransientError('no profile yet');
    }
    await store.setClaim(uid, role);
    if (await store.saveRole(uid, role, decidedRole)) return role;
  }
  throw new TransientError('role keeps changing');
}

/** Brings the claim to the role of the profile NOW. @returns null when the profile is gone */
export async function mirrorRole(
  uid: string,
  store: Pick<RoleStore, 'read' | 'setClaim'>,
): Promise<Role | null> {
  let role = (await store.read(uid)).profileRole;
  for (let round = 0; round < ROUNDS; round++) {
    if (role === null) return null;
    await store.setClaim(uid, role);
    const now = (await store.read(uid)).profileRole;
    if (now === role) return role;
    role = now;
  }
  throw new TransientError('role keeps changing');
}

/**
 * The claim of an account whose profile has just been made. Its partner record may have come, and been approved, before
 * the profile did.
 */
export async function settleRole(uid: string, store: RoleStore): Promise<Role | null> {
  const { partnerStatus } = await store.read(uid);
  return partnerStatus === null ? mirrorRole(uid, store) : applyPartnerStatus(uid, store);
}

function decidedRole({ profileRole, partnerStatus }: RoleState): Role | null {
  if (profileRole === null) return null;
  // No record any more: as if it had been rejected.
  return roleForPartnerStatus(partnerStatus ?? 'Rejected', profileRole);
}

/** @throws PermanentError for an account that does not exist (any more) */
export function missingAccount(): never {
  throw new PermanentError('no such account');
}
