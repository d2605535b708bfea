import { coveredContact, type Authority } from '@app/domain/authority';
import { dayOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import type { CaseAcceptance } from '@app/domain/case-life';
import type { DoorCode } from '@app/domain/door';
import { isAssignable, type Partner } from '@app/domain/partner';

/** The documents that decide whether a partner contacts the debtor of a case; null: there is none. */
export interface VouchFacts {
  item: Pick<Case, 'partner_id' | 'status'> | null;
  /** null: the case was assigned before partners were asked. */
  acceptance: Pick<CaseAcceptance, 'partner_id' | 'state'> | null;
  partner: Pick<Partner, 'status' | 'disabled'> | null;
  /** null: none was recorded. */
  authority: Pick<Authority, 'scope' | 'from_on' | 'until_on' | 'revoked_at'> | null;
}

/** Does this partner have the case, has it accepted it, may it work for the firm, and does its authority cover a contact, all as of now? */
export function isVouchedFor(
  partnerId: string,
  { item, acceptance, partner, authority }: VouchFacts,
  now: Date,
): boolean {
  const hasCase = item?.partner_id === partnerId && item.status === 'In Progress';
  const hasAccepted =
    acceptance === null || (acceptance.partner_id === partnerId && acceptance.state === 'accepted');
  const isAuthorised = coveredContact(authority, dayOf(now)) !== null;
  return hasCase && hasAccepted && isAuthorised && partner !== null && isAssignable(partner);
}

/** Is the code neither expired nor revoked? */
export function isInForce({ expires_at, revoked_at }: Omit<DoorCode, 'id'>, now: Date): boolean {
  return revoked_at === undefined && expires_at > now;
}
