import { THEMES } from '@app/domain/preferences';
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
import { Avatar } from '@/components/ui/avatar';
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
import { useSignOut } from '@/features/session/components/use-sign-out';
import { useKeepChoices } from '@/features/settings/components/use-keep-choices';
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';
import { chooseTheme, useTheme } from '@/lib/theme';

/**
 * Who one is, where one works, how the desk looks, and the way out.
 * @param onSite on a public page: the admin's dashboard is named, the way back to the site is not
 */
export function UserMenu({ onSite = false }: { onSite?: boolean }) {
  const { t } = useTranslation(['portal', 'common', 'session']);
  const { uid, email, profile, partner } = useSignedIn();
  const signOut = useSignOut();
  const theme = useTheme();
  useKeepChoices(uid);
  const name = profile.full_name === '' ? email : profile.full_name;

  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="inline-flex min-h-11 max-w-64 items-center gap-2.5 rounded-md px-1.5 hover:bg-fold sm:pe-3">
        <span className="sr-only">{t('portal:user.label')}</span>
        <Avatar name={name} src={profile.avatar_url} />
        <span className="hidden truncate sm:inline">{name}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="flex items-center gap-3">
          <CircleUserRound aria-hidden className="size-4" />
          <span className="break-all">{email}</span>
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
          {t('portal:menu.profile')}
        </Entry>
        <Entry to={links.customer.settings} icon={<Settings aria-hidden />}>
          {t('portal:menu.settings')}
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
