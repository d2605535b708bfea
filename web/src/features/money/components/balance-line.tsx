import type { CaseBalance } from '@app/domain/case-balance';
import { startOf } from '@app/domain/calendar';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { cn } from '@/lib/cn';
import { BalanceText } from './balance-text';
import { HeldLines } from './held-lines';
import { Satang } from './satang';

export type ShownBalance = Pick<
  CaseBalance,
  | 'claimed'
  | 'paid_confirmed'
  | 'held_by_partner'
  | 'held_by_firm'
  | 'paid_reported'
  | 'outstanding'
  | 'promised'
  | 'broken_promises'
  | 'next_promise_on'
>;

interface BalanceLineProps {
  balance: ShownBalance;
  /** The customer reads that it was the customer's own word. */
  isCustomer: boolean;
}

/** Claim, receipts and what is left, in one row; below it what is not settled. */
export function BalanceLine({ balance, isCustomer }: BalanceLineProps) {
  const { t } = useTranslation('money');
  const { claimed, paid_confirmed, paid_reported, outstanding, promised, broken_promises, next_promise_on } =
    balance;
  return (
    <div className="grid gap-3 p-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Figure label={t('claimed')} satang={claimed} />
        <Figure label={t(isCustomer ? 'receivedByYou' : 'received')} satang={paid_confirmed} />
        <Figure
          label={t('outstanding')}
          satang={paid_confirmed > claimed ? claimed - paid_confirmed : outstanding}
          isTotal
        />
      </dl>
      <HeldLines held={{ partner: balance.held_by_partner, firm: balance.held_by_firm }} />
      {(paid_reported > 0 || promised > 0 || broken_promises > 0) && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          {paid_reported > 0 && (
            <li>
              {t('waiting')} <Satang satang={paid_reported} className="font-semibold" />
            </li>
          )}
          {next_promise_on !== null && (
            <li>
              {t('nextPromise')} <DateText date={startOf(next_promise_on)} /> ·{' '}
              <Satang satang={promised} className="font-semibold" />
            </li>
          )}
          {broken_promises > 0 && <li className="text-seal">{t('broken', { count: broken_promises })}</li>}
        </ul>
      )}
    </div>
  );
}

function Figure({ label, satang, isTotal = false }: { label: string; satang: number; isTotal?: boolean }) {
  return (
    <div
      className={cn(
        'grid min-w-0 content-start',
        isTotal && 'col-span-2 border-t border-rule pt-2 sm:col-span-1 sm:border-t-0 sm:pt-0',
      )}
    >
      <dt className="text-sm leading-7 text-ink-soft">{label}</dt>
      <dd>
        <BalanceText satang={satang} className={isTotal ? 'text-xl font-semibold' : 'font-semibold'} />
      </dd>
    </div>
  );
}
