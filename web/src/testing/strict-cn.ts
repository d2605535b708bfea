import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Replaces `lib/cn.ts` in tests. @throws where two classes conflict */
export function cn(...classes: ClassValue[]): string {
  const names = clsx(classes);
  const kept = twMerge(names).split(/\s+/);
  const overruled = names.split(/\s+/).filter((name) => !kept.includes(name));
  if (overruled.length > 0)
    throw new Error(`Two classes say the same thing: ${overruled.join(' ')} in “${names}”`);
  return names;
}
