import { uncoveredFrom, type Authority } from './authority.ts';
import { dayOf } from './calendar.ts';
import type { CaseStanding } from './case-life.ts';
import { isPaused, type DoorState } from './door.ts';

interface Reasons {
  /** null: the debtor has answered nothing. */
  door: Pick<DoorState, 'open' | 'updated_at'> | null;
  hold: Pick<NonNullable<CaseStanding['hold']>, 'at'> | null;
  /** Of the partner who has the case; null: none was recorded, which prevents nothing (`WHEN_AUTHORITY_MISSING`). */
  authority: Pick<Authority, 'scope' | 'from_on' | 'until_on' | 'revoked_at'> | null;
}

/**
 * From which day on a case's debtor is not to be contacted, whatever the hours: the debtor disputes the debt, the customer has put the
 * case on hold, or the partner's authority covers no contact any more. The day never depends on when it is computed.
 * @returns a day in Bangkok; null: there is no such day
 */
export function noContactFrom({ door, hold, authority }: Reasons): string | null {
  const days = [
    door !== null && isPaused(door) ? dayOf(door.updated_at) : null,
    hold === null ? null : dayOf(hold.at),
    authority === null ? null : uncoveredFrom(authority),
  ];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
