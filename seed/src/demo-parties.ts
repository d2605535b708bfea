import { partyKeys, type CaseParties } from '@app/domain/case-parties';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';

/** Who is in a demo case, as the function would have written it when the case was submitted. */
export function demoParties(
  { id, owner, debtor, amount, submitted }: DemoCase,
  clock: Clock,
): Omit<CaseParties, 'id'> {
  return {
    case_id: id,
    user_id: owner.uid,
    amount,
    keys: partyKeys(debtor, owner.fullName, null),
    updated_at: clock(submitted, 9),
  };
}
