import { daysBetween } from '@app/domain/calendar';
import { isOpen } from '@app/domain/case';
import { CLOCK_RULES, thresholdOf, type ClaimClock } from '@app/domain/limitation-clock';
import { noticesToAll, type ToldCase } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/** What the nearest clock of a rule tells everybody concerned with the case, under an id that is the same however often it is computed. */
export interface NearNotices {
  id: string;
  notices: Notice[];
}

/**
 * The alerts that are due: one for each rule and threshold, of the clock that ends first. A claim of sixty instalments would else
 * alert sixty times. The last day is part of the id, so that a clock that has moved alerts again. None of a case that is not open.
 */
export function nearNotices(
  caseId: string,
  current: ToldCase,
  clocks: readonly ClaimClock[],
  today: string,
): NearNotices[] {
  if (!isOpen(current.status)) return [];
  const due = clocks
    .flatMap((clock) => {
      const { rule, lapse_on_earliest: lapse } = clock;
      const threshold = thresholdOf(clock, today);
      return threshold === null || lapse === null ? [] : [{ rule, threshold, lapse }];
    })
    .sort((one, other) => one.lapse.localeCompare(other.lapse));
  return CLOCK_RULES.flatMap((rule) => {
    const first = due.find((one) => one.rule === rule);
    if (first === undefined) return [];
    const { threshold, lapse } = first;
    const notices = noticesToAll('limitation_near', caseId, current).map((notice) => ({
      ...notice,
      params: { ...notice.params, days: daysBetween(today, lapse), rule },
    }));
    return [{ id: `limitation_near:${caseId}:${rule}_${threshold}:${lapse}`, notices }];
  });
}
