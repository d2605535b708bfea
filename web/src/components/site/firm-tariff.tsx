import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { offer } from '@/offer.config';
import { ExampleMark } from './example-mark';
import { Tariff } from './tariff';

/** The firm's prices for work out of court; nothing where it has none. */
export function FirmTariff({ tariff = offer.tariff }: { tariff?: typeof offer.tariff }) {
  const { t } = useTranslation('page-costs');
  const language = useLanguage();
  if (tariff === null) return null;
  const { letter, visit, success, vat } = tariff.value;
  const baht = (amount: number) => t('baht', { amount: formatCount(amount, language) });
  return (
    <div data-offer="tariff">
      {tariff.example && <ExampleMark />}
      <Tariff
        lines={[
          { label: t('tariff.letter.label'), price: baht(letter), note: t('tariff.letter.note') },
          {
            label: t('tariff.success.label'),
            price: t('tariff.success.price', success),
            note: t('tariff.success.note'),
          },
          { label: t('tariff.visit.label'), price: baht(visit), note: t('tariff.visit.note') },
          { label: t('tariff.court.label'), price: t('tariff.court.price'), note: t('tariff.court.note') },
        ]}
      />
      <p className="mt-3 text-sm leading-6 text-ink-soft">{t('tariff.vat', { vat })}</p>
    </div>
  );
}
