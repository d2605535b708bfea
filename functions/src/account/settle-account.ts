import type { settleAccount as contract } from '@app/domain/contracts/settle-account';
import { isUnderContract, type Partner } from '@app/domain/partner';
import type * as z from 'zod/mini';

export type Settlement = z.infer<typeof contract.output>['outcome'];

/** What Auth says of an account now. */
export interface AccountState {
  email: string | null;
  emailVerified: boolean;
  /** `password`, `google.com` …, and the address that each knows. */
  providers: { id: string; email: string | null }[];
  displayName: string | null;
  photoUrl: string | null;
}

type HeldPartner = Pick<Partner, 'status' | 'company_name'>;

export interface SettlementStore {
  /** What the profile says of the address: it, and whether nobody had verified it when the account was created. */
  readAddress(uid: string): Promise<{ email: string; unproven: boolean }>;
  /** null: there is no such account, or it is disabled. */
  readAccount(uid: string): Promise<AccountState | null>;
  /** Revokes all sessions, and ends these sign-in methods. */
  endSignIns(uid: string, unlink: string[]): Promise<void>;
  /** Deletes what was uploaded and belongs to no case. */
  removeUploads(uid: string): Promise<void>;
  /** null: nobody has applied with this account. */
  readPartner(uid: string): Promise<HeldPartner | null>;
  /** Has the account own cases, or the role of an admin? */
  isEntrusted(uid: string): Promise<boolean>;
  /** Disables the account, ends these sign-in methods, and records that the server did. Idempotent. */
  lock(uid: string, unlink: string[]): Promise<void>;
  /** Notifies every admin that this partner is suspended, once for each address that the account takes. Idempotent. */
  tellOfSuspension(uid: string, company: string, email: string | null): Promise<void>;
  /**
   * Resets the documents to what the provider says, and refuses tokens of earlier sign-ins.
   * @param partner is suspended; null: the partner record is deleted
   */
  resetDocuments(uid: string, account: AccountState, partner: HeldPartner | null): Promise<void>;
  /** Ends the profile's mark, and gives it the address that Auth has. */
  markProven(uid: string, email: string | null): Promise<void>;
}

/**
 * Registering an address with a password does not prove that it is one's own; signing in with Google does. So an account
 * whose address was unverified until a Google sign-in may hold data of another person, who may still be signed in: the data
 * is deleted and the sessions are revoked. A password account that is verified by the mail's link had one holder of
 * password and mailbox: everything is kept.
 *
 * Nor does changing an account's address prove the new one, which Auth allows without asking: an account whose address is not the one of its
 * profile is settled, too. If a sign-in method proves the new address, it is its owner's; otherwise the link of a mail has proven it.
 *
 * An account that was proven under its first address may have own cases, which were submitted with that proof, or an admin's role. Neither
 * goes to the owner of another address: such an account is locked, and the office decides whose it is. Auth finds an account by a linked identity
 * before it compares addresses: what proves another address than the profile's is unlinked, or the account would be that owner's once it is enabled.
 *
 * The office has approved the person who applied, and may have given them cases: such a partner is suspended until an admin decides.
 *
 * The mark in the profile is removed last: the next call retries a settlement that was interrupted.
 */
export async function settle(store: SettlementStore, uid: string): Promise<Settlement> {
  const [address, account] = await Promise.all([store.readAddress(uid), store.readAccount(uid)]);
  if (account === null || !account.emailVerified) return 'nothing';
  if (!address.unproven && isSame(address.email, account.email)) return 'nothing';
  const others = account.providers.filter(({ id }) => id !== 'password');
  if (
    others.length === 0 ||
    !(address.unproven || others.some(({ email }) => isSame(email, account.email)))
  ) {
    await store.markProven(uid, account.email);
    return 'proven';
  }
  if (!address.unproven && (await store.isEntrusted(uid))) {
    await store.lock(uid, foreignProviders(account.providers, address.email));
    return 'locked';
  }
  await store.endSignIns(uid, foreignProviders(account.providers, account.email));
  await store.removeUploads(uid);
  const record = await store.readPartner(uid);
  const partner = record !== null && isUnderContract(record.status) ? record : null;
  if (partner !== null) await store.tellOfSuspension(uid, partner.company_name, account.email);
  await store.resetDocuments(uid, account, partner);
  return 'secured';
}

/** Sign-in methods that do not prove ownership of `email`: a password, or another person's Google account. */
function foreignProviders(providers: AccountState['providers'], email: string | null): string[] {
  return providers
    .filter((provider) => provider.id === 'password' || !isSame(provider.email, email))
    .map(({ id }) => id);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
