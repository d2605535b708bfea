import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** What is filled is known on paper by its edge: grounds are seldom printed. */
const ON_PAPER = 'print:border-current print:bg-transparent print:text-ink';

const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-md border transition-colors duration-150 disabled:pointer-events-none aria-busy:pointer-events-none base:relative base:shrink-0 base:font-semibold base:whitespace-nowrap [&_svg]:shrink-0 base:[&_svg]:size-4',
  {
    variants: {
      variant: {
        seal: cn('border-transparent bg-seal bg-origin-border text-on-seal hover:bg-seal-deep', ON_PAPER),
        ink: cn('border-ink bg-ink text-paper hover:bg-ink-soft', ON_PAPER),
        outline: 'border-rule-strong bg-sheet text-ink hover:border-ink hover:bg-fold',
        ghost: 'border-transparent hover:bg-fold base:text-ink',
        danger: 'border-seal bg-sheet text-seal hover:bg-seal-wash',
        link: 'h-auto min-h-6 border-transparent p-0 font-medium text-focus underline underline-offset-4 hover:text-ink',
      },
      size: {
        sm: 'text-sm base:min-h-9 base:px-3 base:py-1',
        md: 'base:min-h-11 base:px-5 base:py-2',
        lg: 'text-lg base:min-h-13 base:px-7 base:py-2.5',
        icon: 'size-11 p-0 [&_svg]:size-5',
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
