import { judgeBudget, type BudgetWindow, type Pausable } from '@app/domain/budgets';

/** Something that an account has written, as far as a budget asks. */
export interface Written {
  /** The document's path. */
  path: string;
  /** Its `created_at`. */
  at: Date;
  /** When Firestore stored it. */
  storedAt: Date;
}

export interface BudgetStore {
  /** How many documents the account has written after `since`; counts no further than `most`. */
  count(kind: Pausable, uid: string, since: Date, most: number): Promise<number>;
  /** The first of them, at most `most`, in the order of `created_at`. */
  list(kind: Pausable, uid: string, since: Date, most: number): Promise<Written[]>;
  /** Takes away documents with all that lies below them. */
  remove(paths: string[]): Promise<void>;
  /** Lets the rules refuse more of this kind until then. */
  pause(kind: Pausable, uid: string, until: Date): Promise<void>;
}

/**
 * The rules let a client write no other `created_at` than the request's time. A document with another one was written by
 * the server (demo data, an import), and counts for nobody. In milliseconds; a commit takes no longer than a minute.
 */
const COMMITTED_WITHIN = 60_000;
/** Rounding: Firestore keeps microseconds, `created_at` may have fewer. */
const TOLERANCE = 2;

export function isClients({ at, storedAt }: Pick<Written, 'at' | 'storedAt'>): boolean {
  const took = storedAt.getTime() - at.getTime();
  return took >= -TOLERANCE && took <= COMMITTED_WITHIN;
}

/** Beyond the budget, so many more are looked at in one go; what is beyond these is beyond the budget in any case. */
const BURST = 100;

/**
 * Says whether a new document is within its author's budget, takes away what is not, and sets the pause once the budget is
 * used up. Which documents stay follows from the documents alone: the event may come twice, late and beside others.
 */
export async function settleBudget(
  store: BudgetStore,
  kind: Pausable,
  windows: readonly BudgetWindow[],
  uid: string,
  own: Written,
): Promise<{ isWithin: boolean; removed: number }> {
  const longest = Math.max(...windows.map(({ ms }) => ms));
  const fewest = Math.min(...windows.map(({ most }) => most));
  const most = Math.max(...windows.map((window) => window.most));
  const since = new Date(own.at.getTime() - longest);
  if (!isClients(own) || (await store.count(kind, uid, since, fewest)) < fewest) {
    return { isWithin: true, removed: 0 };
  }
  const listed = await store.list(kind, uid, since, most + BURST);
  const written = listed.some(({ path }) => path === own.path) ? listed : [...listed, own];
  const { beyond, pausedUntil } = judgeBudget(windows, written.filter(isClients));
  if (pausedUntil !== null) await store.pause(kind, uid, pausedUntil);
  if (beyond.length > 0) await store.remove(beyond.map(({ path }) => path));
  return { isWithin: !beyond.some(({ path }) => path === own.path), removed: beyond.length };
}
