import { addDays, addMonths, isDay } from './calendar.ts';
import {
  LATE_ACKNOWLEDGEMENT,
  LIMITATION,
  type ClaimKind,
  type DebtKind,
  type LimitationRow,
} from './law/limitation.ts';

/**
 * Part payment or payment of interest, and a written acknowledgement or security: each starts a fresh period (CCC s. 193/14,
 * 193/15).
 */
export interface DebtEvent {
  kind: 'paid' | 'acknowledged';
  /** `YYYY-MM-DD` */
  on: string;
}

/** What the creditor has in hand. */
export type DebtPaper = 'signed' | 'messages' | 'none';

export interface DebtFacts {
  kind: DebtKind;
  /** The day on which the debt was due; of a cheque its date, of a judgment the day it became final. null: not known. */
  dueOn: string | null;
  /** The day on which the bank first refused the cheque; null for every other debt, or where it is not known. */
  refusedOn: string | null;
  /** Whether the debtor bought for its own business; null: not known. */
  forBusiness: boolean | null;
  /** In any order. */
  events: readonly DebtEvent[];
  paper: DebtPaper;
}

/** One plausible reading of the law: its row and the day on which the period ends accordingly. */
export interface LimitationReading {
  row: LimitationRow;
  /** `YYYY-MM-DD` */
  day: string;
  /** The day from which it ran at first, and the days on which it began again, oldest first. */
  from: string;
  restartedOn: readonly string[];
}

/** `may_have_passed`, never "time-barred": only a court says that, and only when the debtor asks it to (CCC s. 193/29). */
export type LimitationState = 'running' | 'soon' | 'may_have_passed' | 'unknown';

export interface LimitationClock {
  claim: ClaimKind;
  state: LimitationState;
  /** The day before which to act: the earliest of all readings. null: not known. */
  earliest: string | null;
  /** Earliest first; one where the law is not in doubt. */
  readings: readonly LimitationReading[];
  /** The earliest day if no payment and no acknowledgement can be proved; null where nothing changed the day. */
  unproved: string | null;
  /** Acknowledged in writing, or secured, after the earliest day: what the fresh period of s. 193/35 ends on. */
  lateUntil: string | null;
}

export type DebtWarning = 'cheque_act' | 'loan_writing' | 'judgment_enforcement';

export interface LimitationAnswer {
  clocks: readonly LimitationClock[];
  warnings: readonly DebtWarning[];
  /** What to bring, as keys of the screen's texts. */
  bring: readonly Proof[];
}

/** Fewer days than this are soon. */
export const SOON_DAYS = 180;

const MONTHS = { year: 12, month: 1 } as const;

const BRING = {
  goods: ['order', 'delivery', 'invoice'],
  services: ['order', 'completion', 'invoice'],
  loan: ['loan', 'transfer', 'messages'],
  instalments: ['loan', 'schedule', 'transfer'],
  card: ['application', 'statement'],
  rent: ['lease', 'arrears'],
  cheque: ['cheque', 'refusal', 'underlying'],
  judgment: ['judgment', 'enforcement'],
} as const satisfies Record<DebtKind, readonly string[]>;

type Proof = (typeof BRING)[DebtKind][number] | 'payment' | 'acknowledgement' | 'debtor';

/**
 * Until when a debt can be claimed, by the earliest plausible reading of the law. General information that no lawyer has confirmed.
 * @param today the day in Bangkok, `YYYY-MM-DD`
 * @param table its rows
 * @returns a clock for each claim that such a debt gives; `unknown` where the day it runs from is missing, never a guess
 * @throws RangeError for a day that is not in the calendar
 */
export function checkLimitation(
  facts: DebtFacts,
  today: string,
  table: readonly LimitationRow[] = LIMITATION,
): LimitationAnswer {
  const days = [today, facts.dueOn, facts.refusedOn, ...facts.events.map(({ on }) => on)];
  for (const day of days) if (day !== null && !isDay(day)) throw new RangeError(`Not a day: ${day}`);
  const rows = table.filter((row) => row.kind === facts.kind && appliesTo(row, facts));
  const claims = [...new Set(rows.map(({ claim }) => claim))];
  return {
    clocks: claims.map((claim) => clockOf(claim, rows, facts, today)),
    warnings: warningsOf(facts),
    bring: [
      ...BRING[facts.kind],
      ...(facts.events.some(({ kind }) => kind === 'paid') ? (['payment'] as const) : []),
      ...(facts.events.some(({ kind }) => kind === 'acknowledged') ? (['acknowledgement'] as const) : []),
      'debtor',
    ],
  };
}

function appliesTo(row: LimitationRow, { forBusiness }: DebtFacts): boolean {
  return row.forBusiness === undefined || forBusiness === null || row.forBusiness === forBusiness;
}

function clockOf(
  claim: ClaimKind,
  rows: readonly LimitationRow[],
  facts: DebtFacts,
  today: string,
): LimitationClock {
  const readings = rows.flatMap((row): (LimitationReading & { unproved: string })[] => {
    const start = row.from === 'due' ? facts.dueOn : facts.refusedOn;
    if (row.claim !== claim || start === null || start < row.effectiveFrom) return [];
    const { lapse, restartedOn } = lapseOf(row, start, facts.events);
    const unproved = lapseOf(row, start, []).lapse;
    return [{ row, day: lapse, from: start, restartedOn, unproved }];
  });
  readings.sort((one, other) => one.day.localeCompare(other.day));
  const [first] = readings;
  if (first === undefined) {
    return { claim, state: 'unknown', earliest: null, readings: [], unproved: null, lateUntil: null };
  }
  const unproved = readings.map((reading) => reading.unproved).sort()[0] ?? null;
  const late = facts.events
    .filter(({ kind, on }) => kind === 'acknowledged' && on >= first.day && first.row.restarts)
    .map(({ on }) => after(on, LATE_ACKNOWLEDGEMENT.period));
  return {
    claim,
    state: limitationState(first.day, today),
    earliest: first.day,
    readings: readings.map(({ row, day, from, restartedOn }) => ({ row, day, from, restartedOn })),
    unproved: unproved === first.day ? null : unproved,
    lateUntil: late.sort().at(-1) ?? null,
  };
}

/**
 * The day on which a period ends. An event on that day or later starts nothing: whether the last day still counts is not for us to say.
 */
function lapseOf(
  row: LimitationRow,
  start: string,
  events: readonly DebtEvent[],
): { lapse: string; restartedOn: string[] } {
  let lapse = after(start, row.period);
  const restartedOn: string[] = [];
  if (!row.restarts) return { lapse, restartedOn };
  for (const on of events.map((event) => event.on).sort()) {
    if (on <= start || on >= lapse) continue;
    lapse = after(on, row.period);
    restartedOn.push(on);
  }
  return { lapse, restartedOn };
}

function after(day: string, { count, unit }: LimitationRow['period']): string {
  return addMonths(day, count * MONTHS[unit]);
}

/** Where a clock that ends on `lapse` is on this day. */
export function limitationState(lapse: string, today: string): LimitationState {
  if (today >= lapse) return 'may_have_passed';
  return addDays(today, SOON_DAYS) >= lapse ? 'soon' : 'running';
}

function warningsOf({ kind, paper }: DebtFacts): DebtWarning[] {
  if (kind === 'cheque') return ['cheque_act'];
  if (kind === 'judgment') return ['judgment_enforcement'];
  const isLoan = kind === 'loan' || kind === 'instalments';
  return isLoan && paper !== 'signed' ? ['loan_writing'] : [];
}
