import type { CaseMessage } from '@app/domain/case-message';
import type { Decision } from '@app/domain/decision';
import { aCaseUpdate, BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { customer, partner } = PERSONAS;

/** A question of the customer in the case `case_id`. */
export function aCaseMessage(overrides: Partial<Stored<CaseMessage>> = {}): Stored<CaseMessage> {
  return aCaseUpdate({
    user_id: customer.uid,
    author_name: customer.fullName,
    update_text: 'ลูกหนี้ติดต่อกลับมาบ้างหรือยัง',
    ...overrides,
  });
}

/** The partner asks the customer whether to accept 150,000 baht in three payments. */
export function aDecision(overrides: Partial<Stored<Decision>> = {}): Stored<Decision> {
  return {
    case_id: 'demo-case',
    customer_id: customer.uid,
    user_id: partner.uid,
    by_role: 'partner',
    kind: 'offer',
    satang: 15_000_000,
    instalments: 3,
    text: 'ขอชำระเดือนละงวด เริ่มสิ้นเดือนนี้',
    answer_by: '2026-09-21',
    state: 'open',
    created_at: BUILT_AT,
    ...overrides,
  };
}
