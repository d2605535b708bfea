import type { Language } from '@app/domain/language';
import type { Theme } from '@app/domain/theme';

/** A choice that a user made in this browser, as opposed to one that was detected or applied from the account. */
export type OwnChoice = { language: Language } | { theme: Theme };

const listeners = new Set<(choice: OwnChoice) => void>();

/** Notifies the modules that store choices beyond this browser; independent of accounts. */
export const ownChoices = {
  tell: (choice: OwnChoice): void => {
    for (const listener of listeners) listener(choice);
  },
  /** @returns unsubscribe */
  subscribe: (listener: (choice: OwnChoice) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reads from local storage; null also where storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to local storage, null to remove. Where storage is forbidden the value lasts as long as the page. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage forbidden, see above.
  }
}
