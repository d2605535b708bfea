import type { ReactNode } from 'react';
import { PortalArea } from '../portal-area';

export default function CustomerArea({ children }: { children: ReactNode }) {
  return <PortalArea area="customer">{children}</PortalArea>;
}
