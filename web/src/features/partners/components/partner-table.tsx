import type { Partner } from '@app/domain/partner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/components/data-table';
import { DateText } from '@/components/date-text';
import { StatusStamp } from '@/components/status-stamp';
import { NameText } from '@/components/name-text';
import { links } from '@/lib/navigation/links';

interface PartnerTableProps {
  /** undefined while loading. */
  rows: readonly Partner[] | undefined;
  empty: ReactNode;
}

export function PartnerTable({ rows, empty }: PartnerTableProps) {
  const { t } = useTranslation(['partner-admin', 'partners', 'status']);
  return (
    <DataTable
      caption={t('partner-admin:list.caption')}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => links.admin.partner(id)}
      linkLabel={t('partner-admin:list.manage')}
      empty={empty}
      columns={[
        {
          id: 'company',
          header: t('partner-admin:list.company'),
          cell: (row) => <NameText name={row.company_name} />,
          phone: 'title',
        },
        {
          id: 'contact',
          header: t('partner-admin:list.contact'),
          cell: (row) => <NameText name={row.contact_person} />,
          phone: 'line',
        },
        { id: 'phone', header: t('partners:fields.phone'), cell: (row) => row.phone, phone: 'line' },
        {
          id: 'status',
          header: t('partners:fields.status'),
          cell: (row) => <StatusStamp status={row.status} label={t(`status:partner.${row.status}`)} />,
          phone: 'aside',
        },
        {
          id: 'created_at',
          header: t('partners:fields.created_at'),
          cell: (row) => <DateText date={row.created_at} />,
          phone: 'aside',
        },
      ]}
    />
  );
}
