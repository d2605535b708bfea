import { cva, type VariantProps } from 'class-variance-authority';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** What is filled is known on paper by its edge: grounds are seldom printed. */
const ON_PAPER = 'print:border-current print:bg-transparent print:text-ink';

const buttonVariants = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border text-center font-semibold transition-colors duration-150 disabled:pointer-events-none aria-busy:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-11 px-5 py-2',
        lg: 'min-h-13 px-7 py-2.5 text-lg',
        icon: 'size-11 p-0 [&_svg:not([class*=size-])]:size-5',
      },
      // After the sizes: a link has no padding and no height of a button.
      variant: {
        seal: cn('border-transparent bg-seal bg-origin-border text-on-seal hover:bg-seal-deep', ON_PAPER),
        ink: cn('border-ink bg-ink text-paper hover:bg-ink-soft', ON_PAPER),
        outline: 'border-rule-strong bg-sheet text-ink hover:border-ink hover:bg-fold',
        ghost: 'border-transparent text-ink hover:bg-fold',
        danger: 'border-seal bg-sheet text-seal hover:bg-seal-wash',
        link: 'h-auto min-h-6 border-transparent p-0 font-medium text-focus underline underline-offset-4 hover:text-ink',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Draws the only child as the button (a link that looks like one). */
  asChild?: boolean;
  /** At work: keeps its width, cannot be pressed again. */
  busy?: boolean;
}

export function Button({
  className,
  variant,
  size,
  asChild = false,
  busy = false,
  disabled,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return (
    <button
      type={type}
      className={cn(
        classes,
        busy
          ? 'working-line cursor-progress overflow-hidden'
          : 'disabled:border-rule disabled:bg-fold disabled:text-ink-soft',
      )}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    />
  );
}
