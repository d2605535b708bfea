import type { Payment } from '../payment.ts';

/** A payment of 121,250 baht that both sides agree on. */
export function aPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: 'a',
    case_id: 'c',
    user_id: 'p',
    reporter_role: 'partner',
    partner_id: 'p',
    satang: 12_125_000,
    received_on: '2026-11-20',
    into: 'creditor',
    note: '',
    reverses: null,
    state: 'confirmed',
    created_at: new Date(0),
    ...overrides,
  };
}
