import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const Tabs = Radix.Root;

/** File tabs: the open one is of a piece with the sheet under it. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('relative z-1 -mb-px flex items-end gap-5.5 overflow-x-auto pe-6', className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'file-tab mb-px inline-flex min-h-10.5 items-center gap-2 border-rule bg-fold ps-4 pe-1 pt-1.5 pb-1 whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:mb-0 data-[state=active]:min-h-11.5 data-[state=active]:bg-sheet data-[state=active]:pb-1.5 data-[state=active]:font-semibold data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('focus-visible:-outline-offset-2', className)} {...props} />;
}
