import type { settleAccount as contract } from '@app/domain/contracts/settle-account';
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

export interface SettlementStore {
  /** Does the profile say that nobody has proven the address? */
  isUnproven(uid: string): Promise<boolean>;
  /** null: there is no such account. */
  readAccount(uid: string): Promise<AccountState | null>;
  /** Ends every sign-in, and takes away these ways of signing in. */
  endSignIns(uid: string, unlink: string[]): Promise<void>;
  /** Deletes what was uploaded and belongs to no case. */
  removeUploads(uid: string): Promise<void>;
  /** Resets the documents to what the provider says, and refuses tokens of earlier sign-ins. */
  resetDocuments(uid: string, account: AccountState): Promise<void>;
  markProven(uid: string): Promise<void>;
}

/**
 * Who can register an address with a password need not own it; who comes with Google does. So an account whose address
 * was unproven until Google said otherwise may hold what somebody else put there, and somebody else may be signed in: both
 * end. A password account that is proven by the mail's link has had one holder of password and mailbox: everything stays.
 *
 * The mark in the profile goes last: a settlement that breaks off is done again by the next call.
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
  await store.resetDocuments(uid, account);
  return 'secured';
}

/** Ways of signing in that do not show that the address is one's own: a password, or somebody else's Google account. */
function foreignProviders({ email, providers }: AccountState): string[] {
  return providers
    .filter((provider) => provider.id === 'password' || !isSame(provider.email, email))
    .map(({ id }) => id);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
