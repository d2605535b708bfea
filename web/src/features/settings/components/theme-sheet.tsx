import { THEMES, type Theme } from '@app/domain/theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, useTheme } from '@/lib/session/theme';
import { ChoiceSheet } from './choice-sheet';

const ICONS: Readonly<Record<Theme, ReactNode>> = {
  system: <Monitor aria-hidden />,
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
};

/** How the desk looks: the same choice as in the user menu. */
export function ThemeSheet() {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <ChoiceSheet
      title={t('settings:theme.title')}
      text={t('settings:theme.text')}
      choices={THEMES.map((value) => ({ value, label: t(`common:theme.${value}`), icon: ICONS[value] }))}
      value={useTheme()}
      onChoose={chooseTheme}
    />
  );
}
