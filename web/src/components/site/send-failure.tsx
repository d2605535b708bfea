import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Why a form was not sent, above its button until the next input. Not announced: the toast has said it. Opaque: covers are dark. */
export function SendFailure({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      {...props}
      className={cn('border-s-3 border-seal bg-sheet px-2.5 py-1 text-sm font-medium text-seal', className)}
    />
  );
}
