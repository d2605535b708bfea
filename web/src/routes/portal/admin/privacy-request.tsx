import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { DateText } from '@/components/date-text';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Facts } from '@/components/facts';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { usePrivacyRequest } from '@/features/privacy/api/use-privacy-request';
import { AnswerForm } from '@/features/privacy/components/answer-form';
import { KeptList } from '@/features/privacy/components/kept-list';
import { PreviewSheet } from '@/features/privacy/components/preview-sheet';
import { RequestStamp } from '@/features/privacy/components/request-stamp';
import { PersonOf } from '@/features/privacy/components/person-of';
import { Due } from '@/features/privacy/components/request-table';
import { useLanguage } from '@/i18n';
import { formatDateAlone } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { useToday } from '@/lib/page/use-today';

/** One request: who asks and why, what an approval would do, and the answer. */
export default function AdminPrivacyRequest() {
  const { t } = useTranslation('privacy');
  const { userId = '' } = useParams();
  const live = usePrivacyRequest(userId);
  const language = useLanguage();
  const today = useToday();
  const title = t('headings:privacyRequest.title');
  const back = <BackLink to={links.admin.privacy} label={t('privacy:request.back')} />;
  if (live.status === 'failed') {
    return (
      <Page title={title} eyebrow={back}>
        <ErrorState title={t('privacy:desk.failed')} problem={live.problem} onRetry={live.retry} />
      </Page>
    );
  }
  if (live.data === null) {
    return (
      <Page title={title} eyebrow={back}>
        <EmptyState title={t('privacy:request.notFound')} />
      </Page>
    );
  }
  const request = live.data;
  const waiting = <Skeleton className="mt-2 h-4 w-40" />;
  return (
    <Page
      title={title}
      eyebrow={back}
      aside={request !== undefined && <RequestStamp large status={request.status} />}
    >
      <Sheet title={t('privacy:request.facts')} className="max-w-3xl">
        <Facts
          facts={[
            { label: t('privacy:desk.person'), value: <PersonOf uid={userId} /> },
            {
              label: t('privacy:desk.asked'),
              value: request === undefined ? waiting : <DateText date={request.created_at} style="long" />,
            },
            {
              label: t('privacy:desk.due'),
              value: request === undefined ? waiting : <Due request={request} today={today} />,
            },
            {
              label: t('privacy:request.reason'),
              value: request === undefined ? waiting : request.reason || t('privacy:request.noReason'),
              wide: true,
            },
            ...(request?.decisions ?? []).map(({ decision, note, at }) => ({
              label: `${t(`privacy:status.${decision}`)} · ${formatDateAlone(at, language, 'moment')}`,
              value: note,
              wide: true,
            })),
          ]}
        />
        {request?.status === 'done' && <KeptList kept={request.kept} />}
      </Sheet>
      {request?.status === 'received' && (
        <>
          <PreviewSheet userId={userId} />
          <Sheet title={t('privacy:answer.title')} className="max-w-3xl">
            <AnswerForm userId={userId} />
          </Sheet>
        </>
      )}
    </Page>
  );
}

export function Ahead() {
  usePrivacyRequest(useParams()['userId'] ?? '');
  return null;
}
