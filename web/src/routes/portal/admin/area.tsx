import {
  Building2,
  Files,
  Inbox,
  LayoutDashboard,
  Mails,
  Newspaper,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@/lib/links';
import { PortalArea } from '../portal-area';

export default function AdminArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <PortalArea
      area="admin"
      menu={[
        { to: links.admin.dashboard, label: t('menu.dashboard'), icon: <LayoutDashboard aria-hidden /> },
        { to: links.admin.partners, label: t('menu.partners'), icon: <Building2 aria-hidden /> },
        { to: links.admin.cases, label: t('menu.cases'), icon: <Files aria-hidden /> },
        { to: links.admin.blog, label: t('menu.blog'), icon: <Newspaper aria-hidden /> },
        { to: links.admin.contactMessages, label: t('menu.messages'), icon: <Inbox aria-hidden /> },
        { to: links.admin.subscriptions, label: t('menu.subscribers'), icon: <Mails aria-hidden /> },
        { to: links.admin.privacy, label: t('menu.privacy'), icon: <ShieldCheck aria-hidden /> },
        { to: links.admin.audit, label: t('menu.audit'), icon: <ScrollText aria-hidden /> },
      ]}
    >
      {children}
    </PortalArea>
  );
}
