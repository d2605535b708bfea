import { useTranslation } from 'react-i18next';
import { PACKAGES } from './packages';

/** The four packages at a glance: leaders from the name to how many debts a month it takes. */
export function PackageIndex() {
  const { t } = useTranslation('page-corporate');
  return (
    <div className="border-t-2 border-ink pt-3">
      <p className="text-sm font-medium text-brass">{t('packages.rows.debts')}</p>
      <dl>
        {PACKAGES.map(({ id }) => (
          <div key={id} className="flex flex-wrap items-baseline gap-x-2 border-b border-rule py-2.5">
            <dt className="font-heading text-lg font-semibold">{t(`packages.${id}.name`)}</dt>
            <span aria-hidden className="min-w-4 flex-1 border-b-2 border-dotted border-rule-strong" />
            <dd className="figures">{t(`packages.${id}.debts`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
