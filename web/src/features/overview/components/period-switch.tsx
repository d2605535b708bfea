import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** Weeks. */
const PERIODS = [12, 26, 52] as const;
export type Period = (typeof PERIODS)[number];

interface PeriodSwitchProps {
  period: Period;
  onPeriod: (period: Period) => void;
}

/** How far back the weeks go: three marks on one rule. */
export function PeriodSwitch({ period, onPeriod }: PeriodSwitchProps) {
  const { t } = useTranslation('overview');
  return (
    <div role="group" aria-label={t('weeks.period')} className="-ms-2.5 flex flex-wrap gap-1">
      {PERIODS.map((weeks) => (
        <button
          key={weeks}
          type="button"
          aria-pressed={weeks === period}
          onClick={() => onPeriod(weeks)}
          className={cn(
            'min-h-9 border-b-2 border-transparent px-2.5 text-sm text-ink-soft transition-colors hover:text-ink',
            weeks === period && 'border-seal font-semibold text-ink',
          )}
        >
          {t('weeks.last', { weeks })}
        </button>
      ))}
    </div>
  );
}
