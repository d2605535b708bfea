import { useEffect } from 'react';
import { PortalStatus as Status } from '@/features/session/components/portal-status';
import { portalVersion } from '@/lib/page/portal-version';
import { useOnline } from '@/lib/page/use-online';
import { useSession } from '@/lib/session/session';

/** The line, and the service worker that it speaks of, which nobody gets who has not signed in. */
export function PortalStatus() {
  const isSignedIn = useSession().state === 'signed-in';
  const isOnline = useOnline();
  useEffect(() => {
    if (isSignedIn && isOnline) void portalVersion.keep();
  }, [isSignedIn, isOnline]);
  return <Status />;
}
