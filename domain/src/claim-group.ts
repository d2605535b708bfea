import {
  clocksOf,
  paymentEvents,
  type ClaimEvent,
  type ClaimFacts,
  type LimitationTable,
} from './claim-clocks.ts';
import { RESTARTS, standingEvents } from './legal-events.ts';
import type { ClaimClock } from './limitation-clock.ts';
import type { Payment } from './payment.ts';

/** What one case says of a claim. */
export interface CaseClaim {
  /** Of the case. */
  id: string;
  /** null: nothing is stated. */
  sheet: ClaimFacts | null;
  events: readonly ClaimEvent[];
  payments: readonly Payment[];
}

/**
 * The limitation clocks of cases that are merged, by the cases' ids: each has those of the case’s sheet and events, which what the other
 * cases say of the claim as a whole moves, too (docs/decisions/190). A claim of which neither sheet nor event says anything has no clocks.
 * @param group the case, and those that are merged with it
 * @param today in Bangkok, `YYYY-MM-DD`
 */
export function clocksOfGroup(
  group: readonly CaseClaim[],
  table: LimitationTable,
  today: string,
): Map<string, ClaimClock[]> {
  return new Map(
    group.map((one) => {
      const { id, sheet, events, payments } = one;
      if (sheet === null && events.length === 0) return [id, []];
      const elsewhere = group.filter((other) => other !== one).flatMap(eventsElsewhere);
      return [id, clocksOf(sheet, [...events, ...paymentEvents(payments), ...elsewhere], table, today)];
    }),
  );
}

const SUITS: Partial<Record<ClaimEvent['kind'], ClaimEvent['kind']>> = {
  sued: 'sued',
  suit_ended_without_judgment: 'suit_ended_without_judgment',
  // Its ten years are a clock of the case in which it was entered.
  judgment_final: 'sued',
};

/**
 * What one case says of the claim to the others: payments, and events that name no part and begin a period again or stop it. When a
 * claim fell due is said of the case's own sheet.
 */
function eventsElsewhere({ id: caseId, sheet, events, payments }: CaseClaim): ClaimEvent[] {
  return [...standingEvents(events), ...paymentEvents(payments)].flatMap(
    ({ id, by_role, kind, on, subject }) => {
      const as = kind in RESTARTS ? kind : SUITS[kind];
      if (as === undefined || subject !== undefined) return [];
      // Ids are unique only within one case.
      return [{ id: `${caseId}/${id}`, by_role, kind: as, on, ...(sheet !== null && { elsewhere: true }) }];
    },
  );
}
