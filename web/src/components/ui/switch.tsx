import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** On or off, at once: the platform's own check box in the shape of a switch. */
export function Switch({ className, ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={cn(
        'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-rule-strong bg-fold transition-colors duration-150 inked',
        'before:absolute before:inset-y-0.75 before:start-0.75 before:aspect-square before:rounded-full before:bg-ink-soft before:transition-transform before:duration-150',
        'checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-paper',
        'hover:border-ink disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...props}
    />
  );
}
