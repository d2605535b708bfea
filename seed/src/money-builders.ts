import type { CaseAgenda } from '@app/domain/case-agenda';
import type { CaseBalance } from '@app/domain/case-balance';
import type { Payment } from '@app/domain/payment';
import type { PaymentPromise } from '@app/domain/promise';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { partner } = PERSONAS;

/** A payment into the creditor's account that the partner has reported, in the case `demo-case`. */
export function aPayment(overrides: Partial<Stored<Payment>> = {}): Stored<Payment> {
  return {
    case_id: 'demo-case',
    user_id: partner.uid,
    reporter_role: 'partner',
    partner_id: partner.uid,
    satang: 12_125_000,
    received_on: '2026-09-14',
    into: 'creditor',
    note: '',
    reverses: null,
    state: 'reported',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** A promise that the partner has recorded in the case `demo-case`. */
export function aPromise(overrides: Partial<Stored<PaymentPromise>> = {}): Stored<PaymentPromise> {
  return {
    case_id: 'demo-case',
    user_id: partner.uid,
    satang: 5_000_000,
    made_on: '2026-09-14',
    due_on: '2026-09-30',
    state: 'open',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The balance of a case of 185,000 baht without payments. */
export function aCaseBalance(overrides: Partial<CaseBalance> = {}): CaseBalance {
  const claimed = 18_500_000;
  const figures = { claimed, promised: 0, recovered: 0, outstanding: claimed };
  return {
    claimed,
    paid_confirmed: 0,
    held_by_partner: 0,
    held_by_firm: 0,
    paid_reported: 0,
    outstanding: claimed,
    promised: 0,
    broken_promises: 0,
    next_promise_on: null,
    as_of: '2026-09-14',
    counted: { total: { all: figures }, by_partner: {}, by_month: {} },
    ...overrides,
  };
}

/** The agenda of a case in which 50,000 baht are promised. */
export function aCaseAgenda(overrides: Partial<Stored<CaseAgenda>> = {}): Stored<CaseAgenda> {
  return {
    partner_id: partner.uid,
    case_number: null,
    promised_on: '2026-09-30',
    promised_satang: 5_000_000,
    broken_on: null,
    contacted_on: null,
    outside_at: null,
    act_by: null,
    no_contact_from: null,
    ...overrides,
  };
}
