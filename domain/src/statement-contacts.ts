import { addDays, startOf } from './calendar.ts';
import { CONTACT_VERDICTS, type ContactVerdict, type DebtorContact } from './debtor-contact.ts';

/** How many contacts a statement lists. */
export const STATEMENT_CONTACTS = 1_000;

/** A contact as a statement shows it: without its note and the name of its author, which may name other persons. */
export interface StatementContact extends Pick<
  DebtorContact,
  'id' | 'channel' | 'direction' | 'person' | 'outcome' | 'verdict' | 'began_at'
> {
  /** Of the contact rules under which the verdict was given. */
  version: number;
  /** It corrects an earlier entry. */
  corrects: boolean;
  /** Another entry corrects it, of whatever period. */
  isCorrected: boolean;
}

/** The contacts of a period: those with a verdict against the collector like the others. */
export interface StatementContacts {
  rows: StatementContact[];
  /** How many of `rows` have which verdict. */
  totals: Record<ContactVerdict, number>;
  /** The versions of the contact rules that the verdicts name, ascending. */
  versions: number[];
  /** There are more of them than it lists. */
  isIncomplete: boolean;
}

/** The instants between which contacts of a period began. */
export function contactTimes({ from, to }: { from: string; to: string }): { since: Date; before: Date } {
  return { since: startOf(from), before: startOf(addDays(to, 1)) };
}

/**
 * The contacts that began in the period, oldest first: the same rows for any order and any repetition of `contacts`.
 * @param contacts those of the period, and the corrections of the case, which may have begun before or after it
 */
export function contactsOfPeriod(
  contacts: readonly DebtorContact[],
  period: { from: string; to: string },
): StatementContacts {
  const { since, before } = contactTimes(period);
  const all = [...new Map(contacts.map((contact) => [contact.id, contact])).values()]
    .filter(({ began_at }) => since <= began_at && began_at < before)
    .sort((one, other) => one.began_at.getTime() - other.began_at.getTime() || one.seq - other.seq);
  const corrected = new Set(contacts.map(({ corrects }) => corrects));
  const rows = all
    .slice(0, STATEMENT_CONTACTS)
    .map(({ id, channel, direction, person, outcome, verdict, began_at, law, corrects }) => ({
      ...{ id, channel, direction, person, outcome, verdict, began_at },
      version: law.n,
      corrects: corrects !== undefined,
      isCorrected: corrected.has(id),
    }));
  const counts = Map.groupBy(rows, ({ verdict }) => verdict);
  const count = (verdict: ContactVerdict) => counts.get(verdict)?.length ?? 0;
  return {
    rows,
    totals: {
      inside: count('inside'),
      outside_hours: count('outside_hours'),
      second_that_day: count('second_that_day'),
      recorded_late: count('recorded_late'),
      not_gated: count('not_gated'),
    },
    versions: [...new Set(rows.map(({ version }) => version))].sort((one, other) => one - other),
    isIncomplete: all.length > rows.length,
  };
}

/** The verdicts that occur, in their usual order, with their numbers. */
export function verdictCounts(
  totals: Readonly<Record<ContactVerdict, number>>,
): [verdict: ContactVerdict, count: number][] {
  return CONTACT_VERDICTS.flatMap((verdict) =>
    totals[verdict] > 0 ? [[verdict, totals[verdict]] as [ContactVerdict, number]] : [],
  );
}
