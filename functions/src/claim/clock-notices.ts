import { daysBetween } from '@app/domain/calendar';
import { isOpen } from '@app/domain/case';
import { clockId, thresholdOf, type ClaimClock } from '@app/domain/limitation-clock';
import { noticesToAll, type ToldCase } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/** What one clock tells: everybody concerned with the case, under an id that is the same however often it is computed. */
export interface NearNotices {
  id: string;
  notices: Notice[];
}

/**
 * The alerts that are due: one for each clock and threshold. The last day is part of the id, so that a clock that has moved alerts
 * again. None of a case that is not open.
 */
export function nearNotices(
  caseId: string,
  current: ToldCase,
  clocks: readonly ClaimClock[],
  today: string,
): NearNotices[] {
  if (!isOpen(current.status)) return [];
  return clocks.flatMap((clock) => {
    const { rule, lapse_on_earliest: lapse } = clock;
    const threshold = thresholdOf(clock, today);
    if (threshold === null || lapse === null) return [];
    const notices = noticesToAll('limitation_near', caseId, current).map((notice) => ({
      ...notice,
      params: { ...notice.params, days: daysBetween(today, lapse), rule },
    }));
    return [{ id: `limitation_near:${caseId}:${clockId(clock)}_${threshold}:${lapse}`, notices }];
  });
}
