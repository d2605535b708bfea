import type { PublicFigures } from '@app/domain/public-figures';
import { BUILT_AT } from './builders.ts';

/** Figures of the firm's work, none withheld but the share that was recovered. */
export function aSetOfPublicFigures(overrides: Partial<PublicFigures> = {}): PublicFigures {
  return {
    since: '2025-11-23',
    as_of: '2026-11-22',
    closed: 214,
    recovered_share: null,
    reports_on_time: { met: 1_268, due: 1_310 },
    contacts_inside: { inside: 2_430, counted: 2_450 },
    median_days_to_first_contact: { days: 2.5, n: 198 },
    method: 1,
    computed_at: BUILT_AT,
    ...overrides,
  };
}
