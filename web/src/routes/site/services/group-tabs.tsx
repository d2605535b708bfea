import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { GROUPS } from './register';

/** Indent of each tab from the left, as in a drawer of files. */
const STEPS = ['ms-3', 'ms-6', 'ms-9'] as const;

/** The three files of the firm, one behind the other; a tab leads to its group on this page. */
export function GroupTabs() {
  const { t } = useTranslation('page-services');
  return (
    <nav aria-label={t('jump')} className="max-w-md">
      <ul>
        {GROUPS.map(({ id, lines }, index) => (
          <li key={id} className="group relative isolate not-first:-mt-11">
            <a
              href={`#${id}`}
              className={cn(
                'file-tab z-10 inline-flex min-h-11 items-baseline gap-3 border-rule-strong bg-fold ps-4 pe-3 pt-2 underline-offset-4 group-last:bg-sheet hover:text-seal hover:underline',
                STEPS[index],
              )}
            >
              <span className="font-heading text-lg font-semibold">{t(`groups.${id}.title`)}</span>
              <span className="text-sm text-ink-soft figures">{t('count', { n: lines.length })}</span>
            </a>
            <span
              aria-hidden
              className="-mt-px block h-18 rounded-t-sm border border-rule-strong bg-fold group-not-last:border-b-0 group-last:rounded-b-sm group-last:bg-sheet"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
