import type { Authority } from '@app/domain/authority';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

/** The customer lets the partner demand and negotiate, not receive money, until the end of the year. */
export function anAuthority(overrides: Partial<Stored<Authority>> = {}): Stored<Authority> {
  return {
    case_id: 'demo-case',
    user_id: PERSONAS.customer.uid,
    by_role: 'customer',
    scope: ['demand', 'negotiate'],
    from_on: '2026-01-01',
    until_on: '2026-12-31',
    document_id: null,
    created_at: BUILT_AT,
    ...overrides,
  };
}
