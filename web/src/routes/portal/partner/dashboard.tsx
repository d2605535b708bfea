import { LISTS } from '@app/domain/lists';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { NameText } from '@/components/name-text';
import { Page, Sheet } from '@/components/page';
import { StatRow } from '@/components/stat-row';
import { useCaseList, useCasesAhead } from '@/features/cases/api/use-case-list';
import { CaseList } from '@/features/cases/components/case-list';
import { usePartnerCounts } from '@/features/queue/api/use-case-counts';
import { useContactNotes } from '@/features/queue/components/contact-note';
import { PartnerQueue } from '@/features/queue/components/partner-queue';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useListState } from '@/lib/list/list-state';
import { useSignedIn } from '@/lib/session/session';
import { LatePart } from '../late-part';
import { OwnCasesLink } from './own-cases-link';

/** Few partners have been suspended. */
const loadRecentDecision = () =>
  withTexts(['partner-note'], () => import('@/features/partners/components/recent-decision'));

/** The partner's desk: what there is to do, three figures and the assigned cases, newest first (requirements section 2). */
export default function PartnerDashboard() {
  const { t } = useTranslation(['cases', 'portal', 'problems', 'common']);
  const { uid, partner } = useSignedIn();
  const state = useListState(LISTS.partnerCases);
  const list = useCaseList('partnerCases', uid, state);
  const contactNote = useContactNotes(uid);
  return (
    <Page
      title={t('headings:partnerCases.title')}
      eyebrow={partner && <NameText name={partner.company_name} />}
    >
      <PartnerQueue partnerId={uid} />
      <Figures uid={uid} rows={list.live.data} />
      <Sheet>
        <CaseList
          state={state}
          list={list}
          columns="partner"
          contactNote={contactNote}
          linkTo={links.partner.case}
          linkLabel={t('cases:list.details')}
          failure={{ title: t('cases:list.partnerFailed') }}
          empty={<EmptyState title={t('cases:list.partnerEmpty')} text={t('cases:list.partnerEmptyText')} />}
        />
      </Sheet>
      <OwnCasesLink uid={uid} />
      {/* Last: it comes late, and nobody knows how high it is. */}
      {partner?.decision_reason !== undefined && (
        <LatePart
          load={loadRecentDecision}
          draw={({ RecentDecision }) => <RecentDecision partner={partner} />}
        />
      )}
    </Page>
  );
}

/** Separate from the list, so that a new figure does not rerender the list. */
function Figures({ uid, rows }: { uid: string; rows: unknown }) {
  const { t } = useTranslation('cases');
  const { total, inProgress, completed } = usePartnerCounts(uid, rows);
  return (
    <StatRow
      stats={[
        { label: t('cases:list.partnerTotal'), count: total },
        { label: t('cases:list.partnerInProgress'), count: inProgress },
        { label: t('cases:list.partnerCompleted'), count: completed },
      ]}
    />
  );
}

export function Ahead({ uid }: { uid: string }) {
  useCasesAhead('partnerCases', uid);
  return null;
}
