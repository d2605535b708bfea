import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlClasses } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlClasses, 'py-2.5 leading-8 base:field-sizing-content base:min-h-32', className)}
      {...props}
    />
  );
}
