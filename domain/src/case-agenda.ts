import * as z from 'zod/mini';
import { isOpen, type Case } from './case.ts';
import { clockToActOn, type OrderedClock } from './clock-order.ts';
import { instant } from './codec.ts';
import type { ContactDigest } from './debtor-contact.ts';
import type { PaymentPromise, PromiseState } from './promise.ts';

/**
 * `case_agendas/{caseId}`: what an open case asks of its partner and of the office, for their lists of the day. Written by
 * functions alone; a case that asks nothing has none.
 */
export const caseAgendaSchema = z.object({
  /** The case's id. */
  id: z.string(),
  partner_id: z.nullable(z.string()),
  case_number: z.nullable(z.string()),
  /** The day of the earliest open promise, in Bangkok. */
  promised_on: z.nullable(z.string()),
  /** What is promised for that day, in satang. */
  promised_satang: z.number(),
  /** The day of the latest promise, if it was broken or kept in part and no later one was made. */
  broken_on: z.nullable(z.string()),
  /** The day of the last contact that counts as the day's one (contact rules), in Bangkok. */
  contacted_on: z.nullable(z.string()),
  /** When the last contact outside the rules was recorded. */
  outside_at: z.nullable(instant),
  /**
   * The day before which to act: the end of the first limitation clock, if it is near or may have passed (docs/decisions/189). Agendas
   * of before 30 November 2026 lack it.
   */
  act_by: z._default(z.nullable(z.string()), null),
  /**
   * The first day, in Bangkok, on which the debtor is not to be contacted whatever the hours, and on the days after it (`noContactFrom`).
   * Agendas that were stored before 30 November 2026 lack it.
   */
  no_contact_from: z._default(z.nullable(z.string()), null),
});
export type CaseAgenda = z.infer<typeof caseAgendaSchema>;
/** The document without its id. */
export const storedAgendaSchema = z.omit(caseAgendaSchema, { id: true });
export type StoredAgenda = z.infer<typeof storedAgendaSchema>;

/** The fields of a case that its agenda depends on. */
type AgendaCase = Pick<Case, 'status' | 'partner_id' | 'case_number'>;

/** How long a contact outside the rules is on the office's list of the day. */
export const OUTSIDE_DAYS = 7;

/**
 * The agenda of a case, made of its documents as they are: the same for any order and any repetition of their events.
 * @param item null: there is no case
 * @param states the state of each promise, by its id
 * @param contacts their sums, and from which day on there are to be none; null: nothing is known of either
 * @param clocks its limitation clocks
 * @param today in Bangkok
 * @returns null: the case asks nothing
 */
export function agendaOf(
  item: AgendaCase | null,
  promises: readonly PaymentPromise[],
  states: ReadonlyMap<string, PromiseState>,
  contacts: (Pick<ContactDigest, 'counted_on' | 'outside_at'> & { no_contact_from?: string | null }) | null,
  clocks: readonly OrderedClock[],
  today: string,
): StoredAgenda | null {
  if (item === null || !isOpen(item.status)) return null;
  const byDay = promises
    .filter(({ id, state }) => (states.get(id) ?? state) !== 'withdrawn')
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1));
  const stateOf = ({ id, state }: PaymentPromise) => states.get(id) ?? state;
  const open = byDay.filter((promise) => stateOf(promise) === 'open');
  const promised_on = open[0]?.due_on ?? null;
  const last = byDay.at(-1);
  const isBroken = last !== undefined && ['broken', 'part'].includes(stateOf(last));
  const agenda = {
    promised_on,
    promised_satang: open
      .filter(({ due_on }) => due_on === promised_on)
      .reduce((sum, { satang }) => sum + satang, 0),
    broken_on: isBroken ? last.due_on : null,
    contacted_on: contacts?.counted_on ?? null,
    outside_at: contacts?.outside_at ?? null,
    no_contact_from: contacts?.no_contact_from ?? null,
    act_by: clockToActOn(clocks, today)?.lapse_on_earliest ?? null,
  };
  const { promised_satang: _, ...asks } = agenda;
  if (Object.values(asks).every((each) => each === null)) return null;
  return { partner_id: item.partner_id, case_number: item.case_number ?? null, ...agenda };
}

/** Do both say the same? null: there is none. */
export function agendasAlike(one: StoredAgenda | null, other: StoredAgenda | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof StoredAgenda)[]).every(
    (name) => String(one[name]?.valueOf()) === String(other[name]?.valueOf()),
  );
}
