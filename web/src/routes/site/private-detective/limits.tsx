import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ITEMS = [1, 2, 3, 4, 5] as const;

const columns = 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-12';
const cell = 'grid grid-cols-[2rem_minmax(0,1fr)] items-start';

/** On the left of the line what is refused, with the law that forbids it; on the right what serves instead. */
export function Limits() {
  const { t } = useTranslation('page-private-detective');
  return (
    <div>
      <div aria-hidden className={`${columns} hidden pb-2 font-heading text-xl font-semibold`}>
        <span className="text-seal">{t('limits.refused')}</span>
        <span className="md:ps-8">{t('limits.instead')}</span>
      </div>
      <ul className="border-t-2 border-ink">
        {ITEMS.map((n) => (
          <li key={n} className={`${columns} border-b border-rule`}>
            <div className={`${cell} py-5`}>
              <X aria-hidden className="mt-1.5 size-5 text-seal" strokeWidth={2.5} />
              <div>
                <h3 className="text-xl leading-8">
                  <span className="sr-only">{t('limits.refused')} </span>
                  {t(`limits.items.${n}.title`)}
                </h3>
                <p className="text-sm leading-6 text-ink-soft">{t(`limits.items.${n}.law`)}</p>
              </div>
            </div>
            <div
              className={`${cell} max-md:ms-8 max-md:mb-6 max-md:border-s-2 max-md:border-brass max-md:ps-4 md:border-s-2 md:border-ink md:py-5 md:ps-8`}
            >
              <Check aria-hidden className="mt-1 size-5 text-brass" strokeWidth={2.5} />
              <p className="max-w-[52ch]">
                <span className="block text-sm font-medium text-brass md:sr-only">
                  {t('limits.instead')}{' '}
                </span>
                {t(`limits.items.${n}.instead`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
