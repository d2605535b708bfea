import { useTranslation } from 'react-i18next';
import { GuillocheBand } from '@/components/identity/guilloche';

/** The Act as it lies on the desk: its cover, and whom it protects. */
export function ActBooklet() {
  const { t } = useTranslation('page-legal-collection');
  return (
    <div className="max-w-72">
      <div className="rounded-e-md border-s-8 border-cover-brass bg-cover px-6 pt-8 pb-6 text-on-cover shadow-lifted [print-color-adjust:exact]">
        <p className="font-heading text-2xl leading-[1.5] font-semibold text-balance">{t('aside.name')}</p>
        <GuillocheBand className="my-4 text-cover-brass" />
        <p className="font-heading text-xl leading-[1.5] text-cover-brass figures">{t('aside.year')}</p>
        <p className="mt-10 text-on-cover-soft">{t('aside.text')}</p>
        <p className="mt-1 text-sm text-cover-brass">{t('aside.law')}</p>
      </div>
    </div>
  );
}
