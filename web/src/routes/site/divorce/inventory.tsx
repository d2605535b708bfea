import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { knownKey } from '@/i18n/known-key';

/** The items of CCC s. 1471 and s. 1474. */
const SIDES = [
  { side: 'own', items: [1, 2, 3, 4] },
  { side: 'shared', items: [1, 2, 3] },
] as const;

/** The inventory before a division: two sides of one account, each with its result, the debts under both. */
export function Inventory() {
  const { t } = useTranslation('page-divorce');
  return (
    <div className="border border-rule-strong bg-sheet shadow-sheet">
      <div className="md:grid md:grid-cols-2 md:grid-rows-[repeat(6,auto)]">
        {SIDES.map(({ side, items }) => (
          <section
            key={side}
            className={cn(
              'px-5 pt-6 pb-5 sm:px-8 md:row-span-6 md:grid md:grid-rows-subgrid',
              side === 'shared' && 'border-rule-strong max-md:border-t-2 md:border-s',
            )}
          >
            <div className="border-b-2 border-ink pb-2">
              <h3 className="text-2xl leading-[1.45]">{t(`property.${side}.title`)}</h3>
              <p className="text-sm leading-6 text-ink-soft">{t(`property.${side}.law`)}</p>
            </div>
            <ul className="md:row-span-4 md:grid md:grid-rows-subgrid">
              {items.map((n) => (
                <li key={n} className="border-b border-rule py-3">
                  {t(knownKey(`property.${side}.items.${n}`))}
                </li>
              ))}
            </ul>
            <p
              className={cn(
                'pt-5 font-heading text-xl leading-8 font-semibold',
                side === 'shared' ? 'text-seal' : 'text-ink',
              )}
            >
              {t(`property.${side}.result`)}
            </p>
          </section>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t-2 border-ink bg-fold px-5 py-4 sm:px-8">
        <span className="font-medium">{t('property.debts.title')}</span>
        <span aria-hidden className="min-w-8 flex-1 border-b-2 border-dotted border-rule-strong" />
        <span className="font-heading text-lg leading-7 font-semibold">{t('property.debts.result')}</span>
      </p>
    </div>
  );
}
