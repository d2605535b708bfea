import { LayoutDashboard, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@/lib/navigation/links';
import { PortalArea } from '../portal-area';

export default function PartnerArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <PortalArea
      area="partner"
      menu={[
        { to: links.partner.dashboard, label: t('menu.dashboard'), icon: <LayoutDashboard aria-hidden /> },
        { to: links.partner.profile, label: t('headings:company.title'), icon: <UserRoundPen aria-hidden /> },
      ]}
    >
      {children}
    </PortalArea>
  );
}
