import { startOf } from '@app/domain/calendar';
import { daysLeft, dueDayOf, isOpenRequest, type PrivacyRequest } from '@app/domain/privacy-request';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/components/data-table';
import { DateText } from '@/components/date-text';
import { EmptyState } from '@/components/empty-state';
import { links } from '@/lib/navigation/links';
import { useToday } from '@/lib/page/use-today';
import { PersonOf } from './person-of';
import { RequestStamp } from './request-stamp';

interface RequestTableProps {
  /** undefined while loading. */
  rows: readonly PrivacyRequest[] | undefined;
}

/** Requests with the days that are left for an answer. */
export function RequestTable({ rows }: RequestTableProps) {
  const { t } = useTranslation('privacy');
  const today = useToday();
  return (
    <DataTable
      caption={t('headings:privacy.title')}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => links.admin.privacyRequest(id)}
      linkLabel={t('desk.open')}
      empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
      columns={[
        { id: 'person', header: t('desk.person'), cell: ({ id }) => <PersonOf uid={id} />, phone: 'title' },
        {
          id: 'created_at',
          header: t('desk.asked'),
          cell: (row) => <DateText date={row.created_at} />,
          phone: 'line',
        },
        {
          id: 'due',
          header: t('desk.due'),
          cell: (row) => <Due request={row} today={today} />,
          phone: 'line',
        },
        {
          id: 'status',
          header: t('desk.status'),
          cell: ({ status }) => <RequestStamp status={status} />,
          phone: 'aside',
        },
      ]}
    />
  );
}

/** The last day, and how many days that leaves; a late answer is marked by word and colour. */
export function Due({ request, today }: { request: PrivacyRequest; today: string }) {
  const { t } = useTranslation('privacy');
  if (!isOpenRequest(request.status)) return <span aria-hidden>–</span>;
  const left = daysLeft(request, today);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <DateText date={startOf(dueDayOf(request))} />
      {left < 0 ? (
        <strong className="text-seal">{t('queue:requests.late', { count: -left })}</strong>
      ) : (
        <span className="text-ink-soft">{t('queue:requests.left', { count: left })}</span>
      )}
    </span>
  );
}
