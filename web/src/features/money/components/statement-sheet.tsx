import { bahtText } from '@app/domain/baht-text';
import { FIRST_DAY, startOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { receiptName, type Statement } from '@app/domain/statement';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { Letterhead } from '@/components/letterhead';
import { NameText } from '@/components/name-text';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import type { LiveStatement } from '../use-statement';
import { DayField } from '@/components/day-field';
import { BalanceText } from './balance-text';
import { HeldLines } from './held-lines';
import { Satang } from './satang';

interface StatementSheetProps {
  item: Case;
  live: LiveStatement;
  /** Below the money: the contacts of the period. */
  contacts: ReactNode;
}

/** The sheet of a statement: on screen with the choice of the period, on paper with the firm's head. */
export function StatementSheet({ item, live, contacts }: StatementSheetProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const { statement, retry, from, to } = live;
  const isWrong = statement === undefined && from > to;
  return (
    <>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2 print:hidden">
        <DayField
          label={t('money:statement.from')}
          name="day"
          day={from}
          value={from}
          error={undefined}
          min={FIRST_DAY}
          onChange={({ target }) => live.setFrom(target.value)}
        />
        <DayField
          label={t('money:statement.to')}
          name="day"
          day={to}
          value={to}
          error={isWrong ? t('validation:periodEmpty') : undefined}
          min={FIRST_DAY}
          onChange={({ target }) => live.setTo(target.value)}
        />
      </div>
      <Sheet className="max-w-3xl print:max-w-none">
        <Letterhead>
          <p className="grid">
            <span className="text-sm text-ink-soft">{t('money:statement.title')}</span>
            <span className="text-xl font-semibold figures">{caseName(item)}</span>
            {statement !== undefined && (
              <span className="text-sm text-ink-soft figures">
                {formatDate(startOf(statement.from), language)} –{' '}
                {formatDate(startOf(statement.to), language)}
              </span>
            )}
          </p>
        </Letterhead>
        {retry !== undefined ? (
          <FailedLine text={t('money:failed')} onRetry={retry} className="p-5" />
        ) : statement === undefined ? (
          <WaitingLines />
        ) : (
          <StatementRows item={item} statement={statement} />
        )}
        <p className="border-t border-rule px-5 py-3 text-sm text-ink-soft">
          {live.isIncomplete ? t('money:statement.incomplete') : t('money:statement.note')}
        </p>
        {contacts}
      </Sheet>
    </>
  );
}

function StatementRows({ item, statement }: { item: Case; statement: Statement }) {
  const { t } = useTranslation(['money', 'cases']);
  const { from, to, claimed, opening, receipts, received, closing } = statement;
  const cell = 'py-2 ps-3 text-end align-baseline whitespace-nowrap figures';
  return (
    <div className="grid gap-4 p-5">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9.5rem_1fr]">
        <dt className="text-sm leading-7 text-ink-soft">{t('cases:fields.debtor_name')}</dt>
        <dd className="break-words">
          <NameText name={item.debtor_name} />
        </dd>
        <dt className="text-sm leading-7 text-ink-soft">{t('money:statement.claim')}</dt>
        <dd>
          <Satang satang={claimed} className="font-semibold" />
        </dd>
        <dt className="text-sm leading-7 text-ink-soft">{t('money:statement.costs')}</dt>
        <dd>{t('money:statement.noCosts')}</dd>
      </dl>
      <table className="w-full border-collapse text-sm sm:text-base">
        <caption className="sr-only">{t('money:statement.title')}</caption>
        <thead>
          <tr className="border-b-2 border-rule-strong text-sm text-ink-soft">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {t('money:statement.date')}
            </th>
            <th scope="col" className="py-2 text-start font-semibold max-sm:hidden">
              {t('money:statement.description')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {t('money:statement.amount')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {t('money:statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          <tr>
            <td className="py-2 pe-3 align-baseline">
              <DateText date={startOf(from)} />
              <span className="block sm:hidden">{t('money:statement.opening')}</span>
            </td>
            <td className="py-2 max-sm:hidden">{t('money:statement.opening')}</td>
            <td />
            <td className={cell}>
              <BalanceText satang={opening} />
            </td>
          </tr>
          {receipts.map(({ id, received_on, into, note, satang, reported_in, balance }) => (
            <tr key={id}>
              <td className="py-2 pe-3 align-baseline">
                <DateText date={startOf(received_on)} />
                <span className="block text-ink-soft sm:hidden">
                  {receiptName(t(`money:into.${into}`), { reported_in })}
                </span>
              </td>
              <td className="py-2 break-words max-sm:hidden">
                {receiptName(t(`money:into.${into}`), { reported_in })}
                {note !== '' && <span className="block text-sm text-ink-soft">{note}</span>}
              </td>
              <td className={cell}>
                <Satang satang={satang} />
              </td>
              <td className={cell}>
                <BalanceText satang={balance} />
              </td>
            </tr>
          ))}
          {receipts.length === 0 && (
            <tr>
              <td colSpan={4} className="py-3 text-ink-soft">
                {t('money:statement.none')}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-rule-strong font-semibold">
            <td className="py-2 pe-3 align-baseline">
              <DateText date={startOf(to)} />
              <span className="block sm:hidden">{t('money:statement.closing')}</span>
            </td>
            <td className="py-2 max-sm:hidden">{t('money:statement.closing')}</td>
            <td className={cell}>
              <Satang satang={received} />
            </td>
            <td className={cell}>
              <BalanceText satang={closing} />
            </td>
          </tr>
        </tfoot>
      </table>
      {closing > 0 && (
        <p className="grid">
          <span className="text-sm text-ink-soft">{t('money:statement.words')}</span>
          <span lang="th">{bahtText(closing / 100)}</span>
        </p>
      )}
      <HeldLines held={statement.held} />
    </div>
  );
}
