import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { offer } from '@/offer.config';
import { ExampleMark } from './example-mark';
import { Tariff } from './tariff';

const PACKAGES = ['startup', 'sme', 'enterprise', 'international'] as const;

/** What each package costs a month; nothing where the firm has no prices. */
export function PackagePrices({ packages = offer.packages }: { packages?: typeof offer.packages }) {
  const { t } = useTranslation(['page-costs', 'page-corporate']);
  const language = useLanguage();
  if (packages === null) return null;
  return (
    <div data-offer="packages">
      {packages.example && <ExampleMark />}
      <Tariff
        lines={PACKAGES.map((id) => {
          const price = packages.value[id];
          return {
            label: t(`page-corporate:packages.${id}.name`),
            price:
              price === null
                ? t('packages.quoted')
                : t('packages.month', { amount: formatCount(price, language) }),
          };
        })}
      />
    </div>
  );
}
