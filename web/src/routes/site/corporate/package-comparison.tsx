import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { PackageEntry, PopularStamp } from './package-entry';
import { PACKAGE_LINES, PACKAGES, POPULAR } from './packages';

/** The packages side by side, line by line; on a phone each is a ledger of its own. */
export function PackageComparison() {
  return (
    <>
      <PackageTable />
      <PackageLedgers />
    </>
  );
}

function PackageTable() {
  const { t } = useTranslation('page-corporate');
  return (
    <table className="mt-6 hidden w-full table-fixed border-collapse text-start md:table">
      <caption className="sr-only">{t('packages.caption')}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="w-[19%] py-4 pe-4 text-start align-bottom">
            <span className="sr-only">{t('packages.feature')}</span>
          </th>
          {PACKAGES.map(({ id }) => (
            <th
              key={id}
              scope="col"
              className={cn(
                'relative border-t-4 px-3 pt-8 pb-4 text-start align-top lg:px-5 base:border-t-transparent',
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
            <th scope="row" className="py-4 pe-4 text-start align-top font-medium text-ink-soft">
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

function PackageLedgers() {
  const { t } = useTranslation('page-corporate');
  return (
    <div className="grid gap-8 md:hidden">
      {PACKAGES.map((each) => (
        <section
          key={each.id}
          aria-label={t(`packages.${each.id}.name`)}
          className={cn(
            'border-ink base:border-t-2',
            each.id === POPULAR &&
              '-mx-2 border-x border-t-4 border-b border-x-rule-strong border-t-seal border-b-rule-strong bg-sheet px-2',
          )}
        >
          <div className="flex items-center justify-between gap-4 pt-3 pb-2">
            <h3 className="text-2xl">
              {t(`packages.${each.id}.name`)}
              <span className="block font-body text-base leading-6 font-normal text-ink-soft">
                {t(`packages.${each.id}.for`)}
              </span>
            </h3>
            {each.id === POPULAR && <PopularStamp />}
          </div>
          <dl>
            {PACKAGE_LINES.map((line) => (
              <div
                key={line}
                className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-x-4 border-t border-rule py-2.5"
              >
                <dt className="text-ink-soft">{t(`packages.rows.${line}`)}</dt>
                <dd className="font-medium figures">
                  <PackageEntry of={each} line={line} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
