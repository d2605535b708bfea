import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { PackageEntry, PopularStamp } from './package-entry';
import { PACKAGE_LINES, PACKAGES, POPULAR } from './packages';

/** The first column: it stays in sight on a phone. */
const LINE = 'pe-3 md:pe-4 max-md:sticky max-md:start-0 max-md:z-10 max-md:bg-paper max-md:ps-5';

/** The packages side by side, line by line. On a phone the names of the lines stay while the packages are scrolled past them. */
export function PackageComparison() {
  const { t } = useTranslation('page-corporate');
  return (
    <div
      role="region"
      aria-label={t('packages.caption')}
      // A keyboard scrolls it as well.
      tabIndex={0}
      className="relative max-md:-mx-5 max-md:overflow-x-auto max-md:pt-2"
    >
      <PackageTable />
    </div>
  );
}

function PackageTable() {
  const { t } = useTranslation('page-corporate');
  return (
    <table className="mt-6 w-full table-fixed border-collapse text-start max-md:min-w-[42rem]">
      <caption className="sr-only">{t('packages.caption')}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className={cn(LINE, 'w-26 py-4 text-start align-bottom md:w-[19%]')}>
            <span className="sr-only">{t('packages.feature')}</span>
          </th>
          {PACKAGES.map(({ id }) => (
            <th
              key={id}
              scope="col"
              className={cn(
                'relative border-t-4 border-t-transparent px-3 pt-8 pb-4 text-start align-top lg:px-5',
                id === POPULAR && 'border-x border-x-rule-strong border-t-seal bg-sheet',
              )}
            >
              {id === POPULAR && (
                <span className="absolute end-3 -top-5">
                  <PopularStamp />
                </span>
              )}
              <span className="block font-heading text-lg leading-8 font-semibold lg:text-2xl lg:leading-9">
                {t(`packages.${id}.name`)}
              </span>
              <span className="block text-sm leading-6 font-normal text-ink-soft">
                {t(`packages.${id}.for`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PACKAGE_LINES.map((line, index) => (
          <tr key={line} className="border-b border-rule">
            <th
              scope="row"
              className={cn(LINE, 'py-4 text-start align-top font-medium text-ink-soft max-md:text-sm')}
            >
              {t(`packages.rows.${line}`)}
            </th>
            {PACKAGES.map((each) => (
              <td
                key={each.id}
                className={cn(
                  'px-3 py-4 align-top lg:px-5',
                  line === 'debts' && 'font-heading text-xl leading-8 font-semibold figures',
                  each.id === POPULAR && 'border-x border-x-rule-strong bg-sheet',
                  each.id === POPULAR &&
                    index === PACKAGE_LINES.length - 1 &&
                    'border-b border-b-rule-strong',
                )}
              >
                <PackageEntry of={each} line={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
