import {
  NO_PREFERENCES,
  preferencesSchema,
  type Preferences,
  type PreferencesChange,
} from '@app/domain/preferences';
import { paths } from '@app/domain/paths';
import { doc, getDocFromServer, serverTimestamp } from 'firebase/firestore';
import { commit, withinTime } from '../firebase/commit.ts';
import { db } from '../firebase/firestore.ts';
import { decode } from '../live/live-sources.ts';
import * as z from 'zod/mini';

/** The preferences of the own account; by default nothing is chosen and nothing muted. */
export type Settled = Omit<Preferences, 'id' | 'updated_at'>;
type Change = PreferencesChange | ((now: Settled) => PreferencesChange);

/** @returns a person's preferences as the server has them now. @throws ProblemError `unconfirmed` after `ms` */
export async function readPreferences(uid: string, ms: number): Promise<Settled> {
  const snapshot = await withinTime(getDocFromServer(doc(db, paths.preferences(uid))), ms);
  return decode(snapshot, preferencesSchema) ?? nothing();
}

/** Saves that one tab begins go one after the other: two at once would be two transactions on one document. */
let last: Promise<void> = Promise.resolve();

/**
 * Changes a person's own preferences and leaves the rest as it is on the server.
 * @param change the new values, or what makes them of those that are there (one view more)
 * @throws ProblemError as `commit` does; ZodError for values that the rules would refuse
 */
export function savePreferences(uid: string, change: Change): Promise<void> {
  const saved = last.then(() => save(uid, change));
  last = saved.catch(() => undefined);
  return saved;
}

function save(uid: string, change: Change): Promise<void> {
  const target = doc(db, paths.preferences(uid));
  return commit(async (transaction) => {
    const now = decode(await transaction.get(target), preferencesSchema) ?? nothing();
    const { language, theme, muted_kinds, mail_off, views } = {
      ...now,
      ...(typeof change === 'function' ? change(now) : change),
    };
    const settled = storedSchema.parse({ language, theme, muted_kinds, mail_off, views });
    transaction.set(target, { ...settled, updated_at: serverTimestamp() });
  });
}

const storedSchema = z.omit(preferencesSchema, { id: true, updated_at: true });

/** Of an account that has saved none. */
export function nothing(): Settled {
  return { ...NO_PREFERENCES, muted_kinds: [], mail_off: [], views: {} };
}
