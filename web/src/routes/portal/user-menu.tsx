import { CircleUserRound, Globe, LayoutDashboard, LogOut } from 'lucide-react';
import { useState } from 'react';
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
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';
import { applyTheme, readTheme, THEMES, type Theme } from '@/lib/theme';

/** Who one is, how the desk looks, and the way out. */
export function UserMenu() {
  const { t } = useTranslation(['portal', 'common', 'session']);
  const { email, profile } = useSignedIn();
  const signOut = useSignOut();
  const [theme, setTheme] = useState<Theme>(readTheme);
  const name = profile.full_name === '' ? email : profile.full_name;

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('portal:user.label')}
        className="inline-flex min-h-11 max-w-64 items-center gap-2.5 rounded-md px-1.5 hover:bg-fold sm:pe-3"
      >
        <Avatar name={name} src={profile.avatar_url} />
        <span className="hidden truncate sm:inline">{name}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="flex items-center gap-3">
          <CircleUserRound aria-hidden className="size-4" />
          <span className="break-all">{email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={links.customer.dashboard}>
            <LayoutDashboard aria-hidden />
            {t('portal:menu.dashboard')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={links.home}>
            <Globe aria-hidden />
            {t('common:backToSite')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('common:theme.label')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(chosen) => {
            const next = THEMES.find((each) => each === chosen) ?? 'system';
            setTheme(next);
            applyTheme(next);
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
