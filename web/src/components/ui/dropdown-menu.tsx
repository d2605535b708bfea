import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { HoldFeedCards } from '../hold-feed-cards';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        collisionPadding={12}
        className={cn(
          'z-50 min-w-56 rounded-md border border-rule-strong bg-sheet p-1.5 text-ink shadow-lifted duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-1',
          className,
        )}
        {...props}
      >
        <HoldFeedCards />
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The keyboard's entry has the ring of all controls, inside its edges; where colours are the reader's own, so has the pointer's. */
const itemClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 -outline-offset-2 select-none data-highlighted:bg-fold forced-colors:data-highlighted:outline-2 data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft';

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(itemClasses, className)} {...props} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      className={cn(itemClasses, 'justify-between data-[state=checked]:font-semibold', className)}
      {...props}
    >
      {children}
      <Radix.ItemIndicator className="size-2 rounded-full bg-seal inked" />
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 py-1.5 text-sm text-ink-soft', className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-rule" />;
}
