import {
  moneyDoubtOf,
  OUTCOMES,
  outcomeSchema,
  type ConfirmedMoney,
  type FinishedStatus,
  type MoneyDoubt,
  type Outcome,
} from '@app/domain/case-life';
import { LIMITS } from '@app/domain/limits';
import { ISSUE, isBlank, optionalText } from '@app/domain/text';
import * as z from 'zod/mini';

/** What both sides have confirmed; null where no money was ever recorded, undefined while it is not known. */
type Balance = ConfirmedMoney | null | undefined;

/** What the balance does not bear out; null while the balance is not known. */
export function doubtOf(outcome: Outcome, balance: Balance): MoneyDoubt | null {
  return balance === undefined ? null : moneyDoubtOf(outcome, balance);
}

/**
 * With what a case ends. Where the balance does not bear out the outcome, the sentence is required.
 * @param isRequired the sentence is required whatever the outcome
 */
export function endSchema(balance: Balance, isRequired = false) {
  return z
    .object({ outcome: outcomeSchema, sentence: optionalText(LIMITS.outcomeText) })
    .check(
      z.refine(
        ({ outcome, sentence }) => !isBlank(sentence) || (!isRequired && doubtOf(outcome, balance) === null),
        { path: ['sentence'], error: ISSUE.required },
      ),
    );
}
export type End = z.infer<ReturnType<typeof endSchema>>;

/** The end that a form offers first. */
export function firstEnd(status: FinishedStatus): End {
  return { outcome: OUTCOMES[status][0], sentence: '' };
}

/** The ends of a form in which a status is chosen: each keeps what was said of it. Only the chosen one is checked against the balance. */
export function endsSchema(chosen: FinishedStatus | null, balance: Balance) {
  const endOf = (status: FinishedStatus) => endSchema(status === chosen ? balance : undefined);
  return z.object({ Completed: endOf('Completed'), Cancelled: endOf('Cancelled') });
}
export type Ends = z.infer<ReturnType<typeof endsSchema>>;

export const FIRST_ENDS: Ends = { Completed: firstEnd('Completed'), Cancelled: firstEnd('Cancelled') };
