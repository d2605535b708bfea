import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { clocksOf, limitationTableOn, type ClaimFacts } from '@app/domain/claim-clocks';
import { clockId, type Clock } from '@app/domain/limitation-clock';
import type { ClaimSheet } from '@app/domain/claim-sheet';
import type { Stored } from './builders.ts';
import { aClaimSheet } from './claim-builders.ts';
import type { Clock as Time } from './clock.ts';
import { demoCaseId, type DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';

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

/** What is stated of a demo case's claim, and its clocks, which a trigger writes normally; null: nothing is stated. */
export function demoClaim(
  item: DemoCase,
  time: Time,
): { sheet: Stored<ClaimSheet>; clocks: Entry<Omit<Clock, 'id'>>[] } | null {
  if (item.id !== demoCaseId(5)) return null;
  const today = dayOf(time(0));
  const facts = returnedCheques(today);
  const clocks = clocksOf(facts, [], limitationTableOn(today), today);
  const of = { case_id: item.id, user_id: item.owner.uid, updated_by: item.owner.uid };
  return {
    sheet: aClaimSheet({ ...of, ...facts, updated_at: time(item.submitted) }),
    clocks: clocks.map((clock) => [clockId(clock), { case_id: item.id, ...clock }]),
  };
}
