import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const controlClasses =
  'w-full rounded-md border border-rule-strong bg-sheet px-3.5 text-base text-ink placeholder:text-ink-soft/80 transition-colors hover:border-ink focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-seal aria-invalid:bg-seal-wash/40';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, 'h-12', className)} {...props} />;
}
