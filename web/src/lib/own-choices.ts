import type { Language } from '@app/domain/language';
import type { Theme } from '@app/domain/theme';

/** What a hand has chosen in this browser, as opposed to what was found out or taken over from the account. */
export type OwnChoice = { language: Language } | { theme: Theme };

const listeners = new Set<(choice: OwnChoice) => void>();

/** Tells whoever keeps choices beyond this browser; knows nothing of accounts itself. */
export const ownChoices = {
  tell: (choice: OwnChoice): void => {
    for (const listener of listeners) listener(choice);
  },
  /** @returns how to stop */
  subscribe: (listener: (choice: OwnChoice) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reads what this browser keeps; null also where storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, null to forget it. Where storage is forbidden it lasts as long as the page. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // As said.
  }
}
