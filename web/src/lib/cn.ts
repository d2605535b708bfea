import { clsx, type ClassValue } from 'clsx';

/**
 * Class names put together. Two that say the same thing must not meet: which of them wins would hang on the order of the
 * style sheet. What a component leaves to its caller it writes as `base:size-9` (`styles/theme.css`), which every other class
 * overrules. Tests hold every element to this.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
