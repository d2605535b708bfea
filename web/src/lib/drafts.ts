import { session } from './session.ts';

/**
 * What a person has typed and not sent, kept in this tab for a reload or a change of page; never for another person.
 * Files cannot be kept.
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
  /** At a change of person. */
  clear: (): void => {
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};

session.onChangeOfPerson(drafts.clear);
