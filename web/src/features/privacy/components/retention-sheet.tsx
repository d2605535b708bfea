import { RETENTION } from '@app/domain/retention';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatCount, formatPeriod } from '@/i18n/format';
import { useRetentionReport } from '../api/use-retention-report';

/** What the last daily run found to be kept for its whole period, and whether it was allowed to delete it. */
export function RetentionSheet() {
  const { t } = useTranslation(['privacy', 'common']);
  const language = useLanguage();
  const live = useRetentionReport();
  const report = live.data?.[0];
  return (
    <Sheet title={t('privacy:retention.title')}>
      {live.status === 'failed' && (
        <ErrorState title={t('privacy:retention.failed')} problem={live.problem} onRetry={live.retry} />
      )}
      {live.status === 'loading' && (
        <div role="status" className="p-5">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-4 w-1/2" />
        </div>
      )}
      {live.status === 'ready' && report === undefined && <EmptyState title={t('privacy:retention.none')} />}
      {report !== undefined && (
        <>
          <p className="border-b border-rule px-5 py-4 text-ink-soft">
            <DateText date={report.at} style="moment" />
            {' · '}
            {t(report.deletes ? 'privacy:retention.deletes' : 'privacy:retention.reports')}
          </p>
          <ul className="divide-y divide-rule">
            {RETENTION.filter((row) => row.keeper === 'runRetention').flatMap(({ id, period }) => {
              const counts = report.rows[id];
              if (counts === undefined) return [];
              return [
                <li
                  key={id}
                  className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[1fr_7rem_auto] sm:items-baseline"
                >
                  <span className="font-medium">{t(`privacy:retention.rows.${id}`)}</span>
                  <span className="text-sm text-ink-soft">{formatPeriod(period, language)}</span>
                  <span className="figures sm:text-end">
                    {t('privacy:retention.counts', {
                      due: formatCount(counts.due, language),
                      done: formatCount(counts.done, language),
                      held: formatCount(counts.held, language),
                    })}
                  </span>
                </li>,
              ];
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}
