import { partyKeys, type CaseParties } from '@app/domain/case-parties';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { customer } = PERSONAS;

/** Who is in a case of the demo customer. */
export function aSetOfParties(overrides: Partial<Stored<CaseParties>> = {}): Stored<CaseParties> {
  return {
    case_id: 'demo-case',
    user_id: customer.uid,
    amount: 100_000,
    keys: partyKeys('นายสมชาย ใจดี', customer.fullName, null),
    updated_at: BUILT_AT,
    ...overrides,
  };
}
