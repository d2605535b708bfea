import { LANGUAGES, type Language } from '@app/domain/language';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { localePath } from '@/lib/navigation/locale-path';

/**
 * This page in each language, each named in itself. Thai is asked for by name, for a reader whose browser prefers
 * another language would be led away from the plain address.
 */
export function LanguageLinks({
  path,
  className,
  linkClassName,
}: {
  path: string;
  className?: string;
  linkClassName?: string;
}) {
  const { t } = useTranslation('common');
  const current = useLanguage();
  return (
    <ul aria-label={t('languageSwitch')} className={className}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, path)}
            lang={language}
            hrefLang={language}
            data-lng={language}
            aria-current={language === current || undefined}
            className={cn('inline-flex items-center', linkClassName)}
          >
            {t(`languages.${language}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What answers an unknown address knows no path: the address stays, and its language is asked for. */
export const UNKNOWN_PATH = '/404';

function addressIn(language: Language, path: string): string {
  if (path === UNKNOWN_PATH) return `?lng=${language}`;
  if (language === 'th') return `${path}${path.includes('?') ? '&' : '?'}lng=th`;
  return localePath(path, language);
}
