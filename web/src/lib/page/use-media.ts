import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query asks, now and whenever that changes; in a page made at the build it is. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  );
}
