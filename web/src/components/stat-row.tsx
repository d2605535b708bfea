import { Skeleton } from './ui/skeleton';

interface Stat {
  label: string;
  /** undefined while it is being counted. */
  value: number | undefined;
}

/** Figures of a ledger's head: large, in columns, parted by rules. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-rule border-y border-rule bg-sheet">
      {stats.map(({ label, value }) => (
        <div key={label} className="grid content-between gap-1 px-3 py-3 sm:px-6 sm:py-4">
          <dt className="text-sm leading-6 text-ink-soft">{label}</dt>
          <dd className="font-heading text-3xl leading-tight font-semibold figures sm:text-5xl">
            {value === undefined ? <Skeleton className="my-1 h-9 w-12 sm:h-12" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
