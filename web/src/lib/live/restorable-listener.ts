import { onSnapshot } from 'firebase/firestore';

interface Listener {
  open: () => () => void;
  close: () => void;
}

const listeners = new Set<Listener>();

/** As `onSnapshot`; ends when the page is left, and resumes when the browser restores it from its back/forward cache (decision 160). */
export const listen = ((...given: Parameters<typeof onSnapshot>) => {
  const open = () => onSnapshot(...given);
  const listener: Listener = { open, close: open() };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    listener.close();
  };
}) as typeof onSnapshot;

addEventListener('pagehide', () => {
  for (const { close } of listeners) close();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const listener of listeners) listener.close = listener.open();
});
