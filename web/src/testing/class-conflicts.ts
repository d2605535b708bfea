import { twMerge } from 'tailwind-merge';

/** @returns which of these class names a later one takes the place of, as a sentence; null where each says its own */
export function conflictOf(names: string): string | null {
  const kept = twMerge(names).split(/\s+/);
  const overruled = names.split(/\s+/).filter((name) => !kept.includes(name));
  return overruled.length === 0
    ? null
    : `Two classes say the same thing: ${overruled.join(' ')} in “${names}”`;
}
