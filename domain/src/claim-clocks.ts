import { addDays } from './calendar.ts';
import { REMOVED, type ClaimSheet, type LegalEvent, type LegalEventKind } from './claim-sheet.ts';
import { guarantorClock } from './guarantor-clock.ts';
import { AFTER_SUIT, LIMITATION, type LimitationRow } from './law/limitation.ts';
import { lawVersionOn } from './law/tables.ts';
import { debtEvents, eventsAbout, pendingSuits, RESTARTS, standingEvents } from './legal-events.ts';
import { checkLimitation, type DebtEvent } from './limitation.ts';
import { clockStateOf, nextCheck, type ClaimClock } from './limitation-clock.ts';
import { agreedPayments, type Payment } from './payment.ts';

/** A version of the table of limitation. */
export interface LimitationTable {
  n: number;
  rows: readonly LimitationRow[];
}

/** The table in force on a day. */
export function limitationTableOn(day: string): LimitationTable {
  return { n: lawVersionOn('limitation', day).n, rows: LIMITATION };
}

export type ClaimFacts = Pick<
  ClaimSheet,
  | 'debt_type'
  | 'for_business'
  | 'due_on'
  | 'default_on'
  | 'last_paid_on'
  | 'instalments'
  | 'cheques'
  | 'guarantors'
>;
export interface ClaimEvent extends Pick<
  LegalEvent,
  'id' | 'by_role' | 'kind' | 'on' | 'subject' | 'corrects'
> {
  /** Of a merged case with a separate claim sheet, so that it may mean a part that only that sheet has. Absent: of this case. */
  elsewhere?: true;
}

/** Agreed payments: each is part payment, whatever its amount. A set-off is none: it may be the creditor's act (s. 342). */
export function paymentEvents(payments: readonly Payment[]): ClaimEvent[] {
  return agreedPayments(payments)
    .filter(({ into }) => into !== 'set_off')
    .map(({ id, received_on }) => ({
      id: `payment:${id}`,
      by_role: 'admin',
      kind: 'part_paid',
      on: received_on,
    }));
}

/**
 * The limitation clocks of a claim: always the earliest plausible day, and never a guess. Events may come in any order.
 * Cautious where the law is not settled (docs/decisions/189): a payment that names no part of a claim in several parts, and one that
 * only the creditor states, move nothing and are shown as another day.
 * @param sheet null: nothing is stated
 * @param today in Bangkok, `YYYY-MM-DD`
 */
export function clocksOf(
  sheet: ClaimFacts | null,
  events: readonly ClaimEvent[],
  table: LimitationTable,
  today: string,
): ClaimClock[] {
  const claim = new Claim(sheet ?? {}, standingEvents(events), table, today);
  return [...claim.debts(), ...claim.cheques(), ...claim.guarantors(), ...claim.judgments()];
}

const earliestOf = (days: readonly (string | null | undefined)[]): string | null =>
  days.filter((day) => (day ?? REMOVED) !== REMOVED).sort()[0] ?? null;

/** The clock with the earlier day on which it may end, if that is earlier. */
function withEarlier(clock: ClaimClock, on: string | null): ClaimClock {
  const { lapse_on_earliest: lapse, lapse_on_other: others } = clock;
  if (on === null || lapse === null || on >= lapse) return clock;
  return { ...clock, lapse_on_other: [{ on, because: 'accelerated' }, ...others] };
}

class Claim {
  readonly #sheet: ClaimFacts;
  readonly #events: readonly ClaimEvent[];
  readonly #table: LimitationTable;
  readonly #today: string;
  constructor(sheet: ClaimFacts, events: readonly ClaimEvent[], table: LimitationTable, today: string) {
    this.#sheet = sheet;
    this.#events = events;
    this.#table = table;
    this.#today = today;
  }

  /**
   * The claim itself, or each instalment of it and what fell due before all of them. Nothing where the cheques or a judgment are all
   * there is.
   */
  debts(): ClaimClock[] {
    const { debt_type, due_on, default_on, instalments = [] } = this.#sheet;
    if (debt_type === 'cheque') return [];
    if (debt_type === undefined && this.#chequeCount() > 0) return [];
    const due = earliestOf([due_on, ...this.#days(['due'], 'claim')]);
    const defaulted = earliestOf([default_on, ...this.#days(['default'], 'claim')]);
    const parts = instalments.flatMap((day, index) => {
      const subject = `instalment_${index}`;
      const start = earliestOf([day, ...this.#days(['due', 'default'], subject)]);
      return start === null ? [] : [{ subject, start }];
    });
    const isInParts = parts.length > 0;
    // A loan that is paid back in parts is not one that is paid back at once.
    const kind = debt_type === 'loan' && isInParts ? 'instalments' : debt_type;
    if (!isInParts) return [this.#debt(kind, 'claim', earliestOf([due, defaulted]), true)];
    const isBefore = due !== null && parts.every(({ start }) => due < start);
    const isOnly = parts.length === 1 && !isBefore;
    const ofParts = parts.map(({ subject, start }) => {
      const clock = this.#debt(kind, subject, start, isOnly);
      if (kind !== 'instalments') return clock;
      // The contract may make a loan due at once at a default of the whole: shown, and nothing is counted from it.
      return withEarlier(clock, this.#debt(kind, subject, defaulted, isOnly).lapse_on_earliest);
    });
    return isBefore ? [this.#debt(kind, 'claim', due, false), ...ofParts] : ofParts;
  }

  #debt(kind: ClaimFacts['debt_type'], subject: string, dueOn: string | null, isOnly: boolean): ClaimClock {
    const { for_business = null } = this.#sheet;
    if (kind === undefined) return this.#unknown('debt', subject);
    return this.#clock('debt', subject, isOnly, kind !== 'judgment', (list) =>
      checkLimitation(
        { kind, dueOn, refusedOn: null, forBusiness: for_business, events: list, paper: 'signed' },
        this.#today,
        this.#table.rows,
      ).clocks.find(({ claim }) => claim === 'debt'),
    );
  }

  /** The complaint (Penal Code s. 96) and the suit against the drawer (CCC s. 1002), for each cheque. */
  cheques(): ClaimClock[] {
    const stated = this.#sheet.cheques ?? [];
    const isOnly = this.#sheet.debt_type === 'cheque' && this.#chequeCount() === 1;
    return Array.from({ length: this.#chequeCount() }, (_, index) => {
      const subject = `cheque_${index}`;
      const dueOn = stated[index]?.dated_on ?? null;
      const returns = this.#days(['cheque_returned'], subject, true);
      const refusedOn = earliestOf([stated[index]?.first_returned_on, ...returns]);
      return (['complaint', 'drawer'] as const).map((rule) =>
        this.#clock(rule, subject, isOnly, true, (list) =>
          checkLimitation(
            { kind: 'cheque', dueOn, refusedOn, forBusiness: null, events: list, paper: 'signed' },
            this.#today,
            this.#table.rows,
          ).clocks.find(({ claim }) => claim === rule),
        ),
      );
    }).flat();
  }

  /** The cheques of the sheet, and those of which an event tells. A claim on a cheque has at least one. */
  #chequeCount(): number {
    const told = this.#events.flatMap(({ kind, subject }) => {
      if (subject?.startsWith('cheque_') === true) return [Number(subject.slice('cheque_'.length)) + 1];
      return kind === 'cheque_returned' ? [1] : [];
    });
    return Math.max(this.#sheet.debt_type === 'cheque' ? 1 : 0, this.#sheet.cheques?.length ?? 0, ...told);
  }

  /** Notice of the default to each guarantor (CCC s. 686). */
  guarantors(): ClaimClock[] {
    const { guarantors = [], default_on, due_on, instalments = [] } = this.#sheet;
    const defaults = [default_on, ...this.#days(['default'], 'claim')];
    const from =
      earliestOf(defaults) ?? earliestOf([due_on, ...instalments, ...this.#days(['due'], 'claim')]);
    return guarantors.map(({ notified_on }, index) => {
      const unknown = this.#unknown('guarantor', `guarantor_${index}`);
      return guarantorClock(unknown, from, notified_on, this.#events, this.#today);
    });
  }

  /** Ten years from a judgment (CCC s. 193/32). */
  judgments(): ClaimClock[] {
    const dueOn = earliestOf(this.#days(['judgment_final'], 'claim', true));
    if (dueOn === null) return [];
    const [found] = checkLimitation(
      { kind: 'judgment', dueOn, refusedOn: null, forBusiness: null, events: [], paper: 'signed' },
      this.#today,
      this.#table.rows,
    ).clocks;
    return [this.#clock('judgment', 'claim', true, false, () => found)];
  }

  #unknown(rule: ClaimClock['rule'], subject: string): ClaimClock {
    return {
      rule,
      subject,
      basis: null,
      from_on: null,
      interrupted: [],
      lapse_on_earliest: null,
      lapse_on_other: [],
      late_until: null,
      state: 'unknown',
      law: { table: 'limitation', n: this.#table.n },
      check_on: null,
    };
  }

  /**
   * @param isOnly whether an event that names no part of the claim is certain to mean this one
   * @param isStopped whether a suit stops it
   * @param check what the law says with these events
   */
  #clock(
    rule: ClaimClock['rule'],
    subject: string,
    isOnly: boolean,
    isStopped: boolean,
    check: (events: DebtEvent[]) => ReturnType<typeof checkLimitation>['clocks'][number] | undefined,
  ): ClaimClock {
    const concerning = eventsAbout(this.#events, subject);
    const certain = concerning.filter(
      ({ kind, subject: named, elsewhere = false }) =>
        (isOnly && (subject === 'claim' || !elsewhere)) ||
        named !== undefined ||
        (rule === 'debt' && kind === 'acknowledged_in_writing'),
    );
    const { last_paid_on } = this.#sheet;
    const found = check(debtEvents(certain));
    const [first, ...others] = found?.readings ?? [];
    if (found === undefined || first === undefined)
      return this.#settled(this.#unknown(rule, subject), isStopped);
    const stated: DebtEvent[] = last_paid_on === undefined ? [] : [{ kind: 'paid', on: last_paid_on }];
    const proved = check([...debtEvents(concerning), ...stated])?.earliest ?? first.day;
    const restarted = new Set(first.restartedOn);
    const isLateSecurity =
      found.lateUntil !== null &&
      certain.findLast(({ kind }) => RESTARTS[kind] === 'acknowledged')?.kind === 'security_given';
    // What began both readings again, as a payment after the default does, makes them one.
    const later = new Set(others.map(({ day }) => day).filter((day) => day > first.day));
    return this.#settled(
      {
        ...this.#unknown(rule, subject),
        basis: first.row.id,
        from_on: first.from,
        interrupted: certain
          .filter(({ kind, on }) => kind in RESTARTS && restarted.has(on))
          .map(({ id }) => id),
        lapse_on_earliest: first.day,
        lapse_on_other: [
          ...[...later].map((on) => ({ on, because: 'other_reading' as const })),
          ...(proved > first.day ? [{ on: proved, because: 'unproved_payment' as const }] : []),
        ],
        late_until: found.lateUntil,
        ...(isLateSecurity && { late_by: 'security_given' as const }),
        state: clockStateOf(found.state),
      },
      isStopped,
    );
  }

  /** Stopped by a suit before its last day; a suit that ended without a judgment counts for nothing (CCC s. 193/17). */
  #settled(clock: ClaimClock, isStopped: boolean): ClaimClock {
    const { lapse_on_earliest: lapse, subject } = clock;
    const concerning = eventsAbout(this.#events, subject);
    const of = (kind: LegalEventKind) => concerning.filter((event) => event.kind === kind);
    const isInTime = ({ on }: ClaimEvent) => lapse === null || on < lapse;
    if (isStopped && [...of('judgment_final'), ...pendingSuits(concerning)].some(isInTime))
      return { ...clock, state: 'stopped' };
    const end = of('suit_ended_without_judgment').at(-1)?.on;
    const afterSuit = end === undefined ? '' : addDays(end, AFTER_SUIT.days);
    const wasSued = isStopped && lapse !== null && of('sued').some(isInTime);
    const other = wasSued && afterSuit > lapse ? [{ on: afterSuit, because: 'suit_ended' as const }] : [];
    return {
      ...clock,
      lapse_on_other: [...clock.lapse_on_other, ...other],
      check_on: nextCheck(clock, this.#today),
    };
  }

  /**
   * The days of events about a part of the claim.
   * @param alsoUnnamed whether one that names no part is about this one
   */
  #days(kinds: readonly LegalEventKind[], subject: string, alsoUnnamed = subject === 'claim'): string[] {
    return this.#events
      .filter(({ kind }) => kinds.includes(kind))
      .filter((event) => event.subject === subject || (alsoUnnamed && event.subject === undefined))
      .map(({ on }) => on);
  }
}
