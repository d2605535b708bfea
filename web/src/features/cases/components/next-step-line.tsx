import { startOf } from '@app/domain/calendar';
import { isOpen, type Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { useCasePlan } from '../api/use-case-plan';
import { useToday } from '@/lib/page/use-today';

/** What comes next in an open case, and by when, in one line of a list; the stage where nothing is set. Its room is kept meanwhile. */
export function NextStepLine({ item: { id, status } }: { item: Pick<Case, 'id' | 'status'> }) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const today = useToday();
  const live = useCasePlan(isOpen(status) ? id : null);
  if (!isOpen(status)) return null;
  const plan = live.data?.plan;
  const day = plan?.next_on ?? null;
  const isPast = day !== null && day < today;
  return (
    <span className="line-clamp-1 min-h-5 text-xs leading-5 font-normal break-words text-ink-soft">
      {live.status === 'ready' && (
        <>
          {day !== null && (
            <span className={cn('me-2', isPast && 'font-medium text-seal')}>
              {t(isPast ? 'list.wasDue' : 'list.due', { day: formatDate(startOf(day), language) })}
            </span>
          )}
          {plan?.next || t(`stage.${plan?.stage ?? 'received'}`)}
        </>
      )}
    </span>
  );
}
