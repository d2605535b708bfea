import { contactsOfPeriod, verdictCounts, type StatementContacts } from '@app/domain/statement-contacts';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { useContactsBetween } from '../api/use-contacts';
import { statedContact } from '../contact-summary';
import { LawDisclaimer } from './law-note';
import { VerdictStamp } from './verdict-stamp';

interface PeriodContactsProps {
  caseId: string;
  /** Days in Bangkok, both included. */
  period: { from: string; to: string };
}

/** The contacts of a period as part of a statement: the rows that its files have, with the same stamps. */
export function PeriodContacts({ caseId, period }: PeriodContactsProps) {
  const { t } = useTranslation('contact-log');
  const live = useContactsBetween(caseId, period);
  return (
    <section aria-label={t('contact-log:log.title')} className="grid gap-3 border-t border-rule p-5">
      <h2 className="text-lg">{t('contact-log:log.title')}</h2>
      {live.status === 'failed' ? (
        <FailedLine text={t('contact-log:log.failed')} onRetry={live.retry} />
      ) : live.data === undefined ? (
        <Skeleton className="h-5 w-4/5" />
      ) : (
        <Rows contacts={contactsOfPeriod(live.data, period)} />
      )}
    </section>
  );
}

function Rows({ contacts: { rows, totals, versions, isIncomplete } }: { contacts: StatementContacts }) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  if (rows.length === 0) return <p className="text-ink-soft">{t('contact-log:period.none')}</p>;
  const head = 'py-2 pe-3 text-start font-semibold';
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold">
          {t('contact-log:log.total', { count: rows.length, shown: formatCount(rows.length, language) })}
        </span>
        {verdictCounts(totals).map(([verdict, count]) => (
          <span key={verdict}>
            {t(`contact-log:verdict.${verdict}`)} {formatCount(count, language)}
          </span>
        ))}
      </p>
      <table className="w-full border-collapse text-sm sm:text-base">
        <caption className="sr-only">{t('contact-log:log.title')}</caption>
        <thead>
          <tr className="border-b-2 border-rule-strong text-sm text-ink-soft">
            <th scope="col" className={head}>
              {t('contact-log:period.contact')}
            </th>
            <th scope="col" className={head}>
              {t('contact-log:period.stamp')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold max-sm:hidden">
              {t('contact-log:period.version')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map((contact) => (
            <tr key={contact.id}>
              <td className="flex flex-wrap gap-x-4 py-2 pe-3">
                <DateText
                  date={contact.began_at}
                  style="moment"
                  className="max-sm:whitespace-normal sm:w-44"
                />
                <span>{statedContact(contact, t)}</span>
              </td>
              <td className="w-px py-2 align-top whitespace-nowrap sm:pe-3">
                <VerdictStamp verdict={contact.verdict} />
              </td>
              <td className="py-2 text-end align-top figures max-sm:hidden">
                {formatCount(contact.version, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isIncomplete && <p className="text-sm text-seal">{t('contact-log:period.incomplete')}</p>}
      <div className="text-sm">
        {versions.map((n) => (
          <LawDisclaimer key={n} n={n} />
        ))}
      </div>
    </>
  );
}
