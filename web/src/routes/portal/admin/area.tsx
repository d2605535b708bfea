import {
  Building2,
  Files,
  Inbox,
  LayoutDashboard,
  Mails,
  Newspaper,
  Scale,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useSession } from '@/lib/session/session';
import { useTouched } from '@/lib/page/use-touched';
import { PortalArea } from '../portal-area';

const WaitingBadge = lazy(async () => ({
  default: (await withTexts(['queue'], () => import('@/features/overview/components/waiting-badge')))
    .WaitingBadge,
}));

export default function AdminArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  const isSignedIn = useSession().state === 'signed-in';
  const isTouched = useTouched();
  const { pathname } = useLocation();
  // The dashboard asks for the same in any case; on another page they are only to be looked at.
  const isShown = isSignedIn && (isTouched || pathname === links.admin.dashboard);
  const badge = (kind: 'partners' | 'cases' | 'contacts' | 'privacyRequests') => (id: string) =>
    isShown && (
      <Suspense fallback={null}>
        <WaitingBadge kind={kind} id={id} />
      </Suspense>
    );
  return (
    <PortalArea
      area="admin"
      menu={[
        { to: links.admin.dashboard, label: t('menu.dashboard'), icon: <LayoutDashboard aria-hidden /> },
        {
          to: links.admin.partners,
          label: t('headings:partners.title'),
          icon: <Building2 aria-hidden />,
          badge: badge('partners'),
        },
        {
          to: links.admin.cases,
          label: t('headings:allCases.title'),
          icon: <Files aria-hidden />,
          badge: badge('cases'),
        },
        { to: links.admin.blog, label: t('menu.blog'), icon: <Newspaper aria-hidden /> },
        {
          to: links.admin.contactMessages,
          label: t('menu.messages'),
          icon: <Inbox aria-hidden />,
          badge: badge('contacts'),
        },
        { to: links.admin.subscriptions, label: t('menu.subscribers'), icon: <Mails aria-hidden /> },
        {
          to: links.admin.privacy,
          label: t('headings:privacy.title'),
          icon: <ShieldCheck aria-hidden />,
          badge: badge('privacyRequests'),
        },
        { to: links.admin.law, label: t('headings:law.title'), icon: <Scale aria-hidden /> },
        { to: links.admin.audit, label: t('headings:audit.title'), icon: <ScrollText aria-hidden /> },
      ]}
    >
      {children}
    </PortalArea>
  );
}
