import type { CaseEvent } from './case-event.ts';
import { isOpen, type CaseStatus } from './case.ts';

/** What a history says of who has the case. */
export type Hand = Pick<CaseEvent, 'kind' | 'to_status' | 'to_partner_id' | 'created_at'>;

/** One partner's time with an open case. */
export interface Stint {
  partner: string;
  from: Date;
  /** Whether the case was given to the partner then: a reopened case asks nobody whether it is accepted. */
  isGiven: boolean;
  /** null: it goes on. */
  end: { at: Date; reason: 'unassigned' | 'ended' } | null;
}

/** The events that give a case to somebody, or take it away. */
export const HANDS: readonly CaseEvent['kind'][] = ['case_created', 'assigned', 'handed_over', 'unassigned'];

/** Who had the case when, as long as it was open. */
export function stintsOf(history: readonly Hand[]): Stint[] {
  const stints: Stint[] = [];
  let partner: string | null = null;
  let status: CaseStatus = 'Submitted';
  // One write may leave several events of the same moment: they count together, in any order.
  const times = new Set(history.map(({ created_at }) => created_at.getTime()));
  for (const time of [...times].sort((a, b) => a - b)) {
    const at = new Date(time);
    let isGiven = false;
    for (const { kind, to_status, to_partner_id } of history.filter((one) => +one.created_at === time)) {
      if (to_status !== null) status = to_status;
      if (!HANDS.includes(kind)) continue;
      partner = to_partner_id;
      isGiven = true;
    }
    const current = stints.at(-1);
    const goesOn = isOpen(status) && partner !== null;
    if (current?.end === null) {
      if (goesOn && current.partner === partner) continue;
      current.end = { at, reason: isOpen(status) ? 'unassigned' : 'ended' };
    }
    if (goesOn && partner !== null) stints.push({ partner, from: at, isGiven, end: null });
  }
  return stints;
}

/** The times in which somebody had the case: a case that is handed over is not begun again. */
export function spansOf(stints: readonly Stint[]): Pick<Stint, 'from' | 'end'>[] {
  const spans: Pick<Stint, 'from' | 'end'>[] = [];
  for (const { from, end } of stints) {
    const last = spans.at(-1);
    if (last?.end?.at.getTime() === from.getTime()) last.end = end;
    else spans.push({ from, end });
  }
  return spans;
}

/** Who had the case at a time; null: nobody, or it was closed. */
export function partnerAt(stints: readonly Stint[], at: Date): string | null {
  return stints.find(({ from, end }) => from <= at && (end === null || at < end.at))?.partner ?? null;
}
