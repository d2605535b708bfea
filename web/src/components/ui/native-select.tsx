import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlClasses } from './input';

/** The platform's own select: a wheel on a phone, type-ahead on a keyboard. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlClasses, 'h-12 appearance-none truncate pe-10', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
