import type { CaseAcceptance, CaseOutcome, CaseStanding } from '@app/domain/case-life';
import type { Commitment } from '@app/domain/commitment';
import { acceptanceDeadline, reportDeadline } from '@app/domain/commitment-policy';
import type { ContactDetails } from '@app/domain/contact-details';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { customer, partner } = PERSONAS;

/** The partner's outcome of the case `case_id`: paid in full. */
export function aCaseOutcome(overrides: Partial<Stored<CaseOutcome>> = {}): Stored<CaseOutcome> {
  return {
    case_id: 'demo-case',
    status: 'Completed',
    outcome: 'paid_in_full',
    sentence: 'ลูกหนี้โอนชำระครบทุกงวดแล้ว ตรวจสอบยอดกับลูกค้าเรียบร้อย',
    by: partner.uid,
    by_role: 'partner',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The partner has been asked whether to take the case, and has not answered. */
export function aCaseAcceptance(overrides: Partial<Stored<CaseAcceptance>> = {}): Stored<CaseAcceptance> {
  const asked_at = overrides.asked_at ?? BUILT_AT;
  return {
    partner_id: partner.uid,
    case_number: null,
    state: 'waiting',
    asked_at,
    ...acceptanceDeadline(asked_at),
    ...overrides,
  };
}

/** The first weekly report of the case `demo-case`, which is not due yet. */
export function aCommitment(overrides: Partial<Stored<Commitment>> = {}): Stored<Commitment> {
  const from_at = overrides.from_at ?? BUILT_AT;
  const due_at = overrides.due_at ?? reportDeadline(from_at, from_at);
  return {
    case_id: 'demo-case',
    case_number: null,
    customer_id: customer.uid,
    partner_id: partner.uid,
    kind: 'weekly_report',
    period: 1,
    from_at,
    due_at,
    state: 'open',
    owed: true,
    met_at: null,
    met_by: null,
    late_by: null,
    check_at: due_at,
    law: { table: 'commitments', n: 3 },
    ...overrides,
  };
}

/** The customer's case, of which nothing special is known. */
export function aCaseStanding(overrides: Partial<Stored<CaseStanding>> = {}): Stored<CaseStanding> {
  return {
    user_id: customer.uid,
    case_number: null,
    hold: null,
    duplicate_of: null,
    duplicates: [],
    objection: null,
    reopened: null,
    by: { uid: customer.uid, role: 'customer' },
    updated_at: BUILT_AT,
    ...overrides,
  };
}

export function aSetOfContactDetails(
  overrides: Partial<Stored<ContactDetails>> = {},
): Stored<ContactDetails> {
  return {
    contact_person: 'คุณวราภรณ์ ฝ่ายบัญชี',
    phone: '02-555-0142',
    best_time: 'จันทร์–ศุกร์ หลัง 13.00 น.',
    updated_at: BUILT_AT,
    ...overrides,
  };
}
