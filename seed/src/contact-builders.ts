import type { ContactDigest, DebtorContact } from '@app/domain/debtor-contact';
import type { DebtorFacts } from '@app/domain/debtor-facts';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { customer, partner } = PERSONAS;

/** A call that reached the debtor of the case `demo-case`, within the rules; its hashes are of no chain. */
export function aDebtorContact(overrides: Partial<Stored<DebtorContact>> = {}): Stored<DebtorContact> {
  return {
    case_id: 'demo-case',
    seq: 1,
    channel: 'call',
    direction: 'out',
    person: 'debtor',
    began_at: BUILT_AT,
    recorded_at: BUILT_AT,
    late_minutes: 0,
    outcome: 'reached',
    counts: true,
    verdict: 'inside',
    law: { table: 'contact_rules', n: 1 },
    note: 'ลูกหนี้ขอตรวจยอดก่อน จะแจ้งกลับภายในสัปดาห์นี้',
    told: { own_name: true, creditor: true, amount: true, authority_shown: false },
    actor_id: partner.uid,
    actor_role: 'partner',
    actor_name: partner.fullName,
    actor_salt: '0'.repeat(32),
    actor_seal: '0'.repeat(64),
    hash: '0'.repeat(64),
    prev_hash: '',
    ...overrides,
  };
}

/** The sums of a case with one contact. */
export function aContactDigest(overrides: Partial<ContactDigest> = {}): ContactDigest {
  return {
    case_id: 'demo-case',
    entries: 1,
    inside: 1,
    outside_hours: 0,
    second_that_day: 0,
    recorded_late: 0,
    not_gated: 0,
    last_hash: '0'.repeat(64),
    updated_at: BUILT_AT,
    ...overrides,
  };
}

/** What the customer states about the debtor of the case `demo-case`. */
export function aSetOfDebtorFacts(overrides: Partial<Stored<DebtorFacts>> = {}): Stored<DebtorFacts> {
  return {
    case_id: 'demo-case',
    user_id: customer.uid,
    kind: 'natural',
    person_no: null,
    reach: [{ kind: 'phone', value: '081-555-0142', told_by_debtor: true }],
    updated_at: BUILT_AT,
    updated_by: customer.uid,
    ...overrides,
  };
}
