import type { LawConfirmation } from '@app/domain/law/confirmation';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

/** A lawyer's confirmation of the first contact rules. The demo data have none: no lawyer has read a table. */
export function aLawConfirmation(overrides: Partial<Stored<LawConfirmation>> = {}): Stored<LawConfirmation> {
  return {
    table: 'contact_rules',
    n: 1,
    effective_from: '2019-11-21',
    status: 'confirmed',
    confirmed_by: { name: 'นางสาวพิมพ์ใจ ตัวอย่าง', licence_no: '1234/2560' },
    confirmed_on: '2026-11-20',
    created_by: PERSONAS.admin.uid,
    created_at: BUILT_AT,
    ...overrides,
  };
}
