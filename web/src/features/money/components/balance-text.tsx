import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { Satang } from './satang';

/** What is left of a claim; below 0 by how much more was received than claimed. */
export function BalanceText({ satang, className }: { satang: number; className?: string }) {
  const { t } = useTranslation('money');
  const amount = formatMoney(-satang / 100, useLanguage());
  if (satang < 0)
    return <span className={cn('whitespace-normal figures', className)}>{t('overpaid', { amount })}</span>;
  return <Satang satang={satang} {...(className !== undefined && { className })} />;
}
