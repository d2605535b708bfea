import { FilePlus2, LayoutDashboard, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@/lib/navigation/links';
import { PortalArea } from '../portal-area';

export default function CustomerArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <PortalArea
      area="customer"
      menu={[
        {
          to: links.customer.dashboard,
          label: t('menu.dashboard'),
          icon: <LayoutDashboard aria-hidden />,
          exact: true,
        },
        { to: links.customer.newCase, label: t('headings:newCase.title'), icon: <FilePlus2 aria-hidden /> },
        { to: links.customer.profile, label: t('headings:person.title'), icon: <UserRoundPen aria-hidden /> },
      ]}
    >
      {children}
    </PortalArea>
  );
}
