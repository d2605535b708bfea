import { Skeleton } from '@/components/ui/skeleton';

const ROWS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4'];

/** Letters that have not come yet. */
export function InboxSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="divide-y divide-rule">
      <span className="sr-only">{label}</span>
      {ROWS.map((width) => (
        <div
          key={width}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] gap-x-3 px-4 py-4.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto_1.25rem] sm:px-5"
        >
          <Skeleton className="size-5" />
          <span className="grid gap-x-6 gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)]">
            <Skeleton className="h-5 w-36" />
            <Skeleton className={`h-5 ${width}`} />
          </span>
          <Skeleton className="h-5 w-20 max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-2" />
          <Skeleton className="size-5 max-sm:col-start-3 max-sm:row-start-1" />
        </div>
      ))}
    </div>
  );
}
