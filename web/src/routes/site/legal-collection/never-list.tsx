import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ITEMS = [1, 2, 3, 4, 5, 6] as const;

/** What the Act forbids, crossed out line by line and stamped once. */
export function NeverList() {
  const { t } = useTranslation('page-legal-collection');
  return (
    <div>
      <p
        aria-hidden
        className="pointer-events-none relative z-10 ms-auto me-2 -mt-4 -mb-2 w-fit -rotate-8 rounded-md border-4 border-double border-seal bg-sheet px-5 py-1 font-heading text-2xl font-semibold text-seal sm:me-6 sm:-mt-14 sm:text-4xl sm:leading-[1.5]"
      >
        {t('never.stamp')}
      </p>
      <ul className="border-t-2 border-ink">
        {ITEMS.map((n) => (
          <li
            key={n}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline border-b border-rule py-4 sm:grid-cols-[2.75rem_minmax(0,1fr)_9rem] sm:gap-x-4"
          >
            <X aria-hidden className="size-5 translate-y-1 text-seal" strokeWidth={2.5} />
            <span className="max-w-[60ch]">{t(`never.items.${n}.text`)}</span>
            <span className="text-sm text-ink-soft figures max-sm:col-start-2 sm:text-end">
              {t('never.section', { n: t(`never.items.${n}.section`) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
