import { moneyDoubtOf, type MoneyDoubt } from '@app/domain/case-life';
import { isBlank } from '@app/domain/text';
import { useConfirmedMoney } from './api/use-case-life';
import type { End } from './components/outcome-fields';

interface EndCheck {
  /** What the balance does not bear out; the sentence is then required. null while the balance is not known. */
  doubt: MoneyDoubt | null;
  /** Whether the required sentence is missing. */
  isUnexplained: boolean;
}

/** Compares what an outcome says of money with what both sides have confirmed. @param end null: the case does not end */
export function useMoneyDoubt(caseId: string, end: End | null): EndCheck {
  const balance = useConfirmedMoney(end && caseId).data;
  const doubt = end === null || balance === undefined ? null : moneyDoubtOf(end.outcome, balance);
  return { doubt, isUnexplained: doubt !== null && isBlank(end?.sentence ?? '') };
}
