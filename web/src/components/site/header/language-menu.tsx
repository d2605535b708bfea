import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { LanguageLinks } from '../language-links';

const SHEET = 'menu-languages';

/** The language in use, and under it the three. */
export function LanguageMenu({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        aria-label={`${t(`languages.${language}`)}: ${t('languageSwitch')}`}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-[0.9rem] font-medium hover:bg-(--bar-wash)"
      >
        {t(`languages.${language}`)}
        <ChevronDown aria-hidden className="menu-arrow size-4 transition-transform duration-150" />
      </button>
      <div
        id={SHEET}
        popover="auto"
        className="pulled-sheet anchored-sheet fixed inset-x-0 top-20 bottom-auto m-0 w-auto min-w-44 border border-t-0 border-rule-strong bg-sheet text-ink shadow-lifted"
      >
        <LanguageLinks
          path={path}
          className="grid divide-y divide-rule"
          linkClassName="min-h-12 w-full px-4 font-medium hover:bg-fold focus-visible:-outline-offset-2 aria-[current]:shadow-[inset_3px_0_0_var(--seal)] aria-[current]:font-semibold"
        />
      </div>
    </>
  );
}
