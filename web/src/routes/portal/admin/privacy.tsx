import { isOpenRequest } from '@app/domain/privacy-request';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { TabbedSheet } from '@/components/tabbed-sheet';
import { usePrivacyRequests } from '@/features/privacy/api/use-privacy-request';
import { RequestTable } from '@/features/privacy/components/request-table';
import { RetentionSheet } from '@/features/privacy/components/retention-sheet';

/** Requests for erasure, those that are due first, and what the daily retention run found. */
export default function AdminPrivacy() {
  const { t } = useTranslation('privacy');
  const live = usePrivacyRequests();
  const open = live.data?.filter(({ status }) => isOpenRequest(status));
  const closed = live.data?.filter(({ status }) => !isOpenRequest(status)).toReversed();
  return (
    <Page title={t('headings:privacy.title')} lead={t('headings:privacy.lead')}>
      <TabbedSheet
        label={t('headings:privacy.title')}
        tabs={[
          { id: 'open', label: t('privacy:desk.tabOpen'), count: open?.length },
          { id: 'closed', label: t('privacy:desk.tabClosed'), count: closed?.length },
        ]}
      >
        {(tab) =>
          live.status === 'failed' ? (
            <ErrorState title={t('privacy:desk.failed')} problem={live.problem} onRetry={live.retry} />
          ) : (
            <RequestTable rows={tab === 'open' ? open : closed} />
          )
        }
      </TabbedSheet>
      <RetentionSheet />
    </Page>
  );
}

export function Ahead() {
  usePrivacyRequests();
  return null;
}
