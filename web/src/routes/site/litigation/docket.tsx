import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LegalNote } from '@/components/site/legal-note';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { cn } from '@/lib/cn';

interface Entry {
  n: 1 | 2 | 3 | 4 | 5 | 6;
  /** The last of its road: a double rule follows. */
  closes?: boolean;
  /** Where the page says more about its law. */
  more?: string;
}

/** The creditor's road, then the points on which a case turns. */
const ENTRIES: readonly Entry[] = [
  { n: 1 },
  { n: 2 },
  { n: 3 },
  { n: 4, closes: true, more: '#arrest' },
  { n: 5 },
  { n: 6 },
];

/** The docket of a case: number and stage in the margin, the service beside it, what is filed, the law. */
export function Docket() {
  const { t } = useTranslation('page-litigation');
  return (
    <ol className="border-t-2 border-ink">
      {ENTRIES.map(({ n, closes = false, more }) => (
        <li
          key={n}
          className={cn(MARGIN_GRID, 'py-8 lg:py-10', closes ? 'total-rule' : 'border-b border-rule')}
        >
          <div className="flex items-center gap-4 lg:block">
            <span
              aria-hidden
              className="font-heading text-5xl leading-none font-semibold text-brass figures lg:text-7xl"
            >
              {n}
            </span>
            <p className="text-sm leading-6 text-ink-soft lg:mt-4 lg:max-w-[20ch] lg:border-t lg:border-rule-strong lg:pt-2">
              {t(`docket.items.${n}.stage`)}
            </p>
          </div>
          <div className="mt-4 gap-x-10 lg:mt-0 xl:grid xl:grid-cols-[minmax(0,1fr)_15rem]">
            <div>
              <h3 className="text-2xl leading-[1.45]">{t(`docket.items.${n}.title`)}</h3>
              <p className="mt-2 max-w-[62ch]">{t(`docket.items.${n}.text`)}</p>
            </div>
            <div className="mt-4 xl:mt-0">
              <p className="border-s-2 border-seal ps-4">
                <span className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
                  <FileText aria-hidden className="size-4" />
                  {t('docket.files')}
                </span>
                {t(`docket.items.${n}.files`)}
              </p>
              <LegalNote>
                {more === undefined ? (
                  t(`docket.items.${n}.law`)
                ) : (
                  <a
                    href={more}
                    className="inline-block min-h-6 underline underline-offset-4 hover:text-seal"
                  >
                    {t(`docket.items.${n}.law`)}
                  </a>
                )}
              </LegalNote>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
