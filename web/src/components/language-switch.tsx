import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { LazyPopup } from './lazy-popup';
import { Button } from './ui/button';

const loadMenu = () => import('./language-menu');

/** Thai, English, Chinese: each named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <LazyPopup
      opens="menu"
      load={loadMenu}
      draw={({ LanguageMenu }, popup) => <LanguageMenu popup={popup} />}
    >
      <Button
        variant="ghost"
        className="px-3"
        aria-label={`${t(`languages.${language}`)}: ${t('languageSwitch')}`}
      >
        <Languages aria-hidden />
        <span className="hidden sm:inline">{t(`languages.${language}`)}</span>
      </Button>
    </LazyPopup>
  );
}
