import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { cn } from '@/lib/cn';
import type { Count } from '@/lib/live/live-count';
import { Skeleton } from './ui/skeleton';

interface Stat {
  label: string;
  count: Count;
}

interface StatRowProps {
  stats: readonly Stat[];
}

/** The head of a ledger in one line: the total first, doubly underlined, then what it is made of, on one baseline. */
export function StatRow({ stats }: StatRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-3 max-sm:grid-rows-[auto_auto]">
        {stats.map(({ label, count }, index) => (
          <div
            key={label}
            className="gap-x-3 border-s border-rule px-3 first:border-s-0 first:ps-0 last:pe-0 max-sm:row-span-2 max-sm:grid max-sm:grid-rows-subgrid sm:flex sm:items-baseline sm:px-6"
          >
            <dt className="text-[0.8125rem] leading-6 text-ink-soft sm:text-sm">{label}</dt>
            <dd
              className={cn(
                'justify-self-start pe-2 font-heading text-2xl leading-9 font-semibold figures sm:text-3xl',
                index === 0 && 'total-rule',
              )}
            >
              <Figure count={count} language={language} />
            </dd>
          </div>
        ))}
      </dl>
      {stats.some(({ count }) => count.failed) && (
        <p role="status" className="text-sm text-seal">
          {t('lists:countFailed')}
        </p>
      )}
    </div>
  );
}

function Figure({ count, language }: { count: Count; language: Parameters<typeof formatCount>[1] }) {
  if (count.failed) return '–';
  if (count.value === undefined) return <Skeleton className="h-9 w-8" />;
  return formatCount(count.value, language);
}
