import { LEFT_MESSAGE } from '@app/domain/browser-keys';
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
  read: (uid: string, form: string): unknown => {
    try {
      const text = sessionStorage.getItem(keyOf(uid, form));
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  },
  write: (uid: string, form: string, value: unknown): void => {
    try {
      sessionStorage.setItem(keyOf(uid, form), JSON.stringify(value));
    } catch {
      // Storage full or forbidden: a draft is a courtesy.
    }
  },
  remove: (uid: string, form: string): void => {
    try {
      sessionStorage.removeItem(keyOf(uid, form));
    } catch {
      // As above.
    }
  },
  /** Removes the drafts of everybody else, once somebody is signed in. */
  keepOnly: (now: Session): void => {
    if ('uid' in now) removeAllBut(keyOf(now.uid, ''));
  },
};

/** @param prefix null: all, and what was begun on a public page (`begun-message.ts`) */
function removeAllBut(prefix: string | null): void {
  try {
    if (prefix === null) sessionStorage.removeItem(LEFT_MESSAGE);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && (prefix === null || !key.startsWith(prefix)))
        sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
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
