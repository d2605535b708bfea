import { session, type Session } from './session.ts';

/**
 * What a person has typed and not sent, kept in this tab for a reload, a change of page or a lost session; never for another
 * person, and gone when its own signs out, in whichever tab. Files cannot be kept.
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
  /** What anybody else has left, at the latest when somebody is there. */
  keepOnly: (now: Session): void => {
    if ('uid' in now) removeAllBut(keyOf(now.uid, ''));
  },
};

function removeAllBut(prefix: string | null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && (prefix === null || !key.startsWith(prefix)))
        sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

/** Each tab has a storage of its own. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drafts');
otherTabs?.addEventListener('message', () => removeAllBut(null));

session.onChangeOfPerson((lost) => {
  if (lost) return;
  removeAllBut(null);
  otherTabs?.postMessage('left');
});
