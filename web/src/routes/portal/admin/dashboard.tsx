import { sumOf } from '@app/domain/case-tally';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NameText } from '@/components/name-text';
import { Page } from '@/components/page';
import { useCaseSums } from '@/features/overview/api/use-case-sums';
import { useMoneySums } from '@/features/overview/api/use-money-sums';
import { useAdminQueue } from '@/features/queue/api/use-queue';
import { AdminQueue } from '@/features/queue/components/admin-queue';
import { CaseOverview } from '@/features/overview/components/case-overview';
import { DeskCards } from '@/features/queue/components/desk-cards';
import { MoneyOverview, moneyPartners } from '@/features/overview/components/money-overview';
import { BUSIEST, byPartner } from '@/features/overview/figures';
import { usePartnerNames } from '@/features/partners/api/use-partner-names';
import { PartnerName } from '@/features/partners/components/partner-name';
import { PersonOf } from '@/features/privacy/components/person-of';
import { useSignedIn } from '@/lib/session/session';

/** What there is to do, then the totals, then the charts (requirements section 2, decision 153). */
export default function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { profile } = useSignedIn();
  const shards = useCaseSums();
  const sums = useMemo(() => shards.data && sumOf(shards.data), [shards.data]);
  const busiest = sums === undefined ? [] : byPartner(sums, BUSIEST).busiest;
  const money = useMoneySums();
  const names = usePartnerNames([...busiest.map(({ partnerId }) => partnerId), ...moneyPartners(money.data)]);
  return (
    <Page
      title={t('dashboard.title')}
      eyebrow={<NameText name={profile.full_name} />}
      lead={t('dashboard.lead')}
    >
      <AdminQueue
        partnerOf={(id) => <PartnerName partnerId={id} />}
        personOf={(uid) => <PersonOf uid={uid} />}
      />
      <DeskCards cases={shards.data} />
      <MoneyOverview live={money} names={names} />
      <CaseOverview shards={shards} names={names} />
    </Page>
  );
}

export function Ahead() {
  useCaseSums();
  useMoneySums();
  useAdminQueue();
  return null;
}
