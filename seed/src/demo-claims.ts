import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { clocksOf, limitationTableOn, type ClaimFacts } from '@app/domain/claim-clocks';
import { clockId, type Clock } from '@app/domain/limitation-clock';
import type { ClaimSheet, LegalEvent } from '@app/domain/claim-sheet';
import type { Stored } from './builders.ts';
import { aClaimSheet, aLegalEvent } from './claim-builders.ts';
import type { Clock as Time } from './clock.ts';
import { demoCaseId, type DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';
import { PERSONAS } from './personas.ts';

/** Days that are left to report the first cheque to the police. */
const LEFT = 12;

/** Materials for a business, paid for with two cheques that the bank refused. */
function returnedCheques(today: string): ClaimFacts {
  // The day may not exist three months earlier; then a day or two more are left.
  const first = addMonths(addDays(today, LEFT), -3);
  return {
    debt_type: 'goods',
    for_business: true,
    due_on: addDays(first, -21),
    cheques: [
      { dated_on: addDays(first, -4), first_returned_on: first },
      { dated_on: addDays(first, 26), first_returned_on: addDays(first, 30) },
    ],
  };
}

/** The office enters the debtor's acknowledgement, and corrects its day. */
function acknowledgement(item: DemoCase, time: Time): Entry<Omit<LegalEvent, 'id'>>[] {
  const of = { case_id: item.id, user_id: PERSONAS.admin.uid, by_role: 'admin' } as const;
  const day = (ago: number) => dayOf(time(ago));
  return [
    ['demo-event-1', aLegalEvent({ ...of, on: day(31), created_at: time(2, 10) })],
    ['demo-event-2', aLegalEvent({ ...of, on: day(30), corrects: 'demo-event-1', created_at: time(2, 11) })],
  ];
}

interface DemoClaim {
  sheet: Stored<ClaimSheet>;
  events: Entry<Omit<LegalEvent, 'id'>>[];
  clocks: Entry<Omit<Clock, 'id'>>[];
}

/** What is stated of a demo case's claim, what happened to it, and its clocks, which a trigger writes normally; null: nothing is stated. */
export function demoClaim(item: DemoCase, time: Time): DemoClaim | null {
  if (item.id !== demoCaseId(5)) return null;
  const today = dayOf(time(0));
  const facts = returnedCheques(today);
  const events = acknowledgement(item, time);
  const clocks = clocksOf(
    facts,
    events.map(([id, event]) => ({ id, ...event })),
    limitationTableOn(today),
    today,
  );
  const of = { case_id: item.id, user_id: item.owner.uid, updated_by: item.owner.uid };
  return {
    sheet: aClaimSheet({ ...of, ...facts, updated_at: time(item.submitted) }),
    events,
    clocks: clocks.map((clock) => [clockId(clock), { case_id: item.id, ...clock }]),
  };
}
