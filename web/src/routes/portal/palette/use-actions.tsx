import { LANGUAGES } from '@app/domain/language';
import { THEMES } from '@app/domain/theme';
import { Bell, FilePlus2, Globe, Languages, LogOut, Settings, SunMoon, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '@/components/menu-entries';
import { useSignOut } from '@/features/session/use-sign-out';
import { changeLanguage, useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { areaOf } from '@/lib/session/area';
import { useSignedIn } from '@/lib/session/session';
import { chooseTheme, useTheme } from '@/lib/session/theme';

/** What can be chosen in the palette: a page to go to, or something to do. */
export interface Choice {
  id: string;
  label: string;
  icon: ReactNode;
  /** The language of the label, where it is not the reader's. */
  lang?: string;
  to?: string;
  run?: () => void;
}

/** The pages of an area: those of its menu, and what everybody has. */
export function usePages(menu: readonly MenuEntry[]): Choice[] {
  const { t } = useTranslation(['portal', 'notifications', 'common']);
  const area = areaOf(useSignedIn());
  const entries = menu.map(({ to, label, icon }) => ({ id: to, to, label, icon }));
  const more: Choice[] = [
    { id: 'notifications', to: links.notifications, label: t('notifications:title'), icon: <Bell /> },
    { id: 'settings', to: links.customer.settings, label: t('headings:settings.title'), icon: <Settings /> },
  ];
  if (area === 'admin')
    more.push({
      id: 'profile',
      to: links.customer.profile,
      label: t('headings:person.title'),
      icon: <UserRoundPen />,
    });
  return [
    ...entries,
    ...more,
    { id: 'site', to: links.home, label: t('common:backToSite'), icon: <Globe /> },
  ];
}

/** What can be done from everywhere. */
export function useActions(): Choice[] {
  const { t } = useTranslation(['palette', 'common', 'session']);
  const area = areaOf(useSignedIn());
  const signOut = useSignOut();
  const language = useLanguage();
  const theme = useTheme();
  const actions: Choice[] = [];
  if (area === 'admin')
    actions.push({
      id: 'new-post',
      to: links.admin.newPost,
      label: t('palette:newPost'),
      icon: <FilePlus2 />,
    });
  for (const each of LANGUAGES.filter((one) => one !== language))
    actions.push({
      id: `language-${each}`,
      label: t(`common:languages.${each}`),
      lang: each,
      icon: <Languages />,
      run: () => void changeLanguage(each).catch(reportError),
    });
  for (const each of THEMES.filter((one) => one !== theme))
    actions.push({
      id: `theme-${each}`,
      label: `${t('common:theme.label')}: ${t(`common:theme.${each}`)}`,
      icon: <SunMoon />,
      run: () => chooseTheme(each),
    });
  actions.push({
    id: 'sign-out',
    label: t('session:logout.action'),
    icon: <LogOut />,
    run: () => void signOut(),
  });
  return actions;
}
