import type { ReactNode } from 'react';
import { areaOf } from '@/lib/session/area';
import { hintedRole } from '@/lib/session/session-hint';
import { useSession, type Session } from '@/lib/session/session';
import AdminArea from './admin/area';
import CustomerArea from './customer/area';
import PartnerArea from './partner/area';

const AREAS = { admin: AdminArea, partner: PartnerArea, customer: CustomerArea };

/** The pages of every role (profile, settings, notifications), in the frame of the area that the account belongs to. */
export default function ProfileArea({ children }: { children: ReactNode }) {
  const Area = AREAS[frameOf(useSession())];
  return <Area>{children}</Area>;
}

function frameOf(now: Session): keyof typeof AREAS {
  if (now.state === 'signed-in') return areaOf(now);
  const recognised = now.state === 'loading' ? now.recognised : undefined;
  const role = recognised === undefined ? hintedRole() : recognised.role;
  return role === 'admin' || role === 'partner' ? role : 'customer';
}
