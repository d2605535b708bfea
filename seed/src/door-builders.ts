import type { DoorAnswer, DoorCode, DoorState } from '@app/domain/door';
import { BUILT_AT, type Stored } from './builders.ts';
import { PERSONAS } from './personas.ts';

const { partner } = PERSONAS;

/** A code for the debtor of the case `demo-case`. */
export function aDoorCode(overrides: Partial<Stored<DoorCode>> = {}): Stored<DoorCode> {
  return {
    case_id: 'demo-case',
    partner_id: partner.uid,
    issued_by: partner.uid,
    issued_at: BUILT_AT,
    expires_at: new Date(BUILT_AT.getTime() + 60 * 24 * 3_600_000),
    ...overrides,
  };
}

/** A debtor asks to be called in the evening. */
export function aDoorAnswer(overrides: Partial<Stored<DoorAnswer>> = {}): Stored<DoorAnswer> {
  return {
    case_id: 'demo-case',
    partner_id: partner.uid,
    kind: 'prefer_time',
    text: 'สะดวกคุยหลังเลิกงาน ประมาณ 17.30 น.',
    reach: '',
    created_at: BUILT_AT,
    state: 'open',
    ...overrides,
  };
}

/** What that answer means for the next contact. */
export function aDoorState(overrides: Partial<DoorState> = {}): DoorState {
  const { text, reach, created_at: at } = aDoorAnswer();
  return {
    case_id: 'demo-case',
    open: { dispute: 0, paid: 0 },
    wishes: { prefer_time: { answer_id: 'demo-door-answer', text, reach, at } },
    updated_at: at,
    ...overrides,
  };
}
