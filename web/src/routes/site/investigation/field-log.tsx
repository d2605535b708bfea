import { useTranslation } from 'react-i18next';

const ROWS = [1, 2, 3, 4] as const;

/**
 * A page of a report, stamped as a sample: the time, what was seen, the exhibit that shows it. The ARIA roles keep it a table on a phone.
 */
export function FieldLog() {
  const { t } = useTranslation('page-investigation');
  return (
    <div className="relative border border-rule-strong bg-sheet px-5 pt-4 pb-5 shadow-sheet sm:px-8 sm:pt-6">
      <p
        aria-hidden
        className="absolute end-4 -top-7 rotate-6 rounded-md border-4 border-double border-seal bg-sheet px-4 font-heading text-2xl leading-[1.6] font-semibold text-seal sm:end-10"
      >
        {t('log.sample')}
      </p>
      <table role="table" className="w-full border-collapse text-start max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b-2 border-ink text-sm text-brass">
            <th role="columnheader" scope="col" className="w-24 py-2 text-start font-medium">
              {t('log.labels.time')}
            </th>
            <th role="columnheader" scope="col" className="py-2 text-start font-medium">
              {t('log.labels.entry')}
            </th>
            <th role="columnheader" scope="col" className="w-28 py-2 ps-6 text-start font-medium">
              {t('log.labels.exhibit')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {ROWS.map((n) => (
            <tr
              role="row"
              key={n}
              className="border-b border-rule align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:py-3"
            >
              <th
                role="rowheader"
                scope="row"
                className="text-start font-heading text-2xl leading-8 font-semibold figures sm:py-4"
              >
                {t(`log.rows.${n}.time`)}
              </th>
              <td role="cell" className="max-sm:order-1 max-sm:col-span-2 max-sm:mt-1 sm:py-4">
                <span className="block max-w-[56ch]">{t(`log.rows.${n}.entry`)}</span>
              </td>
              <td role="cell" className="font-medium whitespace-nowrap text-brass figures sm:py-4 sm:ps-6">
                {t(`log.rows.${n}.exhibit`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-[40ch] text-sm leading-6 text-ink-soft">{t('log.seal')}</p>
        <Signatures />
      </div>
    </div>
  );
}

/** Two hands, two lines. */
function Signatures() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 260 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className="h-12 w-auto max-w-full text-ink"
    >
      <path d="M14 30c8-22 16-24 15-10-1 12-12 18-10 8 2-8 14-12 20-8 5 4-2 12 4 10 8-3 8-14 14-12 5 2-3 12 3 12s9-12 14-10-2 10 4 9l20-5" />
      <path d="M146 34c16-2 30-30 20-30-9 0-12 32-2 30 7-1 8-10 12-10s0 8 5 8 5-8 9-8 0 8 6 7c9-2 11-26 6-26s-6 28 2 27c6 0 8-8 12-8s2 7 8 7 10-5 20-12" />
      <path d="M6 40h110M140 40h110" className="stroke-rule-strong" strokeWidth="1" />
    </svg>
  );
}
