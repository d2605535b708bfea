import { clockId, type Clock } from '@app/domain/limitation-clock';
import type { ClaimSheet, LegalEvent } from '@app/domain/claim-sheet';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { customer, partner } = PERSONAS;

/** What the customer states about the claim of the case `demo-case`: goods, and the cheque that was given for them. */
export function aClaimSheet(overrides: Partial<Stored<ClaimSheet>> = {}): Stored<ClaimSheet> {
  return {
    case_id: 'demo-case',
    user_id: customer.uid,
    debt_type: 'goods',
    for_business: true,
    due_on: '2026-08-15',
    cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
    updated_at: BUILT_AT,
    updated_by: customer.uid,
    ...overrides,
  };
}

/** An acknowledgement in writing that the partner enters. */
export function aLegalEvent(overrides: Partial<Stored<LegalEvent>> = {}): Stored<LegalEvent> {
  return {
    case_id: 'demo-case',
    user_id: partner.uid,
    by_role: 'partner',
    kind: 'acknowledged_in_writing',
    on: '2026-06-01',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The complaint about a cheque. */
export function aClock(overrides: Partial<Clock> = {}): Clock {
  const clock: Clock = {
    id: '',
    case_id: 'demo-case',
    rule: 'complaint',
    subject: 'cheque_0',
    basis: 'cheque-complaint',
    from_on: '2026-09-05',
    interrupted: [],
    lapse_on_earliest: '2026-12-05',
    lapse_on_other: [],
    late_until: null,
    state: 'near',
    law: { table: 'limitation', n: 1 },
    check_on: '2026-11-28',
    ...overrides,
  };
  return { ...clock, id: clockId(clock) };
}
