import { Skeleton } from '@/components/ui/skeleton';

/** The place of the interest until it is known. */
export function InterestSkeleton() {
  return (
    <div className="grid gap-2 px-5 py-4">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
