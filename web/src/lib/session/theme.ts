import { THEMES, type Theme } from '@app/domain/theme';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { ownChoices } from './own-choices.ts';

/** Light, dark, or as the system says. Kept in this browser; `web/site/browser/head-script.ts` sets it before the first paint. */
const KEY = 'theme';
/** Present when the theme was applied from the account, not chosen in this browser. */
const TAKEN_OVER = 'theme-taken-over';

const listeners = new Set<() => void>();
/** What is shown now, also where storage is forbidden. */
let shown: Theme | undefined;

function readTheme(): Theme {
  shown ??= THEMES.find((theme) => theme === browserStorage.read(KEY)) ?? 'system';
  return shown;
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  shown = theme;
  for (const listener of listeners) listener();
}

/** Sets the theme chosen by the user: at once, in this browser's other tabs too, and for later visits. */
export function chooseTheme(theme: Theme): void {
  browserStorage.write(KEY, theme);
  browserStorage.write(TAKEN_OVER, null);
  show(theme);
  ownChoices.tell({ theme });
}

/** Applies the account's theme, in a browser where none was chosen. */
export function takeOverTheme(theme: Theme): void {
  browserStorage.write(KEY, theme);
  browserStorage.write(TAKEN_OVER, '');
  show(theme);
}

/** Whether somebody has chosen in this browser; `system` is a choice too. */
export function hasOwnTheme(): boolean {
  return browserStorage.read(KEY) !== null && browserStorage.read(TAKEN_OVER) === null;
}

/** The theme in use. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) show(THEMES.find((theme) => theme === newValue) ?? 'system');
  };
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
  };
}
