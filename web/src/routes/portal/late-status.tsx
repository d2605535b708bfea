import { useEffect } from 'react';
import { useLazy } from '@/lib/page/use-lazy';
import { useOnline } from '@/lib/page/use-online';

const loadStatus = () => import('./portal-status');
/** What the page itself needs goes first. In ms. */
const COMES_AFTER = 5_000;

/** The state of the connection and of the portal's version: some time after the page, or as soon as there is no connection. */
export function LateStatus() {
  const [code, want] = useLazy(loadStatus);
  const isOnline = useOnline();
  useEffect(() => {
    const load = () => void want().catch(() => undefined); // without a connection and without a service worker
    const timer = setTimeout(load, isOnline ? COMES_AFTER : 0);
    return () => clearTimeout(timer);
  }, [isOnline, want]);
  return code && <code.PortalStatus />;
}
