import { useEffect } from 'react';
import { useLazy } from '@/lib/page/use-lazy';
import { useOnline } from '@/lib/page/use-online';

const loadStatus = () => import('./portal-status');
/** What the first page needs goes first. In ms. */
const COMES_AFTER = 5_000;
/** Whether the code has been loaded in this document. */
let hasCome = false;

/** The state of the connection and of the portal's version: some time after the first page, or as soon as there is no connection. */
export function LateStatus() {
  const [code, want] = useLazy(loadStatus);
  const isOnline = useOnline();
  useEffect(() => {
    const load = () => {
      want().then(
        () => {
          hasCome = true;
        },
        () => undefined, // no connection and no service worker
      );
    };
    const timer = setTimeout(load, isOnline && !hasCome ? COMES_AFTER : 0);
    return () => clearTimeout(timer);
  }, [isOnline, want]);
  // There before its text, so that screen readers announce it.
  return <div role="status">{code && <code.PortalStatus />}</div>;
}
