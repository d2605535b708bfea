import type { Clock } from '@app/domain/limitation-clock';
import { startOf } from '@app/domain/calendar';
import { stateOn } from '@app/domain/clock-order';
import { GUARANTOR_NOTICE, LIMITATION } from '@app/domain/law/limitation';
import { useTranslation } from 'react-i18next';
import { Gap, useLanguage } from '@/i18n';
import { formatDate, formatPeriod } from '@/i18n/format';
import { cn } from '@/lib/cn';
import type { ShownClock } from '../api/use-claim';
import { useClockHead } from '../use-clock-head';
import { usePartName } from '../use-part-name';
import { ClockConfirmation } from './clock-confirmation';

const LOOK = {
  near: 'border-seal',
  running: 'border-completed',
  may_have_passed: 'border-seal',
  stopped: 'border-rule-strong',
  unknown: 'border-rule-strong',
} as const satisfies Record<Clock['state'], string>;

interface ClockLineProps {
  clock: ShownClock;
  today: string;
  isFirst: boolean;
  /** Whether the reader records the confirmations of lawyers. */
  mayConfirm: boolean;
}

/** One day before which something has to be done: what, by which law, and why that day. */
export function ClockLine({ clock, today, isFirst, mayConfirm }: ClockLineProps) {
  const { t } = useTranslation('claims');
  const partName = usePartName();
  const headOf = useClockHead(today);
  const language = useLanguage();
  const written = (day: string) => formatDate(startOf(day), language);
  const { rule, subject, from_on: from, basis } = clock;
  const state = stateOn(clock, today);
  const row = LIMITATION.find(({ id }) => id === basis);
  const source = rule === 'guarantor' ? GUARANTOR_NOTICE.source : row?.source;
  const period = row?.period ?? { count: GUARANTOR_NOTICE.days, unit: 'day' as const };
  const part = partName(subject);
  const what = [
    t(`rules.${rule}`),
    ...(part === '' ? [] : [part]),
    ...(clock.duplicate === undefined ? [] : [t('duplicate', { name: clock.duplicate })]),
    ...(source === undefined
      ? []
      : [t(`law.${source.code as 'ccc'}`, { sections: source.sections.join(', ') })]),
  ].join(' · ');
  // What may have passed already needs no earlier day.
  const others = clock.lapse_on_other.filter(
    ({ because }) => because !== 'accelerated' || state !== 'may_have_passed',
  );
  return (
    <div className={cn('grid gap-1 border-s-4 ps-3', LOOK[state])}>
      <p className={cn('font-semibold', isFirst && 'text-lg leading-8')}>
        {headOf(clock)} <span className="text-ink-soft">{`· ${what}`}</span>
      </p>
      {rule === 'complaint' && state !== 'stopped' && <p className="max-w-[62ch]">{t('chequeAct')}</p>}
      {rule === 'guarantor' && state === 'may_have_passed' && (
        <p className="max-w-[62ch]">{t('guarantorLate')}</p>
      )}
      {basis === 'judgment' && state !== 'stopped' && (
        <p className="max-w-[62ch]">{t('judgmentEnforcement')}</p>
      )}
      {from !== null && state !== 'stopped' && (
        <p className="max-w-[62ch] text-sm leading-6 text-ink-soft">
          {t(rule === 'guarantor' ? 'because.notice' : `because.${row?.from ?? 'due'}`, {
            period: formatPeriod(period, language),
            day: written(from),
          })}
          {clock.interrupted.length > 0 && (
            <>
              <Gap />
              {t('because.restarted', { count: clock.interrupted.length })}
            </>
          )}
          {others.map(({ on, because }) => (
            <span key={`${because} ${on}`} className="block">
              {t(`other.${because}`, { day: written(on) })}
            </span>
          ))}
          {clock.late_until !== null && (
            <span className="block">
              {t(clock.late_by === undefined ? 'late' : 'lateSecurity', { day: written(clock.late_until) })}
            </span>
          )}
        </p>
      )}
      <ClockConfirmation clock={clock} mayConfirm={mayConfirm} />
    </div>
  );
}
