import * as Radix from '@radix-ui/react-toast';
import { Info, Stamp, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Swipe this far to the right to put a toast away, in px (requirements section 9). */
export const SWIPE_THRESHOLD = 50;

export const ToastProvider = Radix.Provider;

/**
 * Top centre, under the header, where the page makes room (`styles/toast.css`); F8 leads here; at most 420 px wide from medium screens
 * (requirements section 9). The place lets what is under it be pressed; the toasts themselves do not.
 */
export function ToastViewport({ className, ...props }: ComponentProps<typeof Radix.Viewport>) {
  return (
    <Radix.Viewport
      hotkey={['F8']}
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-60 mx-auto flex w-full flex-col gap-2 px-3 pt-(--toast-top) pb-2 outline-none *:pointer-events-auto md:max-w-[420px]',
        className,
      )}
      {...props}
    />
  );
}

interface ToastProps extends ComponentProps<typeof Radix.Root> {
  variant: 'default' | 'destructive';
  /** It says that something is so, not that something has been done. */
  neutral?: boolean | undefined;
  closeLabel: string;
}

export function Toast({ variant, neutral = false, closeLabel, className, children, ...props }: ToastProps) {
  const Sign = variant === 'destructive' ? TriangleAlert : neutral ? Info : Stamp;
  return (
    <Radix.Root
      data-variant={variant}
      className={cn(
        'relative grid gap-0.5 rounded-md border border-s-4 bg-sheet py-2.5 ps-12 pe-13 text-ink shadow-lifted duration-200',
        variant === 'destructive'
          ? 'border-seal [&>svg]:text-seal'
          : neutral
            ? 'border-rule-strong [&>svg]:text-ink-soft'
            : 'border-rule-strong border-s-completed [&>svg]:text-completed',
        'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:slide-in-from-top-3',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        className,
      )}
      {...props}
    >
      {/* An icon besides the colour: failure is never signalled by colour alone. */}
      <Sign aria-hidden className="absolute start-4 top-3.5 size-5" />
      {children}
      <Radix.Close
        aria-label={closeLabel}
        className="absolute end-1.5 top-1 inline-flex size-10 items-center justify-center rounded-md hover:bg-fold"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('font-semibold', className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-sm text-ink-soft', className)} {...props} />;
}
