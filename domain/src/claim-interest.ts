import { addDays, addMonths } from './calendar.ts';
import { REMOVED, type ClaimSheet, type LegalEvent } from './claim-sheet.ts';
import { interestParts, partsOfSatang, satangOfParts } from './default-interest.ts';
import { INTEREST_LAPSE } from './law/default-interest.ts';
import { standingEvents } from './legal-events.ts';

/** Money that reduces a debt. */
export interface Receipt {
  satang: number;
  /** `YYYY-MM-DD` */
  on: string;
}

/** All in satang. */
export interface InterestEstimate {
  /** What is left of the principal. */
  principal: number;
  /** Interest that has accrued and is not covered by a receipt. */
  unpaid: number;
  /** All that has accrued. */
  accrued: number;
}

type Facts = Pick<ClaimSheet, 'debt_type' | 'due_on' | 'default_on' | 'instalments' | 'cheques'>;
type Event = Pick<LegalEvent, 'id' | 'by_role' | 'kind' | 'on' | 'corrects'>;

/** Whether a judgment says which interest runs: one that is stated as the kind of debt, or that was entered as an event. */
export function isJudged(facts: Facts | null, events: readonly Event[]): boolean {
  return (
    facts?.debt_type === 'judgment' || standingEvents(events).some(({ kind }) => kind === 'judgment_final')
  );
}

/** The sheet has a month without a day as its first, the earliest day of a clock. For interest that would be too much: its last. */
const latestDay = (day: string) => (day.endsWith('-01') ? addDays(addMonths(day, 1), -1) : day);

/**
 * The day from which interest during default is estimated: the latest of those that are stated, in the sheet or by an event that was
 * not corrected, so that it is not overstated. The sheet has no amounts, so the parts of a claim in instalments cannot be told apart.
 * null: not known, or decided by a judgment ({@link isJudged}).
 */
export function interestStart(facts: Facts | null, events: readonly Event[]): string | null {
  if (isJudged(facts, events)) return null;
  const { debt_type, due_on, default_on, instalments = [], cheques = [] } = facts ?? {};
  const ofCheques = debt_type === 'cheque' ? cheques.map(({ dated_on }) => dated_on) : [];
  const ofEvents = standingEvents(events)
    .filter(({ kind }) => kind === 'due' || kind === 'default')
    .map(({ on }) => on);
  const ofInstalments = instalments.filter((day) => day !== REMOVED);
  const ofSheet = [due_on, default_on, ...ofInstalments, ...ofCheques].filter((day) => day !== undefined);
  return [...ofSheet.map(latestDay), ...ofEvents].sort().at(-1) ?? null;
}

/**
 * Interest during default on what is left of the principal, at the rate of each day. A receipt covers the interest of its day and before
 * first, then the principal (s. 329); there is no interest on interest (s. 224).
 * @param principal in satang
 * @param from the day of {@link interestStart}; receipts up to it reduce the principal
 * @param receipts in any order; those after `until` count for nothing
 * @throws RangeError when `until` is before `from`
 */
export function estimateInterest(
  principal: number,
  from: string,
  receipts: readonly Receipt[],
  until: string,
): InterestEstimate {
  let left = principal;
  let covered = 0;
  let unpaid = interestParts(0, from, until);
  let last = from;
  for (const { satang, on } of receipts.filter((one) => one.on <= until).sort(byDay)) {
    if (on > last) {
      unpaid += interestParts(left, last, on);
      last = on;
    }
    const interest = Math.min(satang, satangOfParts(unpaid));
    unpaid = interest < satang ? 0n : atLeastZero(unpaid - partsOfSatang(interest));
    covered += interest;
    left = Math.max(0, left - (satang - interest));
  }
  unpaid += interestParts(left, last, until);
  const rounded = satangOfParts(unpaid);
  return { principal: left, unpaid: rounded, accrued: covered + rounded };
}

/**
 * How much of the unpaid interest accrued five years before `until` or earlier, which may be lost (CCC s. 193/33 (1)). Receipts cover
 * the oldest interest first.
 */
export function oldInterest(
  principal: number,
  from: string,
  receipts: readonly Receipt[],
  until: string,
): number {
  const day = addMonths(until, -INTEREST_LAPSE.months);
  if (day <= from) return 0;
  const { accrued, unpaid } = estimateInterest(principal, from, receipts, until);
  const covered = accrued - unpaid;
  return Math.max(0, estimateInterest(principal, from, receipts, day).accrued - covered);
}

const byDay = (one: Receipt, other: Receipt) => one.on.localeCompare(other.on);
const atLeastZero = (parts: bigint) => (parts < 0n ? 0n : parts);
