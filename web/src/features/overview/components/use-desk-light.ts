import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}

function read(): string {
  return document.documentElement.dataset['theme'] ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

/** The desk by day or by night, for what is drawn and not styled. */
export function useDeskLight(): string {
  return useSyncExternalStore(subscribe, read);
}
