import { startOf } from '@app/domain/calendar';
import type { MoneyFigures, MoneySums } from '@app/domain/money-sums';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLine } from '@/components/failed-line';
import { Sheet } from '@/components/page';
import { Money } from '@/components/money';
import { NameText } from '@/components/name-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useToday } from '@/lib/page/use-today';
import type { useMoneySums } from '../api/use-money-sums';
import { lastMonths, NO_MONEY, topPartners } from '../money-figures';

/** The partners whose names the overview of money shows. */
export function moneyPartners(sums: MoneySums | undefined): string[] {
  return sums === undefined ? [] : topPartners(sums).map(([id]) => id);
}

interface MoneyOverviewProps {
  live: ReturnType<typeof useMoneySums>;
  /** The partners' names by their ids; undefined while they are loading. */
  names: ReadonlyMap<string, string> | undefined;
}

const COLUMNS = ['claimed', 'promised', 'recovered', 'outstanding'] as const;

/** The firm's money: in total, by partner and by month. Only what both sides agree on is received. */
export function MoneyOverview({ live: { data: sums, retry }, names }: MoneyOverviewProps) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const today = useToday();
  if (retry !== undefined)
    return (
      <Sheet title={t('overview:money.title')}>
        <FailedLine text={t('overview:failed')} onRetry={retry} className="p-5" />
      </Sheet>
    );
  const partners = sums === undefined ? [] : topPartners(sums);
  const months = sums === undefined ? [] : lastMonths(sums, today);
  return (
    <Sheet title={t('overview:money.title')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 p-5 lg:grid-cols-4">
        {COLUMNS.map((column) => (
          <div key={column} className="grid min-w-0 content-between">
            <dt className="text-sm text-ink-soft">{t(`overview:money.${column}`)}</dt>
            <dd className="text-lg font-semibold sm:text-xl" data-money={column}>
              {sums === undefined ? (
                <Skeleton className="my-1 h-6 w-24" />
              ) : (
                <Money amount={(sums.total['all'] ?? NO_MONEY)[column] / 100} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {(partners.length > 0 || months.length > 0) && (
        <div className="grid gap-6 border-t border-rule p-5">
          <Rows
            title={t('overview:money.byPartner')}
            head={t('overview:money.partner')}
            columns={COLUMNS}
            rows={partners.map(([id, figures]) => [id, <NameText name={names?.get(id) ?? '…'} />, figures])}
          />
          <Rows
            title={t('overview:money.byMonth')}
            head={t('overview:money.month')}
            columns={['claimed', 'promised', 'recovered']}
            rows={months.map(([month, figures]) => [
              month,
              formatDate(startOf(`${month}-01`), language, 'month'),
              figures,
            ])}
          />
        </div>
      )}
      <p className="border-t border-rule px-5 py-3 text-sm text-ink-soft">{t('overview:money.note')}</p>
    </Sheet>
  );
}

interface RowsProps {
  title: string;
  head: string;
  columns: readonly (typeof COLUMNS)[number][];
  rows: readonly (readonly [key: string, name: ReactNode, figures: MoneyFigures])[];
}

/** On a phone each row is a small card: four amounts do not fit beside a name. The ARIA roles keep it a table there. */
function Rows({ title, head, columns, rows }: RowsProps) {
  const { t } = useTranslation('overview');
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-base">{title}</h3>
      <table role="table" className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{title}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b-2 border-rule-strong text-ink-soft">
            <th role="columnheader" scope="col" className="py-2 pe-3 text-start font-semibold">
              {head}
            </th>
            {columns.map((column) => (
              <th role="columnheader" key={column} scope="col" className="py-2 ps-3 text-end font-semibold">
                {t(`money.short.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-rule max-sm:block">
          {rows.map(([key, name, figures]) => (
            <tr role="row" key={key} className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-2">
              <th
                role="rowheader"
                scope="row"
                className="py-2 pe-3 text-start font-normal max-sm:col-span-2 max-sm:font-medium"
              >
                {name}
              </th>
              {columns.map((column) => (
                <td role="cell" key={column} className="py-2 ps-3 text-end max-sm:p-0 max-sm:text-start">
                  <span aria-hidden className="block text-ink-soft sm:hidden">
                    {t(`money.short.${column}`)}
                  </span>
                  <Money amount={figures[column] / 100} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
