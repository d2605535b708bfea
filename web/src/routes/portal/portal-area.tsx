import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LanguageSwitch } from '@/components/language-switch';
import type { MenuEntry } from '@/components/menu-entries';
import { PortalShell } from '@/components/portal-shell';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { VerifyBanner } from '@/features/session/components/verify-banner';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';
import { site } from '@/site.config';
import { UserMenu } from './user-menu';

interface PortalAreaProps {
  area: 'customer' | 'partner' | 'admin';
  menu: readonly MenuEntry[];
}

/** The frame of a signed-in area: menu by role, bell, user menu, and the reminder to confirm one's address. */
export function PortalArea({ area, menu }: PortalAreaProps) {
  const { t } = useTranslation(['portal', 'common']);
  const { uid } = useSignedIn();
  const language = useLanguage();
  return (
    <PortalShell
      brand={site.name[language]}
      area={t(`portal:areas.${area}`)}
      homeLink={links.home}
      menu={menu}
      labels={{
        menu: t('portal:menu.label'),
        openMenu: t('portal:menu.open'),
        close: t('common:close'),
        skip: t('common:skipToContent'),
      }}
      tools={
        <>
          <LanguageSwitch />
          <NotificationBell uid={uid} />
          <UserMenu />
        </>
      }
      banner={<VerifyBanner />}
    >
      <Outlet />
    </PortalShell>
  );
}
