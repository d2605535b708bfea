import { clsx, type ClassValue } from 'clsx';
import { conflictOf } from './class-conflicts.ts';

/** Stands in for `lib/cn.ts` in tests. @throws where two classes say the same thing */
export function cn(...classes: ClassValue[]): string {
  const names = clsx(classes);
  const conflict = conflictOf(names);
  if (conflict !== null) throw new Error(conflict);
  return names;
}
