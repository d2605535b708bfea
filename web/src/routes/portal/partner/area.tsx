import type { ReactNode } from 'react';
import { PortalArea } from '../portal-area';

export default function PartnerArea({ children }: { children: ReactNode }) {
  return <PortalArea area="partner">{children}</PortalArea>;
}
