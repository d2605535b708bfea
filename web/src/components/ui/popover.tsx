import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        collisionPadding={12}
        className={cn(
          'z-50 rounded-md border border-rule-strong bg-sheet text-ink shadow-lifted duration-150 outline-none data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-1',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
