import { useTranslation } from 'react-i18next';

/** What it costs at least, as large as it may be in the calm head of this page. */
export function StartingPrice() {
  const { t } = useTranslation('page-divorce');
  return (
    <p className="w-fit min-w-56 border-t border-rule-strong pt-3 total-rule xl:w-full">
      {/* Stacked above the figure: in forced colours each text has an opaque background as high as its line. */}
      <span className="relative z-10 block text-ink-soft">{t('price.from')}</span>
      <span className="flex flex-wrap items-baseline gap-x-3 font-heading font-semibold">
        <span className="text-6xl leading-[1.3] figures lg:text-7xl">{t('price.figure')}</span>
        <span className="text-2xl leading-[1.5]">{t('price.unit')}</span>
      </span>
    </p>
  );
}
