import { THEMES } from '@app/domain/theme';
import {
  CircleUserRound,
  Globe,
  LayoutDashboard,
  LogOut,
  Settings,
  ShieldCheck,
  UserRoundPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Popup } from '@/components/lazy-popup';
import { NameText } from '@/components/name-text';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useSignOut } from '@/features/session/use-sign-out';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { chooseTheme, useTheme } from '@/lib/session/theme';

/** What the user menu opens. */
export function UserMenuEntries({ popup, onSite }: { popup: Popup; onSite: boolean }) {
  const { t } = useTranslation(['portal', 'common', 'session']);
  const { email, profile, partner } = useSignedIn();
  const signOut = useSignOut();
  const theme = useTheme();
  return (
    <DropdownMenu {...popup.root}>
      <DropdownMenuTrigger asChild>{popup.anchor}</DropdownMenuTrigger>
      <DropdownMenuContent {...popup.menu}>
        <DropdownMenuLabel className="flex items-center gap-3">
          <CircleUserRound aria-hidden className="size-4" />
          <span>
            <span className="block font-medium break-words">
              <NameText name={profile.full_name} />
            </span>
            <span className="break-all">{email}</span>
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {onSite && profile.role === 'admin' && (
          <Entry to={links.admin.dashboard} icon={<ShieldCheck aria-hidden />}>
            {t('portal:menu.adminDashboard')}
          </Entry>
        )}
        <Entry to={links.customer.dashboard} icon={<LayoutDashboard aria-hidden />}>
          {t('portal:menu.dashboard')}
        </Entry>
        <Entry
          to={partner?.status === 'Approved' ? links.partner.profile : links.customer.profile}
          icon={<UserRoundPen aria-hidden />}
        >
          {t('headings:person.title')}
        </Entry>
        <Entry to={links.customer.settings} icon={<Settings aria-hidden />}>
          {t('headings:settings.title')}
        </Entry>
        {!onSite && (
          <Entry to={links.home} icon={<Globe aria-hidden />}>
            {t('common:backToSite')}
          </Entry>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('common:theme.label')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(chosen) => {
            chooseTheme(THEMES.find((each) => each === chosen) ?? 'system');
          }}
        >
          {THEMES.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {t(`common:theme.${each}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          {t('session:logout.action')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </DropdownMenuItem>
  );
}
