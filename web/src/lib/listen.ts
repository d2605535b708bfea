import { onSnapshot } from 'firebase/firestore';

const open = new Set<() => void>();

/** As `onSnapshot`, and ends when the page is left (decision 160). */
export const listen = ((...given: Parameters<typeof onSnapshot>) => {
  const stop = onSnapshot(...given);
  open.add(stop);
  return () => {
    open.delete(stop);
    stop();
  };
}) as typeof onSnapshot;

addEventListener('pagehide', () => {
  for (const stop of open) stop();
  open.clear();
});
// Restored from the back/forward cache, its data would stay as they were.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
