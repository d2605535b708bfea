import type { Case } from '@app/domain/case';
import type { Role } from '@app/domain/roles';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column, type Selection } from '@/components/data-table';
import { DateText } from '@/components/date-text';
import { Money } from '@/components/money';
import { NameText } from '@/components/name-text';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusStamp } from '@/components/status-stamp';
import { CaseTitle } from './case-title';
import { NextStepLine } from './next-step-line';

interface CaseTableProps {
  /** undefined while loading. */
  rows: readonly Case[] | undefined;
  /** Whose list it is: each sees the columns of requirements section 2. */
  columns: Role;
  /** The company of a partner id, for admins; undefined while it is not known. */
  partnerName?: (partnerId: string) => string | undefined;
  /** When the debtor may be contacted, for partners. */
  contactNote?: (item: Case) => ReactNode;
  linkTo: (caseId: string) => string;
  linkLabel: string;
  empty: ReactNode;
  selection?: Selection<Case>;
}

/** Cases in the order of their list. */
export function CaseTable({
  rows,
  columns,
  partnerName,
  contactNote,
  linkTo,
  linkLabel,
  empty,
  selection,
}: CaseTableProps) {
  const { t } = useTranslation();
  const { debtor, amount, status, partner, contact, created, updated } = columnsIn(
    t,
    partnerName,
    contactNote,
  );
  return (
    <DataTable
      caption={t('cases:list.caption')}
      columns={
        {
          customer: [debtor, amount, status, created, updated],
          partner: [debtor, amount, status, ...(contactNote === undefined ? [] : [contact]), created],
          admin: [debtor, amount, status, partner, created],
        }[columns]
      }
      rows={rows}
      rowKey={(item) => item.id}
      rowLink={(item) => linkTo(item.id)}
      linkLabel={linkLabel}
      empty={empty}
      {...(selection && { selection })}
    />
  );
}

/** Before it is known, room of about its length: what follows it would move to another line. */
function CompanyName({ name }: { name: string | undefined }) {
  return name === undefined ? (
    <Skeleton className="inline-block h-4 w-56 max-w-full align-middle md:w-24" />
  ) : (
    <NameText name={name} />
  );
}

function columnsIn(
  t: TFunction,
  partnerName: CaseTableProps['partnerName'],
  contactNote: CaseTableProps['contactNote'],
) {
  return {
    debtor: {
      id: 'debtor_name',
      header: t('cases:fields.debtor_name'),
      cell: (item) => (
        <span className="grid min-w-0">
          <CaseTitle item={item} />
          <NextStepLine item={item} />
        </span>
      ),
      phone: 'title',
    },
    amount: {
      id: 'amount',
      header: t('cases:fields.amount'),
      cell: (item) => <Money amount={item.amount} className="max-md:font-semibold max-md:text-ink" />,
      align: 'end',
      phone: 'line',
    },
    status: {
      id: 'status',
      header: t('cases:fields.status'),
      cell: (item) => (
        <StatusStamp
          status={item.status}
          label={t(`status:case.${item.status}`)}
          className="max-md:px-1.5 max-md:text-xs max-md:leading-5"
        />
      ),
      phone: 'aside',
    },
    partner: {
      id: 'partner',
      header: t('cases:fields.partner'),
      cell: ({ partner_id: id }) =>
        id === null ? (
          <span className="text-ink-soft">{t('cases:list.notAssigned')}</span>
        ) : (
          <CompanyName name={partnerName?.(id)} />
        ),
      phone: 'line',
    },
    contact: {
      id: 'contact',
      header: t('cases:fields.contact'),
      cell: (item) => contactNote?.(item),
      phone: 'line',
    },
    created: {
      id: 'created_at',
      header: t('cases:fields.created_at'),
      cell: (item) => <DateText date={item.created_at} />,
      phone: 'line',
    },
    updated: {
      id: 'updated_at',
      header: t('cases:fields.updated_at'),
      cell: (item) => <DateText date={item.updated_at} />,
      phone: 'hidden',
    },
  } satisfies Record<string, Column<Case>>;
}
