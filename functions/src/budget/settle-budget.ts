import { DAY_MS } from '@app/domain/calendar';
import { judgeBudget, type BudgetWindow, type DailyWrite, type Pausable } from '@app/domain/budgets';

/** The fields of a document that a budget needs. */
export interface Written {
  /** The document's path. */
  path: string;
  /** Its `created_at`. */
  at: Date;
  /** When Firestore stored it. */
  storedAt: Date;
}

export interface BudgetStore {
  /** How many documents the account has written after `since`; counts up to `most`. */
  count(kind: Pausable, uid: string, since: Date, most: number): Promise<number>;
  /** The first of them, at most `most`, in the order of `created_at`. */
  list(kind: Pausable, uid: string, since: Date, most: number): Promise<Written[]>;
  /** How many documents the account has written into the collection of a document; counts up to `most`. */
  countBeside(kind: Pausable, path: string, uid: string, most: number): Promise<number>;
  /** All of them, in any order. */
  listBeside(kind: Pausable, path: string, uid: string): Promise<Written[]>;
  /** Deletes documents with their subcollections. */
  remove(paths: string[]): Promise<void>;
  /** Makes the rules deny more of this kind until then. */
  pause(kind: Pausable | DailyWrite, uid: string, until: Date): Promise<void>;
}

/**
 * The rules require a client to write the request's time as `created_at`. A document with another one was written by the
 * server (demo data, an import), and is not counted. In milliseconds; a commit takes no longer than a minute.
 */
const COMMITTED_WITHIN = 60_000;
/** Rounding: Firestore keeps microseconds, `created_at` may have fewer. */
const TOLERANCE = 2;

function isClients({ at, storedAt }: Pick<Written, 'at' | 'storedAt'>): boolean {
  const took = storedAt.getTime() - at.getTime();
  return took >= -TOLERANCE && took <= COMMITTED_WITHIN;
}

/** How many documents beyond the budget one query lists; any further one is beyond the budget in any case. */
const BURST = 100;

/**
 * Says whether a new document is within its author's budget, deletes documents beyond it, and sets the pause once the
 * budget is used up. Which documents stay depends only on the documents: the event may be delivered twice, late and
 * concurrently.
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

/**
 * The same for what an account may write into one case in all. The first stay, and each one at the limit or beyond pauses the account for a day.
 * @param most so many; undefined: there is no limit
 */
export async function settleShare(
  store: BudgetStore,
  kind: Pausable,
  most: number | undefined,
  uid: string,
  own: Written,
): Promise<{ isWithin: boolean; removed: number }> {
  if (most === undefined || !isClients(own) || (await store.countBeside(kind, own.path, uid, most)) < most)
    return { isWithin: true, removed: 0 };
  const listed = await store.listBeside(kind, own.path, uid);
  const written = (listed.some(({ path }) => path === own.path) ? listed : [...listed, own]).toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.path < other.path ? -1 : 1),
  );
  const last = written.at(-1) ?? own;
  await store.pause(kind, uid, new Date(last.at.getTime() + DAY_MS));
  const beyond = written.slice(most).filter(isClients);
  if (beyond.length > 0) await store.remove(beyond.map(({ path }) => path));
  return { isWithin: !beyond.some(({ path }) => path === own.path), removed: beyond.length };
}
