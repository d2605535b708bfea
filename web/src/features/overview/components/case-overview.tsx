import { sumOf } from '@app/domain/case-tally';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import type { useCaseSums } from '../api/use-case-sums';
import { ageChart, amountChart, loadChart, STATUS_FILLS, statusChart, weekChart } from '../charts';
import { allCases } from '../figures';
import { ChartSheet } from './chart-sheet';
import { PeriodSwitch, type Period } from './period-switch';
import { useToday } from '@/lib/page/use-today';

interface CaseOverviewProps {
  shards: ReturnType<typeof useCaseSums>;
  /** The partners' names by their ids; undefined while they are loading. */
  names: ReadonlyMap<string, string> | undefined;
}

/** Overview of the firm's cases as charts: from rollup documents that functions maintain, live. */
export function CaseOverview({ shards, names }: CaseOverviewProps) {
  const { t } = useTranslation(['overview', 'status']);
  const language = useLanguage();
  const today = useToday();
  const [period, setPeriod] = useState<Period>(12);
  const sums = useMemo(() => shards.data && sumOf(shards.data), [shards.data]);
  if (shards.status === 'failed')
    return (
      <Sheet>
        <ErrorState title={t('overview:failed')} problem={shards.problem} onRetry={shards.retry} />
      </Sheet>
    );
  if (sums !== undefined && allCases(sums) === 0)
    return (
      <Sheet>
        <EmptyState title={t('overview:empty')} text={t('overview:emptyText')} />
      </Sheet>
    );
  const writer = { t, language };
  const loads = sums && names && loadChart(sums, names, writer);
  const others = loads?.others;
  return (
    <>
      <ChartSheet
        title={t('overview:weeks.title')}
        chart={sums && weekChart(sums, today, period, writer)}
        direction="columns"
        legend={[
          { label: t('overview:weeks.submitted'), ...STATUS_FILLS.Submitted },
          { label: t('overview:weeks.completed'), ...STATUS_FILLS.Completed },
        ]}
      >
        <PeriodSwitch period={period} onPeriod={setPeriod} />
      </ChartSheet>
      {/* Two piles side by side, each as high as its papers. */}
      <div className="grid items-start gap-7 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <ChartSheet
            title={t('overview:status.title')}
            chart={sums && statusChart(sums, writer)}
            direction="rows"
          />
          <ChartSheet
            title={t('overview:ageing.title')}
            chart={sums && ageChart(sums, today, writer)}
            direction="rows"
            rows={5}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <ChartSheet
            title={t('overview:amounts.title')}
            chart={sums && amountChart(sums, writer)}
            direction="rows"
            rows={2}
            legend={(['Submitted', 'In Progress', 'Completed'] as const).map((status) => ({
              label: t(`status:case.${status}`),
              ...STATUS_FILLS[status],
            }))}
          />
          <ChartSheet
            title={t('overview:load.title')}
            chart={loads}
            direction="rows"
            rows={3}
            empty={t('overview:load.empty')}
          >
            {others !== undefined && others.partners > 0 ? (
              <p className="text-sm text-ink-soft">
                {t('overview:load.others', {
                  partners: formatCount(others.partners, language),
                  cases: formatCount(others.open, language),
                })}
              </p>
            ) : undefined}
          </ChartSheet>
        </div>
      </div>
    </>
  );
}
