import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/links';
import { localePath } from '@/lib/locale-path';

/** Under a form that makes an account: the terms that apply from then on, and how data is used (PDPA s. 23). */
export function TermsNote() {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const anchor = 'text-focus underline underline-offset-4';
  return (
    <p className="text-sm text-ink-soft">
      <Trans
        t={t}
        i18nKey="privacy"
        components={{
          terms: <a href={localePath(links.terms, language)} className={anchor} />,
          policy: <a href={localePath(links.privacyPolicy, language)} className={anchor} />,
        }}
      />
    </p>
  );
}
