import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/components/page';
import { useCaseSums } from '@/features/overview/api/use-case-sums';
import { CaseOverview } from '@/features/overview/components/case-overview';
import { DeskCards } from '@/features/overview/components/desk-cards';
import { usePartnerRoster } from '@/features/partners/api/use-partner-roster';
import { useSignedIn } from '@/lib/session';

/** What awaits a decision, and how the cases stand (SPEC section 2). */
export default function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { profile } = useSignedIn();
  const shards = useCaseSums();
  const roster = usePartnerRoster();
  const names = useMemo(() => {
    if (roster.status === 'loading') return undefined;
    const companies = Object.entries(roster.data?.partners ?? {});
    return new Map(companies.map(([id, { company_name }]) => [id, company_name]));
  }, [roster.status, roster.data]);
  return (
    <Page title={t('dashboard.title')} eyebrow={profile.full_name} lead={t('dashboard.lead')}>
      <DeskCards cases={shards.data} />
      <CaseOverview shards={shards} names={names} />
    </Page>
  );
}

/** Asks for what the page will show, while it is not certain yet who is there (decision 087). */
export function Ahead() {
  useCaseSums();
  usePartnerRoster();
  return null;
}
