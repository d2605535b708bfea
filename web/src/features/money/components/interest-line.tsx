import { addDays, startOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import {
  estimateInterest,
  interestStart,
  isJudged,
  oldInterest,
  type Receipt,
} from '@app/domain/claim-interest';
import { DEFAULT_INTEREST } from '@app/domain/law/default-interest';
import { lawVersionOn } from '@app/domain/law/tables';
import { satangOf } from '@app/domain/money';
import { agreedPayments, type Payment } from '@app/domain/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { Gap, useLanguage } from '@/i18n';
import { formatDate, formatMoney } from '@/i18n/format';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { useLegalEvents } from '@/lib/live/use-legal-events';
import { useToday } from '@/lib/page/use-today';
import { InterestSkeleton } from './interest-skeleton';
import { Satang } from './satang';

interface InterestLineProps {
  item: Pick<Case, 'id' | 'amount'>;
  /** Those that have been read. */
  payments: readonly Payment[];
  /** Whether that is all of them. */
  isComplete: boolean;
}

/** What interest during default may come to today, and by which table; nothing before the debt is due. */
export function InterestLine({ item, payments, isComplete }: InterestLineProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const today = useToday();
  const sheet = useClaimSheet(item.id);
  const events = useLegalEvents(item.id);
  const { n } = lawVersionOn('default_interest', today);
  const lawyer = useLawConfirmation('default_interest', n).data?.confirmed_by;
  if (sheet.status === 'loading' || events.status === 'loading') return <InterestSkeleton />;
  if (sheet.status !== 'ready' || events.status !== 'ready' || isJudged(sheet.data, events.data)) return null;
  const from = interestStart(sheet.data, events.data);
  if (from === null) return <Line>{t('interest.unknown')}</Line>;
  if (from >= today) return null;
  if (!isComplete) return <Line>{t('interest.incomplete')}</Line>;
  const debt = [satangOf(item.amount), from, receiptsOf(payments), today] as const;
  const { principal, unpaid, accrued } = estimateInterest(...debt);
  const old = oldInterest(...debt);
  const money = (satang: number) => formatMoney(satang / 100, language);
  const rates = DEFAULT_INTEREST.filter((_, index) => {
    const next = DEFAULT_INTEREST[index + 1]?.from ?? null;
    return next === null || next > from;
  });
  return (
    <Line>
      <span className="flex flex-wrap justify-between gap-x-4 text-base text-ink">
        {t('interest.label')}
        <Satang satang={unpaid} className="font-semibold" />
      </span>
      {accrued > unpaid && (
        <>
          {t('interest.order', { principal: money(principal), total: money(principal + unpaid) })}
          <Gap />
        </>
      )}
      {t('interest.how', {
        from: formatDate(startOf(from), language),
        rates: rates.map(({ basisPoints }) => `${basisPoints / 100}%`).join(', '),
      })}
      <Gap />
      {/* Such a day may have been stated as the first of the month. */}
      {addDays(from, 1).endsWith('-01') && (
        <>
          {t('interest.monthEnd')}
          <Gap />
        </>
      )}
      <NamesIn
        text={
          lawyer === undefined
            ? t('interest.unconfirmed', { n })
            : t('interest.confirmed', { n, name: lawyer.name, licence: lawyer.licence_no })
        }
        names={[lawyer?.name]}
      />
      {/* After the table: no version of it says so. */}
      {old > 0 && <span className="mt-2 block">{t('interest.old', { amount: money(old) })}</span>}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-sm leading-6 text-ink-soft">{children}</p>;
}

function receiptsOf(payments: readonly Payment[]): Receipt[] {
  return agreedPayments(payments).map(({ satang, received_on }) => ({ satang, on: received_on }));
}
