import { LANGUAGES } from '@app/domain/language';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '@/i18n';
import { Button } from './ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './ui/dropdown-menu';

/** Thai, English, Chinese: each named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          className="px-3"
          aria-label={`${t(`languages.${language}`)}: ${t('languageSwitch')}`}
        >
          <Languages aria-hidden />
          <span className="hidden sm:inline">{t(`languages.${language}`)}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-40">
        <DropdownMenuRadioGroup
          value={language}
          onValueChange={(chosen) => {
            const next = LANGUAGES.find((each) => each === chosen);
            if (next !== undefined) changeLanguage(next).catch(reportError);
          }}
        >
          {LANGUAGES.map((each) => (
            <DropdownMenuRadioItem key={each} value={each} lang={each}>
              {t(`languages.${each}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
