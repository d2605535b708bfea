import { dueDayOf, isOpenRequest, type PrivacyRequest } from '@app/domain/privacy-request';
import { startOf } from '@app/domain/calendar';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useCommand } from '@/lib/command/use-command';
import { withdrawRequest } from '../api/ask-for-erasure';
import { usePrivacyRequest } from '../api/use-privacy-request';
import { DownloadMyData } from './download-my-data';
import { ErasureForm } from './erasure-form';
import { RequestStamp } from './request-stamp';

/** What a person may do with the own data: take a copy along, and ask for erasure (PDPA s. 30, 31 and 33). */
export function OwnDataSheet({ uid }: { uid: string }) {
  const { t } = useTranslation(['privacy', 'common']);
  const live = usePrivacyRequest(uid);
  return (
    <Sheet title={t('headings:ownData.title')}>
      <DownloadMyData />
      <section aria-label={t('privacy:erasure.title')} className="border-t border-rule">
        <h3 className="bg-fold/60 px-5 py-1.5 font-heading text-base font-semibold">
          {t('privacy:erasure.title')}
        </h3>
        <div className="grid justify-items-start gap-4 px-5 py-4">
          <p className="text-ink-soft">{t('privacy:erasure.text')}</p>
          {live.status === 'failed' && (
            <ErrorState title={t('privacy:own.failed')} problem={live.problem} onRetry={live.retry} />
          )}
          {live.status === 'loading' && (
            <div role="status" className="w-full">
              <span className="sr-only">{t('common:loading')}</span>
              <Skeleton className="h-10 w-44" />
            </div>
          )}
          {live.status === 'ready' && live.data !== null && <OwnRequest request={live.data} />}
          {live.status === 'ready' && (live.data === null || !isOpenRequest(live.data.status)) && (
            <ErasureForm uid={uid} />
          )}
        </div>
      </section>
    </Sheet>
  );
}

/** The state of the request, and the firm's answer. */
function OwnRequest({ request }: { request: PrivacyRequest }) {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const { busy, send } = useCommand({
    run: () => withdrawRequest(request.user_id),
    done: () => ({ title: t('privacy:erasure.withdrawn') }),
    failed: t('common:error'),
  });
  const answer = request.status === 'received' ? undefined : request.decisions.at(-1);
  const isAnswered = request.status === 'refused' || request.status === 'approved';
  return (
    <div className="grid w-full justify-items-start gap-3 rounded-md border border-rule bg-paper/50 p-4">
      <RequestStamp status={request.status} />
      <p>
        {t('privacy:own.asked')} <DateText date={request.created_at} style="long" />
      </p>
      {request.status === 'received' && (
        <>
          <p>
            {t('privacy:own.due')} <DateText date={startOf(dueDayOf(request))} style="long" />
          </p>
          <Button size="sm" busy={busy} onClick={() => void send()}>
            {t('privacy:erasure.withdraw')}
          </Button>
        </>
      )}
      {isAnswered && answer !== undefined && (
        <blockquote className="border-s-3 border-brass ps-3 break-words whitespace-pre-wrap">
          {answer.note}
        </blockquote>
      )}
    </div>
  );
}
