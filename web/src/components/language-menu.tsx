import { LANGUAGES } from '@app/domain/language';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '@/i18n';
import type { Popup } from './lazy-popup';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './ui/dropdown-menu';

/** What the language switch opens. */
export function LanguageMenu({ popup }: { popup: Popup }) {
  const { t } = useTranslation('common');
  return (
    <DropdownMenu {...popup.root}>
      <DropdownMenuTrigger asChild>{popup.anchor}</DropdownMenuTrigger>
      <DropdownMenuContent {...popup.menu} className="min-w-40">
        <DropdownMenuRadioGroup
          value={useLanguage()}
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
