import { Command as Cmdk } from 'cmdk';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { cn } from '@/lib/cn';

/** A field and the list of what it finds, worked with arrows, Enter and Escape alone. What is found is the caller's choice. */
export function Command(props: ComponentProps<typeof Cmdk>) {
  return <Cmdk shouldFilter={false} vimBindings={false} loop className="flex min-h-0 flex-col" {...props} />;
}

export function CommandInput(props: ComponentProps<typeof Cmdk.Input>) {
  return (
    <Cmdk.Input
      className="h-14 w-full min-w-0 bg-transparent text-lg outline-hidden placeholder:text-ink-soft"
      {...props}
    />
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof Cmdk.List>) {
  return (
    <Cmdk.List
      className={cn('min-h-0 scroll-py-2 overflow-y-auto overscroll-contain p-2', className)}
      {...props}
    />
  );
}

export function CommandGroup(props: ComponentProps<typeof Cmdk.Group>) {
  return (
    <Cmdk.Group
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-soft"
      {...props}
    />
  );
}

/** What Enter would choose has the ring: the focus itself stays in the field. */
export function CommandItem(props: ComponentProps<typeof Cmdk.Item>) {
  return (
    <Cmdk.Item
      className="flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 py-1.5 -outline-offset-2 outline-focus data-[selected=true]:bg-fold data-[selected=true]:outline-2 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
      {...props}
    />
  );
}

interface CommandDialogProps extends ComponentProps<typeof Radix.Content> {
  /** What opens it. */
  trigger: ReactElement;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog near the top, under which its list grows. It closes without an animation: what was chosen happens after the
 * focus has left it.
 */
export function CommandDialog({
  trigger,
  title,
  open,
  onOpenChange,
  children,
  ...props
}: CommandDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-3 left-1/2 z-50 flex max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-lg border border-rule-strong bg-sheet text-ink shadow-lifted outline-none sm:top-[12dvh] sm:max-h-[70dvh]"
          onEscapeKeyDown={(event) => {
            // As in `DialogContent`.
            if (event.isComposing) event.preventDefault();
          }}
          {...props}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
