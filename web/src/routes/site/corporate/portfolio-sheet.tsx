import { useTranslation } from 'react-i18next';
import type { CaseStatus } from '@app/domain/case';
import { StatusStamp } from '@/components/status-stamp';
import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';

/** An example; amounts in baht. */
const MATTERS: readonly { n: 1 | 2 | 3 | 4; amount: number; status: CaseStatus }[] = [
  { n: 1, amount: 482_500, status: 'In Progress' },
  { n: 2, amount: 1_260_000, status: 'In Progress' },
  { n: 3, amount: 38_750.5, status: 'Completed' },
  { n: 4, amount: 215_000, status: 'Submitted' },
];
const TOTAL = MATTERS.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The state of the company's debts this week: the portal's table, as an example. Its ARIA roles are spelled out because
 * on a phone its rows are laid out as a list, and browsers then drop the table semantics.
 */
export function PortfolioSheet() {
  const { t } = useTranslation(['page-corporate', 'status']);
  const language = useLanguage();
  return (
    <figure>
      <p className="file-tab -mb-px w-fit border-rule bg-sheet ps-5 pe-2 pt-2 pb-1.5 font-heading text-lg leading-8 font-semibold">
        {t('working.sheet.title')}
      </p>
      <div className="rounded-lg rounded-ss-none border border-rule bg-sheet px-4 pb-5 shadow-sheet sm:px-6">
        <table role="table" className="w-full border-collapse max-md:block">
          <caption className="sr-only">{t('working.sheet.caption')}</caption>
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row" className="border-b border-rule-strong text-sm text-ink-soft">
              <th role="columnheader" scope="col" className="py-3 pe-4 text-start font-medium">
                {t('working.sheet.debtor')}
              </th>
              <th role="columnheader" scope="col" className="py-3 pe-4 text-start font-medium">
                {t('working.sheet.status')}
              </th>
              <th role="columnheader" scope="col" className="py-3 pe-4 text-start font-medium">
                {t('working.sheet.last')}
              </th>
              <th role="columnheader" scope="col" className="py-3 text-end font-medium">
                {t('working.sheet.amount')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {MATTERS.map(({ n, amount, status }) => (
              <tr
                key={n}
                role="row"
                className="border-b border-rule max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
              >
                <th role="rowheader" scope="row" className="py-3 pe-4 text-start font-semibold max-md:p-0">
                  {t(`working.sheet.rows.${n}.debtor`)}
                </th>
                <td role="cell" className="py-3 pe-4 max-md:order-3 max-md:justify-self-end max-md:p-0">
                  <StatusStamp status={status} label={t(`status:case.${status}`)} />
                </td>
                <td role="cell" className="py-3 pe-4 text-ink-soft max-md:order-2 max-md:p-0">
                  {t(`working.sheet.rows.${n}.last`)}
                </td>
                <td
                  role="cell"
                  className="py-3 text-end font-medium whitespace-nowrap figures max-md:order-1 max-md:p-0"
                >
                  {formatMoney(amount, language)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup" className="max-md:block">
            <tr role="row" className="max-md:flex max-md:justify-between">
              <th role="rowheader" scope="row" colSpan={3} className="pt-3 text-start font-semibold">
                {t('working.sheet.total')}
              </th>
              <td
                role="cell"
                className="pt-3 text-end font-heading text-xl font-semibold whitespace-nowrap figures"
              >
                <span className="inline-block total-rule">{formatMoney(TOTAL, language)}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <figcaption className="mt-5 text-sm leading-6 text-ink-soft">{t('working.sheet.note')}</figcaption>
    </figure>
  );
}
