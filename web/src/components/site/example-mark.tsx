import { useTranslation } from 'react-i18next';

/** Beside figures that the firm has not replaced by its own yet (`offer.config.ts`). */
export function ExampleMark() {
  const { t } = useTranslation('page-costs');
  return (
    <p className="mb-3 w-fit rounded-sm border-2 border-dashed border-brass px-2.5 pt-1 pb-0.5 text-sm leading-6 font-semibold text-brass">
      {t('example.mark')}
    </p>
  );
}
