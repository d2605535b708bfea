import { cn } from '@/lib/cn';
import { Skeleton } from './ui/skeleton';

interface Stat {
  label: string;
  /** undefined while it is being counted. */
  value: number | undefined;
}

/** The head of a ledger: the total first, doubly underlined, then what it is made of. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-3">
      {stats.map(({ label, value }, index) => (
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
            {value === undefined ? <Skeleton className="my-1 h-10 w-12 sm:h-16 sm:w-16" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
