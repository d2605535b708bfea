import type { PartnerPaper } from '@app/domain/partner-paper';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

/** A registration that the demo partner has shown and that nobody has judged yet. */
export function aPartnerPaper(overrides: Partial<Stored<PartnerPaper>> = {}): Stored<PartnerPaper> {
  const user_id = overrides.user_id ?? PERSONAS.partner.uid;
  return {
    user_id,
    kind: 'registration',
    number: 'ทท 0141/2567',
    issued_by: 'สภาทนายความ',
    valid_until: null,
    path: `case-files/${user_id}/1719900000000-ใบทะเบียน.pdf`,
    state: 'shown',
    created_at: BUILT_AT,
    ...overrides,
  };
}
