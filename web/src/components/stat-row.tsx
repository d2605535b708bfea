import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { cn } from '@/lib/cn';
import type { Count } from '@/lib/live-count';
import { Skeleton } from './ui/skeleton';

interface Stat {
  label: string;
  count: Count;
}

interface StatRowProps {
  stats: readonly Stat[];
  /** What is said when one of them could not be counted. */
  failure: string;
}

/** The head of a ledger: the total first, doubly underlined, then what it is made of. */
export function StatRow({ stats, failure }: StatRowProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-3">
        {stats.map(({ label, count }, index) => (
          <div
            key={label}
            className="grid grid-rows-[1fr_auto] gap-1 border-s border-rule px-3 first:border-s-0 first:ps-0 last:pe-0 sm:px-7"
          >
            <dt className="text-[0.8125rem] leading-6 text-ink-soft sm:text-sm">{label}</dt>
            <dd
              className={cn(
                'justify-self-start pe-4 font-heading text-4xl leading-tight font-semibold figures sm:pe-10 sm:text-6xl',
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
          {failure}
        </p>
      )}
    </div>
  );
}

function Figure({ count, language }: { count: Count; language: Parameters<typeof formatCount>[1] }) {
  if (count.failed) return '–';
  if (count.value === undefined) return <Skeleton className="my-1 h-10 w-12 sm:h-16 sm:w-16" />;
  return formatCount(count.value, language);
}
