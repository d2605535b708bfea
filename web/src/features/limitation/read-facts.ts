import { DEBT_KINDS } from '@app/domain/law/limitation';
import type { DebtEvent, DebtFacts } from '@app/domain/limitation';
import { readDay } from '@app/domain/read-day';

export type DayName = 'due' | 'refused' | 'paid' | 'acknowledged';
/** What is wrong with a day: it is not in the calendar, has not come yet, or lacks the day of the month. */
export type Issues = Partial<Record<DayName, 'day' | 'future' | 'wholeDay'>>;

/** What has happened already, if it has happened. A debt may fall due later. */
const PAST: readonly DayName[] = ['refused', 'paid', 'acknowledged'];
/** What starts a period again only if it happened in time: the month's first could let it seem so. */
const IN_TIME: readonly DayName[] = ['paid', 'acknowledged'];

/**
 * The facts that the form holds. A field that is not on the screen counts as not known.
 * @param today `YYYY-MM-DD`
 */
export function readFacts(data: FormData, today: string): { facts: DebtFacts; issues: Issues } {
  const issues: Issues = {};
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const dayOf = (name: DayName): string | null => {
    const day = readDay(text(`${name}_day`), text(`${name}_month`), text(`${name}_year`));
    if (day === undefined) issues[name] = 'day';
    else if (day !== null && IN_TIME.includes(name) && text(`${name}_day`).trim() === '')
      issues[name] = 'wholeDay';
    else if (day !== null && day > today && PAST.includes(name)) issues[name] = 'future';
    return day ?? null;
  };
  const event = (kind: DebtEvent['kind']): DebtEvent[] => {
    const on = dayOf(kind);
    return on === null ? [] : [{ kind, on }];
  };
  const answer = text('for_business');
  const paper = text('paper');
  const facts: DebtFacts = {
    kind: DEBT_KINDS.find((kind) => kind === text('kind')) ?? 'goods',
    dueOn: dayOf('due'),
    refusedOn: dayOf('refused'),
    forBusiness: answer === 'yes' ? true : answer === 'no' ? false : null,
    events: [...event('paid'), ...event('acknowledged')],
    paper: paper === 'messages' || paper === 'none' ? paper : 'signed',
  };
  return { facts, issues };
}
