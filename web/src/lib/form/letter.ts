import { LEFT_LETTER } from '@app/domain/browser-keys';

export interface Letter {
  subject: string;
  message: string;
}

/** A message begun on another page, kept in this tab and never in an address. */
export const letter = {
  leave: (begun: Letter): void => {
    try {
      sessionStorage.setItem(LEFT_LETTER, JSON.stringify(begun));
    } catch {
      // Storage full or forbidden: the form is empty then.
    }
  },
  /** What was begun, once; null when nothing was. */
  take: (): Letter | null => {
    try {
      const text = sessionStorage.getItem(LEFT_LETTER);
      sessionStorage.removeItem(LEFT_LETTER);
      const begun: unknown = text === null ? null : JSON.parse(text);
      return isLetter(begun) ? begun : null;
    } catch {
      return null;
    }
  },
};

function isLetter(value: unknown): value is Letter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    'message' in value &&
    typeof value.subject === 'string' &&
    typeof value.message === 'string'
  );
}
