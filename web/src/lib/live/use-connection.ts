import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Connection, type Live } from './connection.ts';

/** In place of a query that is switched off: it is never opened. */
const NOTHING = new Connection<never>(() => () => undefined);

/**
 * Observes a connection, which is open as long. null: stays `loading`.
 * @param linger how long it stays open afterwards, in ms
 * @param visit a new value retries a refused subscription
 */
export function useConnection<T>(connection: Connection<T> | null, linger?: number, visit?: string): Live<T> {
  const observed: Connection<T> = connection ?? NOTHING;
  const subscribe = useCallback(
    (onChange: () => void) => observed.subscribe(onChange, linger),
    [observed, linger],
  );
  const live = useSyncExternalStore(subscribe, observed.get, observed.get);
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    if (observed.get().status === 'failed') observed.retry();
  }, [observed, visit]);
  return live;
}
