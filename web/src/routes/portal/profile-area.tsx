import type { ReactNode } from 'react';
import { useSession, type Session } from '@/lib/session/session';
import AdminArea from './admin/area';
import CustomerArea from './customer/area';
import PartnerArea from './partner/area';

const AREAS = { admin: AdminArea, partner: PartnerArea, customer: CustomerArea };

/** The pages of every role (profile, settings, notifications), in the frame of the area that the account belongs to. */
export default function ProfileArea({ children }: { children: ReactNode }) {
  const Area = AREAS[areaOf(useSession())];
  return <Area>{children}</Area>;
}

function areaOf(now: Session): keyof typeof AREAS {
  if (now.state === 'signed-in') {
    if (now.profile.role === 'admin') return 'admin';
    return now.partner?.status === 'Approved' ? 'partner' : 'customer';
  }
  const role = now.state === 'loading' ? now.recognised?.role : undefined;
  return role === 'admin' || role === 'partner' ? role : 'customer';
}
