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
