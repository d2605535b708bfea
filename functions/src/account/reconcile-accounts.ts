export interface ReconcileDeps {
  /** The uids of all accounts that are disabled in Auth, page by page. */
  disabledAccounts: () => AsyncIterable<string[]>;
  /** Locks the documents of these accounts. @returns how many were open */
  lock: (uids: string[]) => Promise<number>;
}

/**
 * An account that is disabled in Auth's console fires no event without Identity Platform: its documents are locked here.
 * The reverse is not done, because documents may be locked while Auth's account is enabled (`npm run disable-account -- --undo` opens both).
 */
export async function reconcileAccounts({ disabledAccounts, lock }: ReconcileDeps): Promise<number> {
  let locked = 0;
  for await (const uids of disabledAccounts()) locked += await lock(uids);
  return locked;
}
