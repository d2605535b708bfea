import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';
import { cn } from '@/lib/cn';

/** An amount in THB, in tabular figures so that a column aligns at the decimal point. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  return (
    <span className={cn('whitespace-nowrap figures', className)}>{formatMoney(amount, useLanguage())}</span>
  );
}
