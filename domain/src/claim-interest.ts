import type { ClaimSheet } from './claim-sheet.ts';
import { interestParts, partsOfSatang, satangOfParts } from './default-interest.ts';

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

/**
 * The day from which interest during default is estimated: the latest of those that are stated, so that it is not overstated. The sheet
 * has no amounts, so the parts of a claim in instalments cannot be told apart. null: not known, or decided by a judgment.
 */
export function interestStart(facts: Facts | null): string | null {
  if (facts === null || facts.debt_type === 'judgment') return null;
  const { debt_type, due_on, default_on, instalments = [], cheques = [] } = facts;
  const ofCheques = debt_type === 'cheque' ? cheques.map(({ dated_on }) => dated_on) : [];
  const stated = [due_on, default_on, ...instalments, ...ofCheques].filter((day) => day !== undefined);
  return stated.sort().at(-1) ?? null;
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

const byDay = (one: Receipt, other: Receipt) => one.on.localeCompare(other.on);
const atLeastZero = (parts: bigint) => (parts < 0n ? 0n : parts);
