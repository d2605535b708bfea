import type { AuditEntry } from '@app/domain/audit';
import { COLLECTIONS } from '@app/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { NameText } from '@/components/name-text';
import { Skeleton } from '@/components/ui/skeleton';
import { links } from '@/lib/navigation/links';
import { AuditDetails } from './audit-details';

interface AuditTableProps {
  /** undefined while loading. */
  rows: readonly AuditEntry[] | undefined;
  /** The name of a partner; undefined while loading, and of one that is gone. */
  partnerOf: (partnerId: string) => string | undefined;
}

const WAITING = ['w-56', 'w-44', 'w-64', 'w-48'];

/** Action, subject, person and time of each entry; on a phone person and time are below the action. */
export function AuditTable({ rows, partnerOf }: AuditTableProps) {
  const { t } = useTranslation('audit');
  const cell = 'px-3 py-3 align-top first:ps-4 last:pe-4 sm:first:ps-5 sm:last:pe-5';
  return (
    <table className="w-full border-collapse text-start" aria-busy={rows === undefined || undefined}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="border-b-2 border-rule-strong text-sm text-ink-soft">
          <th scope="col" className={`${cell} text-start font-semibold`}>
            {t('columns.action')}
          </th>
          <th scope="col" className={`${cell} hidden text-start font-semibold md:table-cell`}>
            {t('columns.actor')}
          </th>
          <th scope="col" className={`${cell} hidden text-end font-semibold whitespace-nowrap sm:table-cell`}>
            {t('columns.at')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows === undefined
          ? WAITING.map((width) => (
              <tr key={width}>
                <td className={cell}>
                  <Skeleton className={`h-5 max-w-full ${width}`} />
                </td>
                <td className={`${cell} hidden md:table-cell`}>
                  <Skeleton className="h-5 w-32" />
                </td>
                <td className={`${cell} hidden sm:table-cell`}>
                  <Skeleton className="ms-auto h-5 w-22" />
                </td>
              </tr>
            ))
          : rows.map((entry) => (
              <tr key={entry.id}>
                <td className={cell}>
                  <span className="block font-semibold">{t(`actions.${entry.action}`)}</span>
                  <Subject subject={entry.subject} />
                  <AuditDetails entry={entry} partnerOf={partnerOf} />
                  <span className="block text-sm break-words md:hidden">
                    <Actor entry={entry} />
                  </span>
                  <DateText
                    date={entry.at}
                    style="moment"
                    className="block text-sm text-ink-soft sm:hidden"
                  />
                </td>
                <td className={`${cell} hidden break-words md:table-cell`}>
                  <Actor entry={entry} />
                </td>
                <td className={`${cell} hidden text-end text-sm text-ink-soft sm:table-cell`}>
                  <DateText date={entry.at} style="moment" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Actor({ entry: { actor_id, actor_name = '' } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  if (actor_id === null) return <>{t('unknownActor')}</>;
  return (
    <bdi>
      <NameText name={actor_name.trim() === '' ? actor_id : actor_name} />
    </bdi>
  );
}

/** What was acted on, with the way there as long as there is one. */
function Subject({ subject }: { subject: string }) {
  const page = pageOf(subject);
  // Lines at a distance of 24 px: links of two of them may follow each other.
  const className = 'block text-sm leading-6 break-all text-ink-soft';
  if (page === null) return <span className={className}>{subject}</span>;
  return (
    <Link to={page} data-row className={`${className} underline-offset-4 hover:underline`}>
      {subject}
    </Link>
  );
}

function pageOf(subject: string): string | null {
  const [collection, id, ...rest] = subject.split('/');
  if (collection === COLLECTIONS.lawTables) return links.admin.law;
  if (collection === COLLECTIONS.partnerPapers && id !== undefined) return links.admin.partner(id);
  if (id === undefined || id === '' || rest.length > 0) return null;
  if (collection === COLLECTIONS.partners) return links.admin.partner(id);
  return collection === COLLECTIONS.cases ? links.admin.case(id) : null;
}
