import type { Case } from '@app/domain/case';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Facts, type Fact } from '@/components/facts';
import { Money } from '@/components/money';
import { Sheet } from '@/components/page';
import { StatusStamp } from '@/components/status-stamp';
import { NameText } from '@/components/name-text';

interface CaseFactsProps {
  item: Case;
  /** What only some roles may see (client's e-mail, partner); placed before the details. */
  extra?: readonly Fact[];
  /** On the right of the title. */
  aside?: ReactNode;
}

/** What is known of a case, as a ledger. */
export function CaseFacts({ item, extra = [], aside }: CaseFactsProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('cases:case.facts')} id="case-facts" aside={aside}>
      <Facts
        facts={[
          { label: t('cases:fields.debtor_name'), value: <NameText name={item.debtor_name} /> },
          {
            label: t('cases:fields.amount'),
            value: <Money amount={item.amount} className="text-lg font-semibold" />,
          },
          {
            label: t('cases:fields.status'),
            value: <StatusStamp status={item.status} label={t(`status:case.${item.status}`)} />,
          },
          {
            label: t('cases:fields.created_at'),
            value: <DateText date={item.created_at} style="moment" />,
          },
          {
            label: t('cases:fields.updated_at'),
            value: <DateText date={item.updated_at} style="moment" />,
          },
          ...extra,
          { label: t('cases:fields.details'), value: item.details, wide: true },
        ]}
      />
    </Sheet>
  );
}
