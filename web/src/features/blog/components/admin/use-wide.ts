import { useSyncExternalStore } from 'react';

/** From here on text and preview stand side by side: Tailwind's `xl`. */
const WIDE = '(width >= 80rem)';

function follow(tell: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether the screen has room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
