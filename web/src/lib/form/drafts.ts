import { LEFT_MESSAGE } from '@app/domain/browser-keys';
import { tabStorage } from '../browser-storage.ts';
import { session, type Session } from '../session/session.ts';

/**
 * Input that was typed and not sent, stored in this tab for a reload, a change of page or a lost session; never readable by
 * another person, and removed when its author signs out, in any tab. Files cannot be stored.
 */
const PREFIX = 'draft:';

function keyOf(uid: string, form: string): string {
  return `${PREFIX}${uid}:${form}`;
}

export const drafts = {
  read: (uid: string, form: string): unknown => tabStorage.readJson(keyOf(uid, form)),
  write: (uid: string, form: string, value: unknown): void =>
    tabStorage.write(keyOf(uid, form), JSON.stringify(value)),
  /** The forms of which there is a draft and whose names begin so. */
  named: (uid: string, prefix: string): string[] =>
    tabStorage
      .keys()
      .filter((key) => key.startsWith(keyOf(uid, prefix)))
      .map((key) => key.slice(keyOf(uid, '').length)),
  remove: (uid: string, form: string): void => tabStorage.write(keyOf(uid, form), null),
  /** Removes the drafts of everybody else, once somebody is signed in. */
  keepOnly: (now: Session): void => {
    if ('uid' in now) removeAllBut(keyOf(now.uid, ''));
  },
};

/** @param prefix null: all, and what was begun on a public page (`begun-message.ts`) */
function removeAllBut(prefix: string | null): void {
  if (prefix === null) tabStorage.write(LEFT_MESSAGE, null);
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && (prefix === null || !key.startsWith(prefix))) tabStorage.write(key, null);
  }
}

/** Session storage is per tab, so that other tabs must be notified of a sign-out. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drafts');
otherTabs?.addEventListener('message', () => removeAllBut(null));

session.onChangeOfPerson((lost) => {
  if (lost) return;
  removeAllBut(null);
  otherTabs?.postMessage('left');
});
