import { useTranslation } from 'react-i18next';
import { claims } from '@/claims.config';
import { BrandMark } from '@/components/identity/brand-mark';
import { registrationLines } from '@/components/site/registrations';
import { useLanguage } from '@/i18n';
import { formatYear } from '@/i18n/format';
import { offer } from '@/offer.config';
import { site } from '@/site.config';

/** What the firm is, with its registration numbers where they are filled in. */
export function OfficeRecord() {
  const { t } = useTranslation(['page-about', 'site']);
  const language = useLanguage();
  const lines = [
    { term: t('record.name'), text: site.name[language] },
    { term: t('record.work'), text: t('record.workText') },
    { term: t('record.law'), text: t('record.lawText') },
    { term: t('record.area'), text: t('record.areaText', { provinces: claims.provinces.figure }) },
    ...(offer.founded === null
      ? []
      : [{ term: t('record.founded'), text: formatYear(offer.founded, language) }]),
    { term: t('record.hours'), text: site.openingHours.text[language] },
    ...registrationLines(language).map(({ register, number, expires }) => ({
      term: t(`site:registration.${register}`),
      text: expires === null ? number : t('site:registration.until', { number, date: expires }),
    })),
  ];
  return (
    <div className="relative max-w-md border border-rule-strong bg-sheet px-5 pt-5 pb-11 shadow-sheet">
      <p className="pb-2 font-heading text-lg leading-7 font-semibold deed-rule [--paper:var(--sheet)]">
        {t('record.title')}
      </p>
      <dl className="mt-3">
        {lines.map(({ term, text }) => (
          <div key={term} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2">
            <dt className="text-sm leading-6 text-brass">{term}</dt>
            <dd className="text-sm leading-6">{text}</dd>
          </div>
        ))}
      </dl>
      <BrandMark className="absolute -end-3 -bottom-6 size-18 -rotate-12" />
    </div>
  );
}
