import type { ReactNode } from 'react';
import { useSession } from '@/lib/session/session';
import { areaOf } from '@/lib/session/area';
import { PortalArea } from '../portal-area';

/** For an Approved partner the own cases are in the partner's frame: its menu leads back to the assigned ones. */
export default function CustomerArea({ children }: { children: ReactNode }) {
  const now = useSession();
  const isPartner = now.state === 'signed-in' && areaOf(now) === 'partner';
  return <PortalArea area={isPartner ? 'partner' : 'customer'}>{children}</PortalArea>;
}
