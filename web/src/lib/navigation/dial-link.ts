import { latinDigits } from '@app/domain/latin-digits';

/** Fewer digits than the shortest number that can be called (191). */
const SHORTEST = 3;

/**
 * A `tel:` link for a telephone number as a visitor wrote it, or null when there is nothing to dial. Thai and full-width
 * digits count; of several numbers the first is dialled, and no extension ("02 123 4567 ต่อ 12").
 */
export function dialLink(phone: string): string | null {
  const written = latinDigits(phone.normalize('NFKC')).replace(/(\+\d+\s*)\(0\)/g, '$1');
  for (const [run] of written.matchAll(/[+(]*\d[\d\s().\-\u2010-\u2015]*/g)) {
    const digits = run.replace(/\D/g, '');
    if (digits.length >= SHORTEST) return `tel:${run.includes('+') ? '+' : ''}${digits}`;
  }
  return null;
}
