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
  /** Does the profile say that the address is not verified? */
  isUnproven(uid: string): Promise<boolean>;
  /** null: there is no such account. */
  readAccount(uid: string): Promise<AccountState | null>;
  /** Revokes all sessions, and removes these sign-in methods. */
  endSignIns(uid: string, unlink: string[]): Promise<void>;
  /** Deletes what was uploaded and belongs to no case. */
  removeUploads(uid: string): Promise<void>;
  /** null: nobody has applied with this account. */
  readPartner(uid: string): Promise<HeldPartner | null>;
  /** Notifies every admin that this partner is suspended. Idempotent. */
  tellOfSuspension(uid: string, company: string): Promise<void>;
  /**
   * Resets the documents to what the provider says, and refuses tokens of earlier sign-ins.
   * @param partner is suspended; null: the partner record is deleted
   */
  resetDocuments(uid: string, account: AccountState, partner: HeldPartner | null): Promise<void>;
  markProven(uid: string): Promise<void>;
}

/**
 * Registering an address with a password does not prove that it is one's own; signing in with Google does. So an account
 * whose address was unverified until a Google sign-in may hold data of another person, who may still be signed in: the data
 * is deleted and the sessions are revoked. A password account that is verified by the mail's link had one holder of
 * password and mailbox: everything is kept.
 *
 * The office has approved the person who applied, and may have given them cases: such a partner is suspended until an admin decides.
 *
 * The mark in the profile is removed last: the next call retries a settlement that was interrupted.
 */
export async function settle(store: SettlementStore, uid: string): Promise<Settlement> {
  if (!(await store.isUnproven(uid))) return 'nothing';
  const account = await store.readAccount(uid);
  if (account === null || !account.emailVerified) return 'nothing';
  if (account.providers.every(({ id }) => id === 'password')) {
    await store.markProven(uid);
    return 'proven';
  }
  await store.endSignIns(uid, foreignProviders(account));
  await store.removeUploads(uid);
  const record = await store.readPartner(uid);
  const partner = record !== null && isUnderContract(record.status) ? record : null;
  if (partner !== null) await store.tellOfSuspension(uid, partner.company_name);
  await store.resetDocuments(uid, account, partner);
  return 'secured';
}

/** Sign-in methods that do not prove ownership of the address: a password, or another person's Google account. */
function foreignProviders({ email, providers }: AccountState): string[] {
  return providers
    .filter((provider) => provider.id === 'password' || !isSame(provider.email, email))
    .map(({ id }) => id);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
