import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/**
 * Joins class names. Of two Tailwind classes that set the same property under the same variants the last is kept, so that a
 * caller's `className` overrides a component's own classes.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
