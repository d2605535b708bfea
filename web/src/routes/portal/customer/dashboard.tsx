import { LISTS } from '@app/domain/lists';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { Page, Sheet } from '@/components/page';
import { StatRow } from '@/components/stat-row';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useCaseList, useCasesAhead } from '@/features/cases/api/use-case-list';
import { CaseList } from '@/features/cases/components/case-list';
import { useCustomerCounts } from '@/features/queue/api/use-case-counts';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useListState } from '@/lib/list/list-state';
import { useSignedIn } from '@/lib/session/session';
import { LatePart } from '../late-part';

/** A customer's cases and their counts, live. At `/dashboard/cases` also those of a partner, who submits no new one (decision 223). */
export default function CustomerDashboard() {
  const { t } = useTranslation();
  const { uid, partner } = useSignedIn();
  const state = useListState(LISTS.customerCases);
  const list = useCaseList('customerCases', uid, state);
  const newCase = partner?.status !== 'Approved' && (
    <Button variant="seal" asChild>
      <Link to={links.customer.newCase}>
        <FilePlus2 aria-hidden />
        {t('cases:list.newCase')}
      </Link>
    </Button>
  );
  return (
    <Page title={t('headings:ownCases.title')} aside={newCase}>
      {(partner?.status === 'Rejected' || partner?.status === 'Suspended') && (
        <LatePart
          load={loadPartnerNote}
          meanwhile={<Skeleton className="h-36" />}
          draw={({ PartnerNote }) => <PartnerNote partner={partner} />}
        />
      )}
      <Received />
      <Figures uid={uid} rows={list.live.data} />
      <Sheet>
        <CaseList
          state={state}
          list={list}
          columns="customer"
          linkTo={links.customer.case}
          linkLabel={t('cases:list.details')}
          failure={{ title: t('common:error'), text: t('cases:list.failed') }}
          empty={
            <EmptyState
              title={t('cases:list.empty')}
              {...(newCase && { text: t('cases:list.emptyText'), action: newCase })}
            />
          }
        />
      </Sheet>
    </Page>
  );
}

const loadReceivedCard = () =>
  withTexts(['receipt'], () => import('@/features/cases/components/received-card'));

/** The case that was submitted on the page before, as that page says. */
function Received() {
  const state: unknown = useLocation().state;
  const caseId = typeof state === 'object' && state !== null && 'received' in state ? state.received : null;
  if (typeof caseId !== 'string') return null;
  return <LatePart load={loadReceivedCard} draw={({ ReceivedCard }) => <ReceivedCard caseId={caseId} />} />;
}

/** Few customers have it. */
const loadPartnerNote = () =>
  withTexts(['partner-note'], () => import('@/features/partners/components/partner-note'));

/** Separate from the list, so that a new figure does not rerender the list. */
function Figures({ uid, rows }: { uid: string; rows: unknown }) {
  const { t } = useTranslation();
  const { total, active, completed } = useCustomerCounts(uid, rows);
  return (
    <StatRow
      stats={[
        { label: t('cases:list.total'), count: total },
        { label: t('cases:list.active'), count: active },
        { label: t('cases:list.completed'), count: completed },
      ]}
    />
  );
}

export function Ahead({ uid }: { uid: string }) {
  useCasesAhead('customerCases', uid);
  return null;
}
