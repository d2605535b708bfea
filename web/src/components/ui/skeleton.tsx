import { cn } from '@/lib/cn';

/** The shape of what comes, in faint ink. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden data-skeleton className={cn('block animate-pulse rounded-sm bg-fold', className)} />
  );
}
