import { startOf } from '@app/domain/calendar';
import { stateOn } from '@app/domain/clock-order';
import type { Clock } from '@app/domain/limitation-clock';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { daysLeft } from './clock-state';

/** Says until when something has to be done about a clock, or why nothing has to. */
export function useClockHead(today: string): (clock: Clock) => string {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  return (clock) => {
    const { rule, suit, lapse_on_earliest: lapse } = clock;
    const state = stateOn(clock, today);
    if (lapse === null || state === 'unknown') return t('states.unknown');
    // Where a suit stopped it, that suit is named instead.
    if (state === 'stopped')
      return t(rule === 'guarantor' && suit === undefined ? 'states.notified' : 'states.stopped');
    const day = formatDate(startOf(lapse), language);
    return state === 'may_have_passed'
      ? t('states.may_have_passed', { day })
      : t('states.running', { day, count: daysLeft(lapse, today) });
  };
}
